"""The layer around the application: security headers, origin checks, rate limits, sessions."""
