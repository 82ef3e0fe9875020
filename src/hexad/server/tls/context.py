"""The TLS context of one process, which follows the files of its certificate."""

from __future__ import annotations

import asyncio
import logging
import ssl
from typing import TYPE_CHECKING

from hexad.errors import SettingError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hexad.server.settings import TlsFiles

__all__ = ["CertificateFollower"]

CHECK_SECONDS = 60.0

log = logging.getLogger(__name__)


class CertificateFollower:
    """Loads the certificate into `context`, and loads it again when its files have changed.

    renew: replaces the files if that is due. Every process calls it; the first one does the work.
    """

    def __init__(self, files: TlsFiles, renew: Callable[[], object] | None = None) -> None:
        self._files = files
        self._renew = renew
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.minimum_version = ssl.TLSVersion.TLSv1_2
        self.context.set_alpn_protocols(["http/1.1"])
        self._loaded = self._stamp()
        self._load()

    async def run(self) -> None:
        """Follow the files as long as the process runs."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            await asyncio.to_thread(self.check)

    def check(self) -> None:
        """Have the certificate replaced if that is due, and use a new one for all connections from now on."""
        try:
            if self._renew is not None:
                self._renew()
            stamp = self._stamp()
            if stamp != self._loaded:
                self._load()
                self._loaded = stamp
                log.info("the certificate was replaced")
        except (OSError, SettingError) as error:
            # The connections go on with the certificate that is loaded; ssl.SSLError is an OSError.
            log.error("the certificate cannot be replaced: %s", error)  # noqa: TRY400 - the reason is enough

    def _load(self) -> None:
        # Without a password, OpenSSL would ask for one at the terminal.
        self.context.load_cert_chain(self._files.certificate, self._files.key, password=lambda: b"")

    def _stamp(self) -> tuple[tuple[int, int], ...]:
        """What changes when a file is replaced or written."""
        stats = [path.stat() for path in (self._files.certificate, self._files.key)]
        return tuple((stat.st_ino, stat.st_mtime_ns) for stat in stats)
