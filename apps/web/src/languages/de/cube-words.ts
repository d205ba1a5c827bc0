import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "Oben",
  "face-R": "Rechts",
  "face-F": "Vorn",
  "face-D": "Unten",
  "face-L": "Links",
  "face-B": "Hinten",
  "color-white": "weiß",
  "color-red": "rot",
  "color-green": "grün",
  "color-yellow": "gelb",
  "color-orange": "orange",
  "color-blue": "blau",
  "color-unknown": "unbekannt",
  "face-rows": "{face}: {rows}.",
  many: "{n} Aufkleber auf jeder Seite.",
  layers: "Ebenen des Würfels",
  "other-size": "Andere Größe",
} satisfies Like<typeof en>;
