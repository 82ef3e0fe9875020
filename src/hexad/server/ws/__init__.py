"""The live protocol: one WebSocket for each client. docs/PROTOCOL.md describes the messages."""
