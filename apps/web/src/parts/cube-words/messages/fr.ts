import type { Messages } from "./index.ts";

export default {
  "face-U": "Haut",
  "face-R": "Droite",
  "face-F": "Avant",
  "face-D": "Bas",
  "face-L": "Gauche",
  "face-B": "Arrière",
  "colour-white": "blanc",
  "colour-red": "rouge",
  "colour-green": "vert",
  "colour-yellow": "jaune",
  "colour-orange": "orange",
  "colour-blue": "bleu",
  "colour-unknown": "inconnu",
  "face-rows": "{face} : {rows}.",
  many: "{n} autocollants sur chaque face.",
} satisfies Messages;
