### Reporting a person to whoever runs the server.

reporting-about = Only whoever runs this server sees a report, with what that person last said to the whole table. Nobody at the table learns of it.
reporting-whom = Whom?
reporting-reason = What for?
reporting-reason-insult = Insults or hatred
reporting-reason-threat = Threats or harassment
reporting-reason-name = An offensive name
reporting-reason-spam = Advertising or flooding the talk
reporting-reason-cheating = Cheating, or spoiling the game on purpose
reporting-reason-other = Something else
reporting-remark = A remark, if you like
reporting-send = Send the report
# $report: the id of the report.
reporting-sent = Thank you: whoever runs this server now has your report about { $name }. Its number is { $report }.
reporting-mute = You can also hide what { $name } says and offers from now on.
