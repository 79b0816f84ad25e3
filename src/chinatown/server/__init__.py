"""Tables over HTTP and WebSocket: the store, identity, and bots in threads."""
