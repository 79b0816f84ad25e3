### The page of an account, which is loaded when somebody opens it.

account-guest = Vous jouez sans compte : seul ce navigateur vous connaît. Avec un compte, vous êtes la même personne dans tous les navigateurs, avec vos tables, vos parties et vos réglages. Aucune adresse e-mail n’est demandée.
account-off = Ce serveur ne crée pas de nouveaux comptes, mais vous pouvez vous connecter au vôtre.
account-ways = Que voulez-vous faire ?
account-make = Créer un compte
account-sign-in = Se connecter
account-recover = Mot de passe oublié ?
account-name = Nom de connexion
account-name-about = À une table, les autres voient le nom sous lequel vous prenez place, pas celui-ci.
account-password = Mot de passe
account-password-about = { $least } caractères au moins. Le mieux : quelques mots que personne d’autre ne mettrait ensemble.
account-new-password = Nouveau mot de passe
account-current-password = Mot de passe actuel
account-code = Code de secours
account-recover-about = Avec le code de secours qui vous a été montré, vous pouvez choisir un nouveau mot de passe. Tous les navigateurs sont alors déconnectés.
account-recover-do = Changer le mot de passe et se connecter
# $count: how many tables this browser has.
account-bring = { $count ->
    [one] Emporter la table de ce navigateur
   *[other] Emporter les { $count } tables de ce navigateur
  }
account-bring-about = Ses places et ses parties appartiendront au compte. Sinon, elles restent dans ce navigateur et reviennent quand vous vous déconnectez : c’est ce qu’il faut si elles sont à quelqu’un d’autre.
account-make-about = Tout ce que garde ce navigateur, places, parties et réglages, appartiendra au compte.

account-code-title = Notez votre code de secours
account-code-about = Si vous oubliez votre mot de passe, seul ce code permet d’en choisir un autre. Il n’est montré que cette fois.
account-code-kept = Je l’ai noté

account-signed-in = Connexion : { $name }
account-out = Se déconnecter ici
account-browsers = Vos connexions
account-browser-unknown = Navigateur inconnu
account-here = ce navigateur
# $when: a day, or a time of today.
account-seen = dernière utilisation : { $when }
account-end = Déconnecter
account-end-of = Déconnecter { $browser }
account-change = Changer le mot de passe
account-change-about = Tous les autres navigateurs seront déconnectés.
account-change-done = Le mot de passe est changé, et tous les autres navigateurs sont déconnectés.
account-new-code = Obtenir un nouveau code de secours
account-new-code-about = Celui que vous avez ne vaudra plus rien.

account-forget = Me supprimer avec mes données
account-forget-about = Vos noms, vos messages, vos places et vos résultats sont supprimés pour de bon. Dans les parties en cours, un bot joue à votre place ; les parties finies restent aux autres, sous un autre nom que le vôtre.
account-forget-account = Votre compte aussi est supprimé, dans tous les navigateurs.
account-forget-sure = Oui, tout supprimer
account-forget-done = Plus rien ici ne parle de vous.
