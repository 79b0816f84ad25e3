### What `chinatown admin` prints.

admin-tables = Tables
admin-no-tables = There are no tables.
admin-table = Table
admin-state = State
admin-people = People
admin-bots = Bots
admin-used = Last used
admin-state-lobby = gathering
admin-state-running = running
admin-state-over = over

# $state is one of the three above.
admin-title = Table { $table }: { $state }
admin-times = Made { $created }, last used { $used }
admin-played = Edition { $edition }; variants: { $variants }
admin-actions = { $count ->
    [one] One action so far
   *[other] { $count } actions so far
  }
admin-seat = Seat
admin-name = Name
admin-bot = Bot
admin-browsers = Browsers

admin-ended = The game of table { $table } is over.
admin-removed = Table { $table } is gone.
admin-purged = { $count ->
    [0] No table was unused for so long.
    [one] One table is gone.
   *[other] { $count } tables are gone.
  }
# $tables: how many tables the person was known at; $remarks: what the person had said there.
admin-forgotten = Forgotten. Tables: { $tables }. Remarks deleted: { $remarks }.

admin-bans = Bans
admin-no-bans = Nobody is banned.
admin-ban = Ban
admin-whom = Whom
admin-since = Since
# $name: a person's name, or a network; $ban: the id of the ban.
admin-banned = Banned: { $name }. To lift it: chinatown admin unban { $ban }
admin-unbanned = The ban { $ban } is lifted.

admin-accounts = Accounts
admin-no-accounts = There are no accounts.
admin-account = Account
admin-made = Made
admin-sessions = Signed in

admin-reports = Reports of people
admin-no-reports = Nobody has been reported.
admin-report = Report
admin-reason = Reason
admin-closed = Settled
admin-report-title = Report { $report }: { $name }, table { $table }, seat { $seat }
# $by: what the reporter is called at the table, or "-"; $closed: when it was settled, or "-".
admin-report-by = Reported by { $by }, { $at }; settled: { $closed }
admin-report-remark = Remark: { $remark }
admin-report-said = { $count ->
    [0] Said nothing to the whole table.
   *[other] Last said to the whole table:
  }
admin-report-closed = Report { $report } is settled.

admin-backed-up = { $count ->
    [one] One table is in { $file }.
   *[other] { $count } tables are in { $file }.
  }
# $added: tables that came from the backup; $known: those that the database had already.
admin-restored = Tables restored: { $added }. Already there: { $known }.

# $table: where the game can be looked at, by its link.
admin-imported = The game is at table { $table } now: /t/{ $table }
admin-imported-before = The game is at table { $table } already: /t/{ $table }
