### Reporting a person to whoever runs the server.

reporting-about = Zgłoszenie widzi tylko osoba, która prowadzi ten serwer, razem z ostatnimi wypowiedziami zgłoszonej osoby do całego stołu. Przy stole nikt się o nim nie dowie.
reporting-whom = Kogo?
reporting-reason = Za co?
reporting-reason-insult = Obelgi lub mowa nienawiści
reporting-reason-threat = Groźby lub nękanie
reporting-reason-name = Obraźliwa nazwa
reporting-reason-spam = Reklama lub zaśmiecanie rozmowy
reporting-reason-cheating = Oszukiwanie lub celowe psucie gry
reporting-reason-other = Coś innego
reporting-remark = Uwaga, jeśli chcesz
reporting-send = Wyślij zgłoszenie
# $report: the id of the report.
reporting-sent = Dziękujemy: osoba, która prowadzi ten serwer, ma już twoje zgłoszenie. Dotyczy: { $name }. Jego numer: { $report }.
reporting-mute = Możesz też odtąd ukrywać wypowiedzi i oferty. Dotyczy: { $name }.
