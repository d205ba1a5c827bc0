import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "Un cubo en cualquier forma",
  "paste-hint":
    "Pegatinas como letras, un número, movimientos, un enlace a alg.cubing.net, Twizzle o VisualCube, o los datos de otro programa.",
  "several-hint": "Varios cubos: uno por línea.",
  "moves-label": "Los movimientos hechos en un cubo resuelto",
  "moves-hint": "Por ejemplo R U R' U'. Blanco arriba, verde delante.",
  taken: "Entendido como {format}, un cubo {size}×{size}.",
  "taken-several": {
    one: "{n} cubo entendido: {format}, {size}×{size}.",
    many: "{n} de cubos entendidos: {format}, {size}×{size}.",
    other: "{n} cubos entendidos: {format}, {size}×{size}.",
  },
  "format-faces": "pegatinas por caras",
  "format-colors": "pegatinas por colores",
  "format-symbols": "pegatinas con signos propios",
  "format-cubejs": "datos de cubejs",
  "format-kpattern": "KPattern de cubing.js",
  "format-reid": "lista de piezas de Reid",
  "format-visualcube": "imagen de VisualCube",
  "format-alg.cubing.net": "enlace a alg.cubing.net",
  "format-twizzle": "enlace a Twizzle",
  "format-cubegram": "enlace a Cubegram",
  "format-moves": "movimientos",
  "format-number": "número de un cubo",
  "bad-number": "Los cubos están numerados de 0 a {most}.",
  "bad-format": "Parece: {format}. Pero algo en él está mal.",
  "too-long": "Es más que el mayor cubo que se puede leer aquí.",
  "first-of": { one: "El primero de {n} cubo.", other: "El primero de {n} cubos." },
} satisfies Like<typeof en>;
