"""What the server says of itself: a line for people at a terminal, a JSON object on a line for everything else."""

from __future__ import annotations

import json
import logging
import sys
import time

__all__ = ["set_up_logs"]

# What a record has of its own; everything else was added by whoever wrote it.
_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message", "asctime", "taskName"}
# Those who explain at length what is none of an operator's business.
_QUIET = ("alembic", "sqlalchemy", "websockets", "asyncio")


class _Json(logging.Formatter):
    """One object, with a traceback where there is one."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": f"{_clock(record, '%Y-%m-%dT%H:%M:%S')}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("hexad.server."),
            "text": record.getMessage(),
            "pid": record.process,
        }
        said |= {name: value for name, value in vars(record).items() if name not in _OWN}
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str, ensure_ascii=False)


class _Plain(logging.Formatter):
    """A line with the time, and what is worth knowing besides in brackets."""

    def format(self, record: logging.LogRecord) -> str:
        more = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in _OWN)
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        line = f"{_clock(record, '%H:%M:%S')}  {level}{record.getMessage()}{f'  ({more})' if more else ''}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _clock(record: logging.LogRecord, pattern: str) -> str:
    return time.strftime(pattern, time.gmtime(record.created) if "T" in pattern else time.localtime(record.created))


def set_up_logs(*, as_json: bool) -> None:
    """Send what this process says to standard error; at a terminal, people are told what they may have to act on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if as_json else _Plain())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hexad").setLevel(logging.INFO if as_json else logging.WARNING)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
