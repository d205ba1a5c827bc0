import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  sentence: "Drehe {what} um {amount}.",
  "side-U": "die obere Seite",
  "side-R": "die rechte Seite",
  "side-F": "die vordere Seite",
  "side-D": "die untere Seite",
  "side-L": "die linke Seite",
  "side-B": "die hintere Seite",
  wide: "{side}, {n} Schichten tief,",
  layer: "die Schicht Nummer {layer} (gezählt: {side} ist 1)",
  layers: "die Schichten {first} bis {last} (gezählt: {side} ist 1)",
  middle: "die inneren Schichten (Blick auf {side})",
  whole: "den ganzen Würfel (Blick auf {side})",
  clockwise: "eine Vierteldrehung im Uhrzeigersinn",
  anticlockwise: "eine Vierteldrehung gegen den Uhrzeigersinn",
  half: "eine halbe Drehung",
} satisfies Like<typeof en>;
