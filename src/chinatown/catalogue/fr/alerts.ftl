### Alerts: what people who are away are told, and how they choose it. The game’s own secrets are in none of them.

## What is told

# The subject of a mail, the title of a notification.
alert-turn-title = Chinatown : c’est à vous
# $table: the id of a table, in groups of four letters.
alert-turn = La table { $table } vous attend.
alert-test-title = Chinatown : un essai
alert-test = Les alertes vous parviennent. Voici à quoi elles ressemblent.
# In a mail, above an address.
alert-mail-why = Vous recevez ce message parce que vous avez demandé des alertes. Cette adresse les arrête :
alert-confirm-title = Chinatown : votre code
# $site: the address of the server.
alert-confirm = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des alertes de { $site }. Si c’est bien vous, saisissez-y ce code dans l’heure :
alert-confirm-else = Sinon, ne faites rien : vous ne recevrez plus de message.
alert-stop-title = Chinatown : alertes par e-mail
alert-stop = Ne plus envoyer d’alertes à cette adresse ?
alert-stop-sure = Arrêter les alertes
alert-stopped = Cette adresse ne recevra plus d’alertes.

## How it is chosen

alerts-title = Alertes
# $minutes: how long a table waits before it alerts somebody.
alerts-about = Quand une table vous attend et que vous êtes absent depuis { $minutes ->
    [0] un instant
    [one] une minute
   *[other] { $minutes } minutes
  }, vous en êtes averti une fois. L’alerte dit de quelle table il s’agit, et rien de la partie.
alerts-push-add = M’avertir dans ce navigateur
alerts-push-none = Ce navigateur ne peut pas afficher de notifications ici.
alerts-push-denied = Votre navigateur refuse les notifications de ce site. Vous pouvez changer cela dans ses réglages.
alerts-mail = Adresse e-mail
alerts-mail-add = M’envoyer un code
alerts-code = Code reçu par e-mail
alerts-code-add = Confirmer
alerts-webhook = Webhook (adresse https)
alerts-webhook-about = Du JSON y est envoyé par POST, lisible aussi par Slack, Mattermost et Discord.
alerts-webhook-add = Ajouter
alerts-secret = Ce secret signe ce qui y est envoyé (Standard Webhooks). Il n’est affiché que maintenant :
alerts-own = Comment vous êtes averti
alerts-kind-push = Notification
alerts-kind-mail = E-mail
alerts-kind-webhook = Webhook
alerts-browser-unknown = un navigateur
alerts-failing = la dernière alerte n’est pas arrivée
alerts-unconfirmed = pas encore confirmée
alerts-remove = Retirer
# $way: an e-mail address, a host or a browser.
alerts-remove-of = Retirer { $way }
alerts-test = Envoyer un essai
alerts-test-done = Envoyé. Ce qui n’est pas arrivé est signalé.
