"""The certificate of the local authority, for devices that shall trust this server."""

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException

from hexad.server.services import Services

__all__ = ["AuthorityRoutes"]


class AuthorityRoutes(Controller):
    """The certificate of the local authority."""

    include_in_schema = False

    @get("/authority.crt", sync_to_thread=True)
    def certificate(self, services: Services) -> Response[bytes]:
        """The certificate, in the media type by which phones offer to install it. It is no secret; its key is."""
        tls = services.settings.tls
        if tls is None or tls.authority is None:
            raise NotFoundException("There is no such page.")
        headers = {"Cache-Control": "no-cache", "Content-Disposition": 'attachment; filename="hexad-authority.crt"'}
        return Response(tls.authority.read_bytes(), media_type="application/x-x509-ca-cert", headers=headers)
