"""The command line, `hexad`.

`commands/` has one module for each command, imported when that command runs; `play/` is what `hexad play` consists of.
`app.py` holds the list of the commands and runs them, `command.py` and `options.py` are the Click classes that they are
made of, `i18n.py` and `phrases.py` the language that they answer in. The other modules are shared by several commands.

Exit codes of all commands: 0 done; 1 the answer is no (an illegal move, a broken record); 2 the request cannot be
carried out (a wrong option, a missing file); 130 interrupted; 141 the reader of the output has closed it.
"""

from __future__ import annotations

from hexad.cli.app import main

__all__ = ["main"]
