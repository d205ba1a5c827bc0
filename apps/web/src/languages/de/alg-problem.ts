import type en from "../en/alg-problem.ts";
import type { Like } from "../message.ts";

export default {
  "unknown-move": "„{what}“ ist kein Zug.",
  "unknown-character": "„{what}“ hat in einem Algorithmus keine Bedeutung.",
  "number-without-move": "Diese Zahl gehört zu keinem Zug.",
  "misplaced-prime": "Dieser Strich gehört zu keinem Zug.",
  "double-prime": "Zwei Striche heben sich auf: Schreiben Sie einen oder keinen.",
  "ambiguous-number":
    "„{what}“ lässt sich auf zwei Arten lesen. Setzen Sie ein Leerzeichen, wo Sie eines meinen.",
  "ambiguous-letter": "„{what}“ bedeutet in verschiedenen Büchern Verschiedenes.",
  "leading-zero": "Eine Zahl beginnt hier nicht mit 0.",
  "amount-too-large": "Diese Zahl ist zu groß.",
  "layer-not-allowed": "Dieser Zug verträgt keine Nummer einer Ebene.",
  "no-such-layer": "So viele Ebenen hat dieser Würfel nicht.",
  "layer-range": "Dieser Bereich von Ebenen ergibt keinen Sinn.",
  "unclosed-bracket": "Diese Klammer wird nie geschlossen.",
  "unopened-bracket": "Diese Klammer schließt nichts.",
  "wrong-bracket": "Diese Klammer wird von einer anderen Art geschlossen.",
  "missing-separator": "Eckige Klammern enthalten zwei Teile: [A, B] oder [A: B].",
  "two-separators": "Eckige Klammern enthalten zwei Teile, nicht mehr.",
  "stray-separator": "Komma und Doppelpunkt gehören nur in eckige Klammern.",
  "amount-not-allowed": "Hier darf keine Zahl stehen.",
  "unclosed-comment": "Dieser Kommentar wird nie geschlossen.",
  "whole-cube-turn": "Das würde den ganzen Würfel drehen: Schreiben Sie x, y oder z.",
  "no-middle-slice": "Dieser Würfel hat keine einzelne mittlere Ebene.",
  "no-inner-slice": "Kleines m, e und s brauchen einen 4×4 oder größeren Würfel.",
  "alg-too-long": "Ausgeschrieben ist dieser Algorithmus zu lang.",
  use: "{suggestion} schreiben",
} satisfies Like<typeof en>;
