"""What the server stands on: its folder and configuration, headers, mail and push. Nothing here answers a request."""
