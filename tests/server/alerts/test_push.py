"""Web Push reaches one browser, encrypted so that the push service cannot read it."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.alerts.kit import alerting, minute, ways_of
from tests.server.alerts.stand_ins import Post, receiving
from tests.server.kit import Json, Person

from chinatown.server.alerts.push import BadSubscriptionError, PushKey, decoded, encoded, encrypted

CONTACT = "mailto:ops@example.org"


class Browser:
    """A browser's side of a subscription."""

    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes = b"a" * 16):
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth
        public = self._key.public_key()
        self._point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self._point), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> bytes:
        """Return what a message says (RFC 8188 and 8291)."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + self._point + sender
        material = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        assert padded.endswith(b"\2")
        return padded[:-1]


async def subscribe(person: Person, browser: Browser, endpoint: str) -> Json:
    body = {"endpoint": endpoint, **browser.keys, "language": "en"}
    answer = await person.post("/api/alerts/push", body)
    assert answer.status_code == 200, answer.text
    alerts: Json = answer.json()
    return alerts


def claims_of(post: Post, public_key: str) -> Any:
    """Return what the server says of itself to a push service, once its signature was checked."""
    token, _, key = post.headers["authorization"].removeprefix("vapid t=").partition(", k=")
    assert key == public_key
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    r, s = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    public.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), b"another", ec.ECDSA(hashes.SHA256()))
    header, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    return claims


async def test_a_browser_is_told_which_table_waits(tmp_path: Path) -> None:
    async with receiving() as service, alerting(tmp_path, push_contact=CONTACT) as people:
        ben, browser = people.site.people[1], Browser()
        alerts = await subscribe(ben, browser, f"{service.url}/push/ben")
        assert [(way["kind"], way["confirmed"]) for way in alerts["ways"]] == [("push", True)]
        await people.leave(1)
        await minute(people)
        post = await service.post()
        assert post.headers["content-encoding"] == "aes128gcm"
        assert post.headers["ttl"] == "86400"
        said = json.loads(browser.read(post.body))
        assert said["path"] == f"/t/{people.table}"
        assert set(said) == {"title", "body", "path"}
        assert people.table.encode() not in post.body
        claims = claims_of(post, alerts["push_key"])
        assert (claims["aud"], claims["sub"]) == (service.url, CONTACT)
        assert 0 < claims["exp"] - people.watch().timestamp() <= 24 * 3600


async def test_a_browser_that_takes_no_more_is_forgotten(tmp_path: Path) -> None:
    async with receiving() as service, alerting(tmp_path, push_contact=CONTACT) as people:
        ben = people.site.people[1]
        await subscribe(ben, Browser(), service.url)
        service.status = 410
        await ben.post("/api/alerts/test", {})
        assert await ways_of(ben) == []


async def test_a_browser_alerts_whoever_used_it_last(tmp_path: Path) -> None:
    async with receiving() as service, alerting(tmp_path, push_contact=CONTACT) as people:
        ann, ben = people.site.people[:2]
        browser = Browser()
        await subscribe(ann, browser, service.url)
        await subscribe(ben, browser, service.url)
        assert await ways_of(ann) == []
        assert len(await ways_of(ben)) == 1


async def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    async with receiving() as service, alerting(tmp_path, push_contact=CONTACT) as people:
        ben = people.site.people[1]
        good = Browser().keys
        for keys in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "?"}):
            body = {"endpoint": service.url, **good, **keys, "language": "en"}
            answer = await ben.post("/api/alerts/push", body)
            assert answer.json()["code"] == "alert-address-refused"


def test_the_example_of_the_standard_comes_out_to_the_byte() -> None:
    # RFC 8291, section 5 and appendix A.
    def private(text: str) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(decoded(text)), ec.SECP256R1())

    auth = decoded("BTBZMqHH6r4Tts7J_aSIgg")
    browser = Browser(private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), auth)
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        browser.keys,
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAm"
        "S6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj"
        "_Qulcy4a-fN"
    )
    assert browser.read(body) == b"When I grow up, I want to be a watermelon"


def test_all_servers_of_a_database_have_the_same_key() -> None:
    assert PushKey("a secret").public == PushKey("a secret").public != PushKey("another").public
    assert len(base64.urlsafe_b64decode(PushKey("a secret").public + "=")) == 65


def test_without_keys_nothing_is_encrypted() -> None:
    with pytest.raises(BadSubscriptionError):
        encrypted(b"", {})
