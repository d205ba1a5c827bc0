import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "Un cube sous n’importe quelle forme",
  "paste-hint":
    "Autocollants en lettres, un numéro, des mouvements, un lien vers alg.cubing.net, Twizzle ou VisualCube, ou les données d’un autre programme.",
  "several-hint": "Plusieurs cubes : un par ligne.",
  "moves-label": "Les mouvements faits sur un cube résolu",
  "moves-hint": "Par exemple R U R' U'. Blanc en haut, vert devant.",
  taken: "Compris comme {format}, un cube {size}×{size}.",
  "taken-several": {
    one: "{n} cube compris : {format}, {size}×{size}.",
    many: "{n} de cubes compris : {format}, {size}×{size}.",
    other: "{n} cubes compris : {format}, {size}×{size}.",
  },
  "format-faces": "autocollants par faces",
  "format-colors": "autocollants par couleurs",
  "format-symbols": "autocollants en signes propres",
  "format-cubejs": "données de cubejs",
  "format-kpattern": "KPattern de cubing.js",
  "format-reid": "liste de pièces de Reid",
  "format-visualcube": "image VisualCube",
  "format-alg.cubing.net": "lien vers alg.cubing.net",
  "format-twizzle": "lien vers Twizzle",
  "format-cubegram": "lien vers Cubegram",
  "format-moves": "mouvements",
  "format-number": "numéro d’un cube",
  "bad-number": "Les cubes sont numérotés de 0 à {most}.",
  "bad-format": "Cela ressemble à ceci : {format}. Mais quelque chose y est faux.",
  "too-long": "C’est plus que le plus grand cube qui peut être lu ici.",
  "first-of": { one: "Le premier de {n} cube.", other: "Le premier de {n} cubes." },
} satisfies Like<typeof en>;
