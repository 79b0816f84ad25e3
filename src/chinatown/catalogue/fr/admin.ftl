### Ce qu’affiche `chinatown admin`.

admin-tables = Tables
admin-no-tables = Il n’y a aucune table.
admin-table = Table
admin-state = État
admin-people = Personnes
admin-bots = Bots
admin-used = Dernière utilisation
admin-state-lobby = en attente
admin-state-running = en cours
admin-state-over = terminée

# $state is one of the three above.
admin-title = Table { $table } : { $state }
admin-times = Création : { $created } ; dernière utilisation : { $used }
admin-played = Édition { $edition ->
    [modern] moderne
    [classic] classique
   *[other] { $edition }
  } ; variantes : { $variants }
admin-actions = { $count ->
    [0] Aucune action pour l’instant
    [one] Une action pour l’instant
   *[other] { $count } actions pour l’instant
  }
admin-seat = Place
admin-name = Nom
admin-bot = Bot
admin-browsers = Navigateurs

admin-ended = La partie de la table { $table } est terminée.
admin-removed = La table { $table } est supprimée.
admin-purged = { $count ->
    [0] Aucune table n’est restée si longtemps inutilisée.
    [one] Une table est supprimée.
   *[other] { $count } tables sont supprimées.
  }
# $tables: how many tables the person was known at; $remarks: what the person had said there.
admin-forgotten = Oubli terminé. Tables : { $tables }. Messages supprimés : { $remarks }.

admin-bans = Exclusions
admin-no-bans = Aucune exclusion.
admin-ban = Exclusion
admin-whom = Qui
admin-since = Depuis
# $name: a person's name, or a network; $ban: the id of the ban.
admin-banned = Accès fermé : { $name }. Pour le rouvrir : chinatown admin unban { $ban }
admin-unbanned = L’exclusion { $ban } est levée.

admin-accounts = Comptes
admin-no-accounts = Il n’y a aucun compte.
admin-account = Compte
admin-made = Créé
admin-sessions = Connexions

admin-reports = Personnes signalées
admin-no-reports = Personne n’a été signalé.
admin-report = Signalement
admin-reason = Motif
admin-closed = Réglé
admin-report-title = Signalement { $report } : { $name }, table { $table }, place { $seat }
# $by: what the reporter is called at the table, or "-"; $closed: when it was settled, or "-".
admin-report-by = Signalé par { $by }, { $at } ; réglé : { $closed }
admin-report-remark = Remarque : { $remark }
admin-report-said = { $count ->
    [0] N’a rien dit à toute la table.
   *[other] Derniers messages à toute la table :
  }
admin-report-closed = Le signalement { $report } est réglé.

admin-backed-up = { $count ->
    [0] Aucune table n’est dans { $file }.
    [one] Une table est dans { $file }.
   *[other] { $count } tables sont dans { $file }.
  }
# $added: tables that came from the backup; $known: those that the database had already.
admin-restored = Tables restaurées : { $added }. Déjà présentes : { $known }.

# $table: where the game can be looked at, by its link.
admin-imported = La partie se trouve maintenant à la table { $table } : /t/{ $table }
admin-imported-before = La partie se trouve déjà à la table { $table } : /t/{ $table }
