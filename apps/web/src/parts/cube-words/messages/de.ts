import type { Messages } from "./index.ts";

export default {
  "face-U": "Oben",
  "face-R": "Rechts",
  "face-F": "Vorn",
  "face-D": "Unten",
  "face-L": "Links",
  "face-B": "Hinten",
  "colour-white": "weiß",
  "colour-red": "rot",
  "colour-green": "grün",
  "colour-yellow": "gelb",
  "colour-orange": "orange",
  "colour-blue": "blau",
  "colour-unknown": "unbekannt",
  "face-rows": "{face}: {rows}.",
  many: "{n} Aufkleber auf jeder Seite.",
} satisfies Messages;
