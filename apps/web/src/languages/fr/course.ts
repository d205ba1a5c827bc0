import type en from "../en/course.ts";
import type { Like } from "../message.ts";

export default {
  title: "Résolvez votre premier cube",
  lead: "Sept leçons courtes, une idée chacune",
  leave: "Quitter le cours",
  all: "Toutes les leçons",
  progress: "Leçons terminées",
  "is-done": "terminée",
  start: "Commencer",
  continue: "Continuer avec la leçon {n}",
  "lesson-of": "Leçon {n} sur {all}",
  demonstration: "Les mouvements, montrés sur un cube",
  moves: "Mouvements",
  cube: "Un cube à tourner",
  try: "Essayer",
  back: "Retour",
  again: "Recommencer",
  help: "Aidez-moi",
  "help-off": "Masquer l’aide",
  "do-it": "Faites-le pour moi",
  on: "Continuer",
  reached: "C’est réussi !",
  "next-lesson": "Leçon suivante",
  "next-is": "Ensuite : {lesson}",
  finish: "Terminer",
  choose: "Sur quel cube voulez-vous vous exercer ?",
  "choose-why":
    "Le vôtre, montrez-le une fois et suivez les étapes. Celui de l’écran vous attend, déjà mélangé.",
  "choose-own": "Mon propre cube",
  "choose-here": "Un cube à l’écran",
  paint: "Montrez votre cube",
  "paint-how": "Centre blanc en haut, vert devant. Choisissez une couleur et peignez ce que vous voyez.",
  "paint-go": "Commencer avec ce cube",
  "turns-name": "Tourner les faces",
  "turns-idea":
    "Chaque mouvement est une lettre : R tourne le côté droit dans le sens des aiguilles d’une montre, U le haut. Avec ' on tourne dans l’autre sens, avec 2 d’un demi-tour. Les six centres ne changent jamais de place : chacun donne la couleur de sa face.",
  "turns-task": "Faites six fois R U R' U'",
  "turns-made": "{n} tours sur {all}",
  "turns-help": "Le côté droit monte, le haut va à gauche, le côté droit descend, le haut va à droite.",
  "turns-after":
    "Vingt-quatre tours, et chaque pièce est revenue à sa place. On n’abîme pas un cube en le tournant.",
  "cross-name": "La croix blanche",
  "cross-idea":
    "Tenez le blanc en bas. Amenez-y les quatre arêtes blanches, une par une : d’abord au-dessus du centre de leur autre couleur, puis un demi-tour vers le bas.",
  "cross-task": "Faites la croix blanche en bas",
  "cross-after": "Quatre arêtes sont en place. Désormais elles n’en sortiront plus qu’un instant.",
  "corners-name": "Les coins blancs",
  "corners-idea":
    "Amenez un coin blanc au-dessus de sa place, devant à droite. Si le blanc regarde à droite, R U R' le fait entrer ; s’il vous regarde, F' U' F.",
  "corners-task": "Terminez la couche du bas",
  "corners-after": "La première couche est résolue : un tiers du cube, et plus de la moitié de la réflexion.",
  "middle-name": "La couche du milieu",
  "middle-idea":
    "Cherchez en haut une arête sans jaune. U R U' R' U' F' U F l’associe au coin sous sa place, et les deux entrent à droite ; en miroir, à gauche.",
  "middle-task": "Placez les quatre arêtes dans la couche du milieu",
  "middle-after": "Deux couches sont faites. Il ne reste que le haut.",
  "yellow-cross-name": "La croix jaune",
  "yellow-cross-idea":
    "Ne regardez que le jaune du haut : un point, un L, une ligne ou la croix. Tenez la ligne à l’horizontale et faites F R U R' U' F'. Avec le L à l’arrière gauche : F U R U' R' F'.",
  "yellow-cross-task": "Faites une croix jaune en haut",
  "yellow-cross-after": "Toutes les arêtes du haut regardent maintenant vers le haut.",
  "yellow-top-name": "La face jaune",
  "yellow-top-idea":
    "Sune, R U R' U R U2 R', fait pivoter trois coins du haut sans toucher au reste. Avec lui, ou son image dans un miroir, tout le haut devient jaune.",
  "yellow-top-task": "Rendez tout le haut jaune",
  "yellow-top-after": "Le haut est jaune. Ses pièces n’ont plus qu’à trouver leur côté.",
  "order-name": "Chaque pièce à sa place",
  "order-idea":
    "D’abord les coins échangent leurs places, puis les arêtes. Ces mouvements font circuler trois arêtes du haut. Un dernier tour, et le cube est résolu.",
  "order-task": "Résolvez le cube",
  "order-after": "Vous avez résolu le cube. Mélangez-le, et recommencez !",
} satisfies Like<typeof en>;
