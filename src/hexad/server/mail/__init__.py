"""Mails: the settings of the mail server, what mails say, and sending them."""
