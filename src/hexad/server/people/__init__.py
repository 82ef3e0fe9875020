"""Who acts: guests, accounts and tokens; names and passwords."""
