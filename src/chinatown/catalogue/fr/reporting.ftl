### Reporting a person to whoever runs the server.

reporting-about = Seule la personne qui gère ce serveur voit un signalement, avec les derniers messages de la personne signalée à toute la table. Personne à la table n’en est informé.
reporting-whom = Qui ?
reporting-reason = Pour quel motif ?
reporting-reason-insult = Insultes ou propos haineux
reporting-reason-threat = Menaces ou harcèlement
reporting-reason-name = Un nom choquant
reporting-reason-spam = Publicité ou messages à répétition
reporting-reason-cheating = Triche, ou partie gâchée exprès
reporting-reason-other = Autre chose
reporting-remark = Une remarque, si vous voulez
reporting-send = Envoyer le signalement
# $report: the id of the report.
reporting-sent = Merci : la personne qui gère ce serveur a maintenant votre signalement au sujet de { $name }. Il porte le numéro { $report }.
reporting-mute = Vous pouvez aussi masquer désormais les messages et les offres de { $name }.
