"""Identities: guests, accounts and tokens; names and passwords."""
