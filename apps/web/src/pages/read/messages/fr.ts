import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

const fr: Like<typeof en> = {
  title: "Lire un cube",
  lead: "Saisissez les autocollants d’un cube, et son message apparaît.",
  entry: "Votre cube",
  outcome: "Ce qu’il dit",
  way: "Comment voulez-vous le saisir ?",
  "way-paint": "Peindre",
  "way-paste": "Coller",
  "way-moves": "Mouvements",
  "way-camera": "Caméra (plus tard)",
  hold: "Tenez le cube avec le blanc en haut et le vert devant. Le patron montre ses faces dépliées ; choisissez une couleur et peignez ce que vous voyez.",
  "hold-even":
    "Tenez le cube comme vous voulez, et gardez-le ainsi. Le patron montre ses faces dépliées ; choisissez une couleur et peignez ce que vous voyez.",
  size: "Couches du cube",
  "add-cube-hint": "Pour un message sur plusieurs cubes.",
  cubes: "Cubes du message",
  "cube-n": "Cube {number}",
  "add-cube": "Ajouter un cube",
  "cube-added": "Cube {number} ajouté",
  "remove-cube": "Retirer le cube {number}",
  reading: "Lecture…",
  waiting:
    "Dès que le dernier autocollant est connu, le message s’affiche ici. Beaucoup d’autocollants se déduisent des autres et se remplissent tout seuls.",
  "waiting-cubes": {
    one: "{n} cube n’est pas encore terminé.",
    many: "{n} de cubes ne sont pas encore terminés.",
    other: "{n} cubes ne sont pas encore terminés.",
  },
  text: "Message",
  "no-text": "(un texte vide)",
  number: "Le numéro de cet état",
  "check-passed": "Contrôle réussi : un cube faux ne le réussirait qu’une fois sur {one}.",
  "check-failed":
    "Contrôle échoué : il y a sans doute une erreur sur le cube ou dans la saisie, ou bien il ne porte pas de message ou demande un mot de passe.",
  "check-none": "Ce cube n’a pas de contrôle : une erreur ne peut pas être remarquée.",
  "check-none-secret":
    "Avec un mot de passe il n’y a pas de contrôle : un mauvais mot de passe donne un faux texte, et rien ne le dit.",
  suggestions: "On a peut-être voulu dire",
  "slip-end-turn": "si une rotation à la fin est fausse",
  "slip-start-turn": "si une rotation au début est fausse",
  "slip-held": "si le cube a été tenu autrement",
  "slip-two-end-turns": "si deux rotations à la fin sont fausses",
  "slip-cube-order": "si deux cubes sont échangés",
  impossible: "Aucun cube ne peut être ainsi. Voici ce qui ne va pas, et ce qui est peut-être voulu.",
  vouched: "Seules les réparations ci-dessous donnent un message dont le contrôle réussit.",
  "would-say": "Il dirait : « {text} »",
  "other-cube": "Le cube {number} ne peut pas être juste.",
  "open-cube": "Ouvrir le cube {number}",
  password: "Mot de passe",
  "password-hint": "Seulement si le message a été écrit avec un mot de passe.",
  "to-solve": "Résoudre ce cube",
  "to-check": "Voir pas à pas pourquoi il est impossible",
};
export default fr;
