### Reporting a person to whoever runs the server.

reporting-about = Eine Meldung sieht nur, wer diesen Server betreibt, zusammen mit dem, was die gemeldete Person zuletzt zum ganzen Tisch gesagt hat. Am Tisch erfährt niemand davon.
reporting-whom = Wen?
reporting-reason = Weswegen?
reporting-reason-insult = Beleidigungen oder Hass
reporting-reason-threat = Drohungen oder Belästigung
reporting-reason-name = Ein anstößiger Name
reporting-reason-spam = Werbung oder Zumüllen des Gesprächs
reporting-reason-cheating = Betrug, oder das Spiel mit Absicht verderben
reporting-reason-other = Etwas anderes
reporting-remark = Eine Bemerkung, wenn du magst
reporting-send = Meldung abschicken
# $report: the id of the report.
reporting-sent = Danke: Wer diesen Server betreibt, hat jetzt deine Meldung über { $name }. Sie hat die Nummer { $report }.
reporting-mute = Du kannst auch ausblenden, was { $name } von jetzt an sagt und anbietet.
