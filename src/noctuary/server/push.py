"""Web push: messages for browsers, encrypted (RFC 8291) and signed (RFC 8292) by this server."""

from __future__ import annotations

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
"""Seconds for which a signature counts."""
KEPT_FOR: Final = 24 * 3600
"""Seconds for which a message waits for a browser that is not there."""


def new_key() -> str:
    """A private key, as it is kept."""
    return written(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big"))


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key that is kept so."""
    return ec.derive_private_key(int.from_bytes(read(text), "big"), CURVE)


def public(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The point that belongs to it."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def headers(key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, topic: str) -> dict[str, str]:
    """What goes with a message: who sends it (`subject` is where that one is found), and what it is about, so that a
    later one takes its place if it has not arrived.
    """
    place = urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": subject}
    token = ".".join(written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    numbers = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(SHA256())))
    signature = written(b"".join(number.to_bytes(32, "big") for number in numbers))
    return {
        "Authorization": f"vapid t={token}.{signature}, k={written(public(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "high",
        "Topic": topic,
    }


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only the browser with these keys reads. `key` and `salt` are used once. Raises ValueError if the
    keys are none.
    """
    theirs = read(p256dh)
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    secret = _derived(shared, read(auth), b"WebPush: info\0" + theirs + public(key), 32)
    content = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public(key))]) + public(key)
    # One record, which is the last: 2.
    return head + AESGCM(content).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def written(data: bytes) -> str:
    """Base64 as these standards have it."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    """What is written so. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
