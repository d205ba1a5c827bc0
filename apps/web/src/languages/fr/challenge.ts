import type en from "../en/challenge.ts";
import type { Like } from "../message.ts";

export default {
  title: "Défi",
  lead: "Cachez un message dans un lien. Seule la personne qui a le bon cube peut l’ouvrir.",
  "note-label": "Votre message",
  "note-hint":
    "Un lieu, une énigme, un mot gentil. Il est chiffré dans ce navigateur avant d’être mis dans le lien.",
  "note-room": {
    one: "Il reste de la place pour {n} octet.",
    many: "Il reste de la place pour {n} octets.",
    other: "Il reste de la place pour {n} octets.",
  },
  "note-too-long": { one: "{n} octet de trop.", many: "{n} octets de trop.", other: "{n} octets de trop." },
  "cube-heading": "Le cube qui l’ouvre",
  "how-label": "Quel cube",
  "how-random": "Un cube mélangé",
  "how-text": "Un cube qui dit un texte",
  "how-stickers": "Autocollants",
  "how-moves": "Mouvements",
  "size-label": "Taille",
  size: "{n}×{n}",
  mix: "Mélanger un cube",
  "mix-again": "En mélanger un autre",
  "text-label": "Ce que dit le cube",
  "text-hint": "Le cube que la page « Écrire » fait de ce texte, sans rien y changer.",
  "moves-label": "Mouvements à partir d’un cube résolu, ou autocollants en lettres",
  "moves-hint": "Blanc en haut, vert devant. Par exemple R U R' U'",
  "cube-picture": "Le cube qui ouvre le message, déplié",
  "moves-heading": "Ces mouvements le font à partir d’un cube résolu (blanc en haut, vert devant)",
  "error-illegal":
    "Aucun cube qui tourne ne ressemble à cela : un autocollant est faux. La page « Vérifier » montre où.",
  "error-unfinished": "Il manque encore des autocollants.",
  "error-too-long": "Ce texte ne tient pas sur un cube de cette taille.",
  "error-moves": "Ce ne sont pas des mouvements que cette page sait lire.",
  "error-other": "Ce cube ne peut pas être lu.",
  "password-label": "Mot de passe (facultatif)",
  "password-hint": "Il faut alors les deux : le cube et le mot de passe.",
  "password-needed": "Mot de passe",
  "password-needed-hint": "Ce message demande un mot de passe en plus du cube.",
  "strength-heading": "Est-ce bien protégé ?",
  "strength-mixed":
    "Personne ne peut deviner ce cube. Un 3×3 a 43 milliards de milliards d’états (65 bits), les cubes plus grands en ont davantage. Chaque essai prend environ 0,4 seconde à un cœur de processeur : un million de cœurs mettraient un demi-million d’années à tout essayer.",
  "strength-small":
    "Un 2×2 n’a que 3,7 millions d’états. Un cœur de processeur les essaie tous en 17 jours environ, cent cœurs en quatre heures. Bien pour un jeu, pas pour un secret.",
  "strength-said":
    "C’est aussi faible que le texte. Qui veut deviner n’essaie pas des cubes mais des textes probables : un million d’entre eux prend environ cinq jours à un cœur de processeur. Les noms, les mots et les phrases connues ne protègent pas. Pour un secret, prenez un cube mélangé ou ajoutez un mot de passe.",
  "strength-own":
    "C’est aussi solide que le cube est mélangé. Quelques rotations depuis le cube résolu ou un motif connu s’essaient vite ; après 25 rotations faites sans réfléchir, personne ne le devine.",
  "strength-seen":
    "Qui voit le cube, ou une photo du cube, peut ouvrir le message. Transmettez le cube et le lien par des chemins différents.",
  "strength-password":
    "Le mot de passe doit être deviné lui aussi : quatre mots au hasard, c’est bien ; un nom et une année, non.",
  "strength-mix": "Prendre un cube mélangé",
  make: "Créer le lien",
  making: "Chiffrement…",
  "make-why": "Le chiffrement prend exprès une seconde : chaque essai aussi.",
  "need-note": "Écrivez d’abord un message.",
  "need-cube": "Choisissez d’abord un cube.",
  "link-heading": "Le lien",
  "link-label": "Lien vers le message caché",
  "link-hint":
    "{n} caractères. Tout ce qui suit # reste dans le navigateur du lecteur. Personne ne peut ouvrir le message sans le cube, pas même vous : gardez-le.",
  "copy-link": "Copier le lien",
  "copy-facelets": "Copier les autocollants",
  "copy-moves": "Copier les mouvements",
  "try-link": "L’essayer",
  "made-announce": "Le lien est prêt.",
  "open-title": "Un message caché",
  "open-lead": "Quelqu’un a caché un message dans ce lien. Un certain cube {size} l’ouvre.",
  "open-lead-password":
    "Quelqu’un a caché un message dans ce lien. Un certain cube {size} et un mot de passe l’ouvrent.",
  "answer-heading": "Que montre votre cube ?",
  "answer-how": "Comment le saisir",
  "answer-text": "Ce qu’il dit",
  "answer-text-label": "Le texte que dit le cube",
  open: "Ouvrir le message",
  opening: "Essai du cube…",
  "opened-heading": "Le message est ouvert",
  "opened-warning":
    "Quelqu’un a écrit cela, et cette page ne sait pas qui. Ne vous fiez pas aux liens ni aux demandes qu’il contient.",
  "wrong-cube":
    "Le message reste fermé. Ce n’est pas son cube, ou pas son mot de passe, ou le lien a été modifié en chemin.",
  "no-note": "Ce lien ne contient pas de message : une partie manque ou a été modifiée. Redemandez-le.",
  "newer-version":
    "Ce message a été fait par une version plus récente de cette page. Rechargez la page une fois en ligne.",
  "copy-note": "Copier le message",
  "own-challenge": "Cacher votre propre message",
  failed: "Cela n’a pas marché. Essayez encore une fois.",
} satisfies Like<typeof en>;
