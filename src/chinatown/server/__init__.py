"""Tables over HTTP and WebSocket: the store, identity and the bots beside the event loop."""
