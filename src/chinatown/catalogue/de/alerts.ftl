### Alerts: what people who are away are told, and how they choose it. The game’s own secrets are in none of them.

## What is told

# The subject of a mail, the title of a notification.
alert-turn-title = Chinatown: du bist dran
# $table: the id of a table, in groups of four letters.
alert-turn = Der Tisch { $table } wartet auf dich.
alert-test-title = Chinatown: ein Test
alert-test = Benachrichtigungen kommen bei dir an. So sieht eine aus.
# In a mail, above an address.
alert-mail-why = Du bekommst diese Mail, weil du Benachrichtigungen wolltest. Unter dieser Adresse bestellst du sie ab:
alert-confirm-title = Chinatown: dein Code
# $site: the address of the server.
alert-confirm = Jemand, vermutlich du, möchte Benachrichtigungen von { $site } an diese Adresse. Warst du es, dann gib dort innerhalb einer Stunde diesen Code ein:
alert-confirm-else = Warst du es nicht, dann tu nichts: Es kommen keine weiteren Mails.
alert-stop-title = Chinatown: Benachrichtigungen per E-Mail
alert-stop = Möchtest du an diese Adresse keine Benachrichtigungen mehr?
alert-stop-sure = Abbestellen
alert-stopped = An diese Adresse kommen keine Benachrichtigungen mehr.

## How it is chosen

alerts-title = Benachrichtigungen
# $minutes: how long a table waits before it alerts somebody.
alerts-about = Wartet ein Tisch { $minutes ->
    [0] einen Augenblick
    [one] eine Minute
   *[other] { $minutes } Minuten
  } lang auf dich und bist du so lange nicht da, dann erfährst du es einmal. Genannt wird der Tisch, aber nichts aus dem Spiel.
alerts-push-add = In diesem Browser benachrichtigen
alerts-push-none = Dieser Browser kann hier keine Benachrichtigungen zeigen.
alerts-push-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
alerts-mail = E-Mail-Adresse
alerts-mail-add = Code schicken
alerts-code = Code aus der E-Mail
alerts-code-add = Bestätigen
alerts-webhook = Webhook (https-Adresse)
alerts-webhook-about = Dorthin geht JSON per POST, das auch Slack, Mattermost und Discord verstehen.
alerts-webhook-add = Hinzufügen
alerts-secret = Dieses Geheimnis unterschreibt, was dorthin geht (Standard Webhooks). Es wird nur jetzt gezeigt:
alerts-own = So wirst du benachrichtigt
alerts-kind-push = Mitteilung
alerts-kind-mail = E-Mail
alerts-kind-webhook = Webhook
alerts-browser-unknown = ein Browser
alerts-failing = die letzte Benachrichtigung kam nicht an
alerts-unconfirmed = noch nicht bestätigt
alerts-remove = Entfernen
# $way: an e-mail address, a host or a browser.
alerts-remove-of = { $way } entfernen
alerts-test = Test schicken
alerts-test-done = Geschickt. Was nicht ankam, ist markiert.
