### The page of an account, which is loaded when somebody opens it.

account-guest = Grasz bez konta: zna cię tylko ta przeglądarka. Z kontem jesteś tą samą osobą w każdej przeglądarce, ze swoimi stołami, grami i ustawieniami. Adres e-mail nie jest potrzebny.
account-off = Ten serwer nie zakłada nowych kont, ale możesz zalogować się na swoje.
account-ways = Co chcesz zrobić?
account-make = Załóż konto
account-sign-in = Zaloguj się
account-recover = Nie pamiętasz hasła?
account-name = Nazwa do logowania
account-name-about = Przy stole inni widzą imię, pod którym siadasz, a nie tę nazwę.
account-password = Hasło
account-password-about = Co najmniej { $least } { $least ->
    [one] znak
    [few] znaki
   *[many] znaków
  }. Dobre jest kilka słów, których nikt inny by tak nie połączył.
account-new-password = Nowe hasło
account-current-password = Obecne hasło
account-code = Kod odzyskiwania
account-recover-about = Kod odzyskiwania, który był ci pokazany, pozwala ustawić nowe hasło. Wszystkie przeglądarki zostaną wtedy wylogowane.
account-recover-do = Ustaw hasło i zaloguj się
# $count: how many tables this browser has.
account-bring = { $count ->
    [one] Zabierz stół tej przeglądarki
    [few] Zabierz { $count } stoły tej przeglądarki
   *[many] Zabierz { $count } stołów tej przeglądarki
  }
account-bring-about = Jej miejsca i gry będą należeć do konta. Bez tego zostaną w tej przeglądarce i wrócą po wylogowaniu: tak jest dobrze, jeśli należą do kogoś innego.
account-make-about = Wszystko, co ma ta przeglądarka: miejsca, gry i ustawienia, będzie należeć do konta.

account-code-title = Zapisz swój kod odzyskiwania
account-code-about = Jeśli zapomnisz hasła, tylko ten kod pozwoli ustawić nowe. Widać go tylko ten jeden raz.
account-code-kept = Mam go zapisany

account-signed-in = Konto: { $name }
account-out = Wyloguj się tutaj
account-browsers = Zalogowane przeglądarki
account-browser-unknown = Nieznana przeglądarka
account-here = ta przeglądarka
# $when: a day, or a time of today.
account-seen = ostatnio używana: { $when }
account-end = Wyloguj
account-end-of = Wyloguj: { $browser }
account-change = Zmień hasło
account-change-about = Wszystkie inne przeglądarki zostaną wylogowane.
account-change-done = Hasło jest zmienione, a wszystkie inne przeglądarki wylogowane.
account-new-code = Pobierz nowy kod odzyskiwania
account-new-code-about = Kod, który masz, przestanie działać.

account-forget = Usuń mnie i moje dane
account-forget-about = Twoje imiona, wypowiedzi, miejsca i wyniki zostaną usunięte na zawsze. W trwających grach zagra za ciebie bot; zakończone gry zostaną u innych, z innym imieniem na twoim miejscu.
account-forget-account = Usunięte zostanie też konto, we wszystkich przeglądarkach.
account-forget-sure = Tak, usuń wszystko
account-forget-done = Nie ma tu już o tobie żadnych danych.
