import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "Ein Würfel in beliebiger Form",
  "paste-hint":
    "Aufkleber als Buchstaben, eine Nummer, Züge, ein Link zu alg.cubing.net, Twizzle oder VisualCube oder die Daten eines anderen Programms.",
  "several-hint": "Mehrere Würfel: einer je Zeile.",
  "moves-label": "Die Züge, die auf einem gelösten Würfel gemacht wurden",
  "moves-hint": "Zum Beispiel R U R' U'. Weiß oben, Grün vorn.",
  taken: "Verstanden als {format}, ein {size}×{size}-Würfel.",
  "taken-several": {
    one: "{n} Würfel verstanden: {format}, {size}×{size}.",
    other: "{n} Würfel verstanden: {format}, {size}×{size}.",
  },
  "format-faces": "Aufkleber nach Seiten",
  "format-colors": "Aufkleber nach Farben",
  "format-symbols": "Aufkleber in eigenen Zeichen",
  "format-cubejs": "Daten von cubejs",
  "format-kpattern": "KPattern von cubing.js",
  "format-reid": "Steinliste nach Reid",
  "format-visualcube": "VisualCube-Bild",
  "format-alg.cubing.net": "Link zu alg.cubing.net",
  "format-twizzle": "Link zu Twizzle",
  "format-cubegram": "Link zu Cubegram",
  "format-moves": "Züge",
  "format-number": "Nummer eines Würfels",
  "bad-number": "Die Würfel sind von 0 bis {most} nummeriert.",
  "bad-format": "Das sieht aus wie: {format}. Aber etwas darin stimmt nicht.",
  "too-long": "Das ist mehr als der größte Würfel, der hier gelesen werden kann.",
  "first-of": { one: "Der erste von {n} Würfel.", other: "Der erste von {n} Würfeln." },
} satisfies Like<typeof en>;
