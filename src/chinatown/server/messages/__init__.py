"""Every message between server and client, as models: the one contract for Python and TypeScript.

`web/src/lib/protocol.ts` is generated from these. Tags have no default, so that TypeScript can tell
the messages apart. Buildings are numbers, shop types names, players seats, money integer dollars.
"""
