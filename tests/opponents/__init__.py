"""Simple opponents of our own, so that a loss of strength shows; each is also a program that speaks UGI."""
