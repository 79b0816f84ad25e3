### Co wypisuje `chinatown admin`.

admin-tables = Stoły
admin-no-tables = Nie ma żadnych stołów.
admin-table = Stół
admin-state = Stan
admin-people = Osoby
admin-bots = Boty
admin-used = Ostatnio używany
admin-state-lobby = czeka
admin-state-running = w toku
admin-state-over = po grze

# $state is one of the three above.
admin-title = Stół { $table }: { $state }
admin-times = Założony { $created }, ostatnio używany { $used }
admin-played = Edycja { $edition ->
    [modern] współczesna
    [classic] klasyczna
   *[other] „{ $edition }”
  }; warianty: { $variants }
admin-actions = { $count ->
    [one] Jak dotąd { $count } działanie
    [few] Jak dotąd { $count } działania
    [many] Jak dotąd { $count } działań
   *[other] Jak dotąd { $count } działań
  }
admin-seat = Miejsce
admin-name = Imię
admin-bot = Bot
admin-browsers = Przeglądarki

admin-ended = Gra przy stole { $table } jest zakończona.
admin-removed = Stołu { $table } już nie ma.
admin-purged = { $count ->
    [0] Żaden stół nie był tak długo nieużywany.
    [one] Usunięto { $count } stół.
    [few] Usunięto { $count } stoły.
    [many] Usunięto { $count } stołów.
   *[other] Usunięto { $count } stołu.
  }
# $tables: how many tables the person was known at; $remarks: what the person had said there.
admin-forgotten = Zapomniano. Stoły: { $tables }. Usunięte wypowiedzi: { $remarks }.

admin-bans = Blokady
admin-no-bans = Nie ma żadnych blokad.
admin-ban = Blokada
admin-whom = Kto
admin-since = Od
# $name: a person's name, or a network; $ban: the id of the ban.
admin-banned = Zablokowano: { $name }. Odblokowanie: chinatown admin unban { $ban }
admin-unbanned = Blokady { $ban } już nie ma.

admin-accounts = Konta
admin-no-accounts = Nie ma żadnych kont.
admin-account = Konto
admin-made = Założone
admin-sessions = Zalogowane

admin-reports = Zgłoszone osoby
admin-no-reports = Nikogo nie zgłoszono.
admin-report = Zgłoszenie
admin-reason = Powód
admin-closed = Załatwione
admin-report-title = Zgłoszenie { $report }: { $name }, stół { $table }, miejsce { $seat }
# $by: what the reporter is called at the table, or "-"; $closed: when it was settled, or "-".
admin-report-by = Zgłasza: { $by }, { $at }; załatwione: { $closed }
admin-report-remark = Uwaga: { $remark }
admin-report-said = { $count ->
    [0] Brak wypowiedzi do całego stołu.
   *[other] Ostatnie wypowiedzi do całego stołu:
  }
admin-report-closed = Zgłoszenie { $report } jest załatwione.

admin-backed-up = { $count ->
    [one] { $count } stół jest w { $file }.
    [few] { $count } stoły są w { $file }.
    [many] { $count } stołów jest w { $file }.
   *[other] { $count } stołu jest w { $file }.
  }
# $added: tables that came from the backup; $known: those that the database had already.
admin-restored = Przywrócone stoły: { $added }. Były już wcześniej: { $known }.

# $table: where the game can be looked at, by its link.
admin-imported = Gra jest teraz przy stole { $table }: /t/{ $table }
admin-imported-before = Gra jest już przy stole { $table }: /t/{ $table }
