"""The certificate authority of this server, and the certificates that it issues."""

from __future__ import annotations

import datetime as dt
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from hexad.server.tls.addresses import DOMAINS, NETWORKS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cryptography.hazmat.primitives.asymmetric.types import CertificateIssuerPublicKeyTypes

__all__ = ["RENEWAL", "Identity", "is_covered", "names_of", "new_authority", "new_certificate", "now"]

# Devices trust the authority once. Systems accept certificates for at most 398 days.
AUTHORITY_LIFE = dt.timedelta(days=3_650)
CERTIFICATE_LIFE = dt.timedelta(days=397)
RENEWAL = dt.timedelta(days=30)
"""How long before its end a certificate is replaced."""
# The clocks of devices without internet may be slow.
_BACKDATED = dt.timedelta(days=2)
_MAX_COMMON_NAME = 64


class Identity(NamedTuple):
    """A certificate and its private key."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    @classmethod
    def read(cls, pem: bytes) -> Identity:
        """The first certificate and the key of a text; raises ValueError."""
        key = load_pem_private_key(pem, None)
        certificate = x509.load_pem_x509_certificate(pem)
        if not isinstance(key, ec.EllipticCurvePrivateKey) or certificate.public_key() != key.public_key():
            raise ValueError("the key does not belong to the certificate")
        return cls(certificate, key)

    @property
    def certificate_pem(self) -> bytes:
        """The certificate as text."""
        return self.certificate.public_bytes(Encoding.PEM)

    @property
    def pem(self) -> bytes:
        """Key and certificate as one text, so that one is never replaced without the other."""
        return self.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + self.certificate_pem

    def lasts(self, moment: dt.datetime) -> bool:
        """Whether it is valid and need not be replaced soon."""
        certificate = self.certificate
        return certificate.not_valid_before_utc <= moment < certificate.not_valid_after_utc - RENEWAL


def now() -> dt.datetime:
    """The current time."""
    return dt.datetime.now(dt.UTC)


def new_authority(host: str, names: Iterable[str], moment: dt.datetime) -> Identity:
    """An authority whose certificates are valid in local networks only, and for the present names of this machine."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = _name(f"Hexad on {host}" if host else "Hexad")
    permitted = [
        *(x509.DNSName(domain) for domain in DOMAINS),
        *(x509.IPAddress(network) for network in NETWORKS),
        *(entry for name in sorted(names) if (entry := _constraint(name)) is not None),
    ]
    builder = (
        _builder(name, name, key.public_key(), moment, AUTHORITY_LIFE)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
    )
    return Identity(builder.sign(key, hashes.SHA256()), key)


def new_certificate(authority: Identity, names: Iterable[str], moment: dt.datetime) -> Identity:
    """A certificate for a server with these names and addresses, as far as the authority may issue them."""
    key = ec.generate_private_key(ec.SECP256R1())
    allowed = sorted(name for name in set(names) if is_covered(authority, name))
    # Devices reject a certificate that ends after its authority.
    life = min(CERTIFICATE_LIFE, authority.certificate.not_valid_after_utc - moment)
    public = authority.certificate.public_key()
    builder = (
        _builder(_name("Hexad"), authority.certificate.subject, key.public_key(), moment, life)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(_issuer_key(public)), critical=False)
        .add_extension(x509.SubjectAlternativeName(list(map(_general_name, allowed))), critical=False)
    )
    return Identity(builder.sign(authority.key, hashes.SHA256()), key)


def is_covered(authority: Identity, name: str) -> bool:
    """Whether the authority may issue a certificate for a name or an address."""
    constraints = authority.certificate.extensions.get_extension_for_class(x509.NameConstraints).value
    return any(_permits(entry, name) for entry in constraints.permitted_subtrees or ())


def names_of(certificate: x509.Certificate) -> set[str]:
    """The names and addresses that a certificate is valid for."""
    try:
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return set()
    return {str(name.value) for name in names}


def _permits(entry: x509.GeneralName, name: str) -> bool:
    try:
        address = ip_address(name)
    except ValueError:
        return isinstance(entry, x509.DNSName) and (name == entry.value or name.endswith(f".{entry.value}"))
    return (
        isinstance(entry, x509.IPAddress)
        and isinstance(entry.value, IPv4Network | IPv6Network)
        and entry.value.version == address.version
        and address in entry.value
    )


def _constraint(name: str) -> x509.GeneralName | None:
    """The constraint that permits a name, or None if those for local networks do."""
    try:
        address = ip_address(name)
    except ValueError:
        is_known = any(name == domain or name.endswith(f".{domain}") for domain in DOMAINS)
        return None if is_known else x509.DNSName(name)
    is_known = any(address in network for network in NETWORKS if network.version == address.version)
    return None if is_known else x509.IPAddress(ip_network(name))


def _issuer_key(key: object) -> CertificateIssuerPublicKeyTypes:
    assert isinstance(key, ec.EllipticCurvePublicKey)
    return key


def _general_name(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _name(common_name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common_name[:_MAX_COMMON_NAME])])


def _builder(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, moment: dt.datetime, life: dt.timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(moment - _BACKDATED)
        .not_valid_after(moment + life)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )
