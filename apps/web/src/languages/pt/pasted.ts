import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "Um cubo em qualquer formato",
  "paste-hint":
    "Adesivos em letras, um número, movimentos, um link do alg.cubing.net, do Twizzle ou do VisualCube, ou dados de outro programa.",
  "several-hint": "Vários cubos: um por linha.",
  "moves-label": "Movimentos feitos em um cubo resolvido",
  "moves-hint": "Por exemplo, R U R' U'. Branco em cima, verde na frente.",
  taken: "Lido como {format}, um cubo {size}×{size}.",
  "taken-several": {
    one: "{n} cubo lido: {format}, {size}×{size}.",
    many: "{n} de cubos lidos: {format}, {size}×{size}.",
    other: "{n} cubos lidos: {format}, {size}×{size}.",
  },
  "format-faces": "adesivos por faces",
  "format-colors": "adesivos por cores",
  "format-symbols": "adesivos com símbolos próprios",
  "format-cubejs": "dados do cubejs",
  "format-kpattern": "um KPattern do cubing.js",
  "format-reid": "lista de peças de Reid",
  "format-visualcube": "uma imagem do VisualCube",
  "format-alg.cubing.net": "um link do alg.cubing.net",
  "format-twizzle": "um link do Twizzle",
  "format-cubegram": "um link do Cubegram",
  "format-moves": "movimentos",
  "format-number": "o número de um cubo",
  "bad-number": "Os números de cubos vão de 0 a {most}.",
  "bad-format": "Parece {format}, mas há algo errado.",
  "too-long": "É mais do que o maior cubo que esta página lê.",
  "first-of": {
    one: "O primeiro de {n} cubo.",
    many: "O primeiro de {n} de cubos.",
    other: "O primeiro de {n} cubos.",
  },
} satisfies Like<typeof en>;
