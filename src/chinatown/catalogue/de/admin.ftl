### Was `chinatown admin` ausgibt.

admin-tables = Tische
admin-no-tables = Es gibt keine Tische.
admin-table = Tisch
admin-state = Stand
admin-people = Menschen
admin-bots = Bots
admin-used = Zuletzt benutzt
admin-state-lobby = wartet
admin-state-running = läuft
admin-state-over = zu Ende

# $state is one of the three above.
admin-title = Tisch { $table }: { $state }
admin-times = Angelegt { $created }, zuletzt benutzt { $used }
admin-played = Ausgabe „{ $edition ->
    [modern] Modern
    [classic] Klassisch
   *[other] { $edition }
  }“; Varianten: { $variants }
admin-actions = { $count ->
    [one] Bisher eine Aktion
   *[other] Bisher { $count } Aktionen
  }
admin-seat = Platz
admin-name = Name
admin-bot = Bot
admin-browsers = Browser

admin-ended = Das Spiel an Tisch { $table } ist zu Ende.
admin-removed = Tisch { $table } ist gelöscht.
admin-purged = { $count ->
    [0] Kein Tisch war so lange unbenutzt.
    [one] Ein Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
  }
# $tables: how many tables the person was known at; $remarks: what the person had said there.
admin-forgotten = Vergessen. Tische: { $tables }. Gelöschte Bemerkungen: { $remarks }.

admin-bans = Sperren
admin-no-bans = Niemand ist gesperrt.
admin-ban = Sperre
admin-whom = Wer
admin-since = Seit
# $name: a person's name, or a network; $ban: the id of the ban.
admin-banned = Gesperrt: { $name }. Aufheben mit: chinatown admin unban { $ban }
admin-unbanned = Die Sperre { $ban } ist aufgehoben.

admin-accounts = Konten
admin-no-accounts = Es gibt keine Konten.
admin-account = Konto
admin-made = Angelegt
admin-sessions = Angemeldet

admin-reports = Gemeldete Personen
admin-no-reports = Niemand wurde gemeldet.
admin-report = Meldung
admin-reason = Grund
admin-closed = Erledigt
admin-report-title = Meldung { $report }: { $name }, Tisch { $table }, Platz { $seat }
# $by: what the reporter is called at the table, or "-"; $closed: when it was settled, or "-".
admin-report-by = Gemeldet von { $by }, { $at }; erledigt: { $closed }
admin-report-remark = Bemerkung: { $remark }
admin-report-said = { $count ->
    [0] Hat nichts zum ganzen Tisch gesagt.
   *[other] Sagte zuletzt zum ganzen Tisch:
  }
admin-report-closed = Meldung { $report } ist erledigt.

admin-backed-up = { $count ->
    [one] Ein Tisch ist in { $file }.
   *[other] { $count } Tische sind in { $file }.
  }
# $added: tables that came from the backup; $known: those that the database had already.
admin-restored = Wiederhergestellte Tische: { $added }. Schon vorhanden: { $known }.

# $table: where the game can be looked at, by its link.
admin-imported = Das Spiel liegt jetzt an Tisch { $table }: /t/{ $table }
admin-imported-before = Das Spiel liegt schon an Tisch { $table }: /t/{ $table }
