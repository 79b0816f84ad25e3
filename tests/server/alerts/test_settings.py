"""Whoever runs a server sets by which ways it alerts people."""

import ipaddress

import pytest

from chinatown.server.alerts.settings import AlertSettingError, MailServer
from chinatown.server.settings import Settings

MAIL = {
    "CHINATOWN_SMTP_URL": "smtps://bot%40example.org:pass%2Fword@mail.example.org",
    "CHINATOWN_MAIL_FROM": "Chinatown <bot@example.org>",
    "CHINATOWN_PUBLIC_URL": "https://chinatown.example.org",
}


def settings(**environment: str) -> Settings:
    return Settings.from_environment(environment=environment)


def test_by_default_nobody_is_alerted() -> None:
    assert settings().alerts.kinds == []


def test_each_way_is_set_by_itself() -> None:
    assert settings(CHINATOWN_WEBHOOKS="1").alerts.kinds == ["webhook"]
    assert settings(CHINATOWN_PUSH_CONTACT="mailto:a@example.org").alerts.kinds == ["push"]
    mail = settings(**MAIL).alerts
    assert mail.kinds == ["mail"]
    assert mail.mail_server == MailServer(
        "mail.example.org", 465, "smtps", "bot@example.org", "pass/word"
    )
    assert "pass/word" not in repr(mail)


def test_how_long_a_table_waits_and_what_may_be_reached_can_be_set() -> None:
    alerts = settings(CHINATOWN_ALERT_SECONDS="300", CHINATOWN_ALERT_NETWORKS="10.0.0.0/8").alerts
    assert alerts.seconds == 300
    assert alerts.networks == (ipaddress.ip_network("10.0.0.0/8"),)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CHINATOWN_SMTP_URL", "mail.example.org"),
        ("CHINATOWN_SMTP_URL", "smtp://mail.example.org:port"),
        ("CHINATOWN_MAIL_FROM", "nobody"),
        ("CHINATOWN_PUBLIC_URL", ""),
        ("CHINATOWN_PUSH_CONTACT", "me"),
        ("CHINATOWN_ALERT_SECONDS", "soon"),
        ("CHINATOWN_ALERT_NETWORKS", "everywhere"),
    ],
)
def test_what_cannot_be_meant_is_named(name: str, value: str) -> None:
    with pytest.raises(AlertSettingError, match=name):
        settings(**{**MAIL, name: value})
