shell-page-failed = This page could not be loaded.
shell-again = Try again
