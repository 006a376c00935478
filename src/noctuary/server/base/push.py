"""Web push: messages for browsers, encrypted (RFC 8291) and signed (RFC 8292) by this server."""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
SIGNED_FOR: Final = 12 * 3600
"""Seconds for which a signature is valid."""
KEPT_FOR: Final = 24 * 3600
"""Seconds for which a message is kept for a browser that is offline."""


def new_key() -> str:
    """A new private key as text."""
    return encode(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """The private key from its text."""
    return ec.derive_private_key(int.from_bytes(read(text), "big"), CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key as an uncompressed point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def headers(key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, topic: str) -> dict[str, str]:
    """The headers of a message: they identify the sender (`subject` is its address), and the `topic`, so that a
    later message replaces an undelivered earlier one.
    """
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": subject}
    token = ".".join(encode(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    signature = encode(b"".join(number.to_bytes(32, "big") for number in numbers))
    return {
        "Authorization": f"vapid t={token}.{signature}, k={encode(public(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "high",
        "Topic": topic,
    }


def encrypt(
    text: bytes, p256dh: str, auth: str, key: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser with these keys can read. `key` and `salt` must be used only once. Raises
    ValueError if the browser's keys are invalid.
    """
    theirs = read(p256dh)
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derive(shared, read(auth), b"WebPush: info\0" + theirs + public(key), 32)
    content = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public(key))]) + public(key)
    # Append the delimiter of the last record, 2, to the only record.
    return head + AESGCM(content).encrypt(nonce, text + b"\2", None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encode(data: bytes) -> str:
    """Encode as URL-safe Base64 without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    """Decode URL-safe Base64 without padding. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
