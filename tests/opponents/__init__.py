"""Simple opponents that reveal a loss of strength; each is also a program that speaks UGI."""
