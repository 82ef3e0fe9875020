"""Logging: plain lines for a terminal, one JSON object per line otherwise."""

from __future__ import annotations

import json
import logging
import sys
import time

__all__ = ["set_up_logs"]

# The attributes that every record has; all others were passed as `extra`.
_STANDARD_ATTRIBUTES = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message", "asctime", "taskName"}
# Libraries whose info messages do not concern operators.
_QUIET_LOGGERS = ("alembic", "sqlalchemy", "websockets", "asyncio")


class _JsonFormatter(logging.Formatter):
    """A JSON object per record, with the traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "time": f"{_timestamp(record, '%Y-%m-%dT%H:%M:%S')}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "part": record.name.removeprefix("hexad.server."),
            "text": record.getMessage(),
            "pid": record.process,
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _STANDARD_ATTRIBUTES}
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str, ensure_ascii=False)


class _PlainFormatter(logging.Formatter):
    """A line with the time and the message, and the extra fields in brackets."""

    def format(self, record: logging.LogRecord) -> str:
        extra = " ".join(f"{name}={value}" for name, value in vars(record).items() if name not in _STANDARD_ATTRIBUTES)
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        line = f"{_timestamp(record, '%H:%M:%S')}  {level}{record.getMessage()}{f'  ({extra})' if extra else ''}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _timestamp(record: logging.LogRecord, pattern: str) -> str:
    return time.strftime(pattern, time.gmtime(record.created) if "T" in pattern else time.localtime(record.created))


def set_up_logs(*, as_json: bool) -> None:
    """Log to standard error: as JSON from level info, at a terminal (plain lines) only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonFormatter() if as_json else _PlainFormatter())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("hexad").setLevel(logging.INFO if as_json else logging.WARNING)
    for name in _QUIET_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)
