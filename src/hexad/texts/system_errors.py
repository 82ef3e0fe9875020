"""Errors of the operating system as sentences."""

from __future__ import annotations

import errno
import re
import socket

from hexad.errors import Sentence

__all__ = ["system_sentence"]

_KEYS = {
    errno.ENOENT: "wrong-file-there",
    errno.EACCES: "wrong-file-allowed",
    errno.EPERM: "wrong-file-allowed",
    errno.EISDIR: "wrong-file-folder",
    errno.ENOTDIR: "wrong-file-no-folder",
    errno.EEXIST: "wrong-file-exists",
    errno.ENOSPC: "wrong-file-space",
    errno.EDQUOT: "wrong-file-quota",
    errno.EROFS: "wrong-file-read-only",
    errno.EIO: "wrong-file-disk",
    errno.ENAMETOOLONG: "wrong-file-name",
    errno.ELOOP: "wrong-file-loop",
    errno.EMFILE: "wrong-file-many",
    errno.ENFILE: "wrong-file-many",
    errno.EADDRINUSE: "wrong-file-in-use",
    errno.EADDRNOTAVAIL: "wrong-file-not-here",
    errno.ECONNREFUSED: "wrong-file-refused",
    errno.ECONNRESET: "wrong-file-closed",
    errno.EHOSTUNREACH: "wrong-file-unreachable",
    errno.ENETUNREACH: "wrong-file-unreachable",
    errno.ETIMEDOUT: "wrong-file-late",
}


def system_sentence(error: OSError) -> Sentence:
    """Why a file or an address cannot be used; a rare reason is quoted in the words of the system."""
    if isinstance(error, socket.gaierror):
        return Sentence("wrong-file-host", {})
    if isinstance(error, TimeoutError) and error.errno is None:
        return Sentence("wrong-file-late", {})
    key = _KEYS.get(_number(error))
    return Sentence(key, {}) if key else Sentence("wrong-system-says", {"said": error.strerror or str(error)})


def _number(error: OSError) -> int:
    """The number of an error. For a host with several addresses, asyncio joins their errors to one without a number."""
    if error.errno is not None:
        return error.errno
    numbers = {int(number) for number in re.findall(r"\[Errno (\d+)\]", str(error))}
    return numbers.pop() if len(numbers) == 1 else 0
