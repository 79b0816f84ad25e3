### Alerts: what people who are away are told, and how they choose it. The game’s own secrets are in none of them.

## What is told

# The subject of a mail, the title of a notification.
alert-turn-title = Chinatown: it’s your turn
# $table: the id of a table, in groups of four letters.
alert-turn = Table { $table } is waiting for you.
alert-test-title = Chinatown: a test
alert-test = Alerts get through to you. This is what one looks like.
# In a mail, above an address.
alert-mail-why = You get this mail because you asked for alerts. This address stops them:
alert-confirm-title = Chinatown: your code
# $site: the address of the server.
alert-confirm = Someone, probably you, wants alerts from { $site } at this address. If it was you, enter this code there within an hour:
alert-confirm-else = If it wasn’t you, do nothing: you’ll get no more mail.
alert-stop-title = Chinatown: alerts by e-mail
alert-stop = Do you want no more alerts at this address?
alert-stop-sure = Stop alerts
alert-stopped = You’ll get no more alerts at this address.

## How it is chosen

alerts-title = Alerts
# $minutes: how long a table waits before it alerts somebody.
alerts-about = When a table has been waiting for you, and you’ve been away, for { $minutes ->
    [0] a moment
    [one] a minute
   *[other] { $minutes } minutes
  }, you’re told once. Alerts say which table it is, and nothing of the game.
alerts-push-add = Notify me in this browser
alerts-push-none = This browser can’t show notifications here.
alerts-push-denied = Your browser doesn’t allow notifications from this site. You can change that in its settings.
alerts-mail = E-mail address
alerts-mail-add = Send me a code
alerts-code = Code from the e-mail
alerts-code-add = Confirm
alerts-webhook = Webhook (https address)
alerts-webhook-about = JSON is posted there, also readable by Slack, Mattermost and Discord.
alerts-webhook-add = Add
alerts-secret = This secret signs what is posted there (Standard Webhooks). It’s shown only now:
alerts-own = How you are alerted
alerts-kind-push = Notification
alerts-kind-mail = E-mail
alerts-kind-webhook = Webhook
alerts-browser-unknown = a browser
alerts-failing = the last alert didn’t arrive
alerts-unconfirmed = not confirmed yet
alerts-remove = Remove
# $way: an e-mail address, a host or a browser.
alerts-remove-of = Remove { $way }
alerts-test = Send a test
alerts-test-done = Sent. Whatever didn’t arrive is marked.
