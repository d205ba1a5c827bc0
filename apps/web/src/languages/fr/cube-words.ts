import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "Haut",
  "face-R": "Droite",
  "face-F": "Avant",
  "face-D": "Bas",
  "face-L": "Gauche",
  "face-B": "Arrière",
  "color-white": "blanc",
  "color-red": "rouge",
  "color-green": "vert",
  "color-yellow": "jaune",
  "color-orange": "orange",
  "color-blue": "bleu",
  "color-unknown": "inconnu",
  "face-rows": "{face} : {rows}.",
  many: "{n} autocollants sur chaque face.",
  layers: "Couches du cube",
  "other-size": "Autre taille",
} satisfies Like<typeof en>;
