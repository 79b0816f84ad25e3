### Alerts: what people who are away are told, and how they choose it. The game’s own secrets are in none of them.

## What is told

# The subject of a mail, the title of a notification.
alert-turn-title = Chinatown: twoja kolej
# $table: the id of a table, in groups of four letters.
alert-turn = Stół { $table } czeka na ciebie.
alert-test-title = Chinatown: próba
alert-test = Powiadomienia do ciebie docierają. Tak wyglądają.
# In a mail, above an address.
alert-mail-why = Dostajesz tę wiadomość, bo chcesz otrzymywać powiadomienia. Pod tym adresem z nich zrezygnujesz:
alert-confirm-title = Chinatown: twój kod
# $site: the address of the server.
alert-confirm = Ktoś, zapewne ty, chce dostawać pod tym adresem powiadomienia z { $site }. Jeśli to ty, wpisz tam w ciągu godziny ten kod:
alert-confirm-else = Jeśli to nie ty, nie rób nic: nie przyjdzie już żadna wiadomość.
alert-stop-title = Chinatown: powiadomienia e-mail
alert-stop = Nie chcesz już powiadomień pod tym adresem?
alert-stop-sure = Rezygnuję
alert-stopped = Pod ten adres nie przyjdą już powiadomienia.

## How it is chosen

alerts-title = Powiadomienia
# $minutes: how long a table waits before it alerts somebody.
alerts-about = Gdy stół czeka na ciebie, a ciebie nie ma już { $minutes ->
    [0] chwilę
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }, dowiesz się o tym raz. Powiadomienie mówi, który to stół, i nic o samej grze.
alerts-push-add = Powiadamiaj w tej przeglądarce
alerts-push-none = Ta przeglądarka nie może tu pokazywać powiadomień.
alerts-push-denied = Twoja przeglądarka nie pozwala tej stronie na powiadomienia. Możesz to zmienić w jej ustawieniach.
alerts-mail = Adres e-mail
alerts-mail-add = Wyślij kod
alerts-code = Kod z wiadomości
alerts-code-add = Potwierdź
alerts-webhook = Webhook (adres https)
alerts-webhook-about = Trafia tam JSON metodą POST, zrozumiały też dla Slacka, Mattermosta i Discorda.
alerts-webhook-add = Dodaj
alerts-secret = Tym sekretem podpisywane jest to, co tam trafia (Standard Webhooks). Widać go tylko teraz:
alerts-own = Jak dostajesz powiadomienia
alerts-kind-push = W przeglądarce
alerts-kind-mail = E-mail
alerts-kind-webhook = Webhook
alerts-browser-unknown = jakaś przeglądarka
alerts-failing = ostatnie powiadomienie nie dotarło
alerts-unconfirmed = jeszcze niepotwierdzony
alerts-remove = Usuń
# $way: an e-mail address, a host or a browser.
alerts-remove-of = Usuń: { $way }
alerts-test = Wyślij próbne
alerts-test-done = Wysłano. To, co nie dotarło, jest oznaczone.
