"""TLS for a local network: a certificate authority of this server alone, and the certificates that it issues."""
