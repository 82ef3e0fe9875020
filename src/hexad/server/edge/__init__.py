"""What every request and every socket passes first: headers, origin checks, rate limits, sessions."""
