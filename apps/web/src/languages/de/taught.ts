import type en from "../en/taught.ts";
import type { Like } from "../message.ts";

export default {
  "step-of": "Schritt {n} von {all}",
  case: "Fall: {cases}.",
  "first-then": "{first}, dann {second}",
  edge: "Kante {colors}",
  corner: "Ecke {colors}",
  center: "Mitte {colors}",
  moves: "Züge dieses Schritts",
  player: "Der Schritt, vorgespielt",
  back: "Zurück",
  next: "Gemacht, weiter",
  done: "Fertig: Der Würfel ist gelöst.",
  "whole-step": "Ganzer Schritt gemacht",
  looks: "Sieht Ihr Würfel so aus?",
  "looks-yes": "Ja, genau so",
  why: "Warum?",
  "name-hold": "So halten Sie ihn",
  "goal-hold": "Weiß unten, Gelb oben.",
  "text-hold": "Drehen Sie den ganzen Würfel, bis Weiß unten ist. Dort bleibt es bis zum Schluss.",
  "name-first-center": "Weiße Mitte",
  "goal-first-center": "Bringen Sie alle weißen Mittelsteine auf eine Seite.",
  "name-second-center": "Gelbe Mitte",
  "goal-second-center": "Bringen Sie alle gelben Mittelsteine auf die Seite gegenüber von Weiß.",
  "name-side-centers": "Grüne und rote Mitte",
  "goal-side-centers": "Weiß zeigt nach links: Bauen Sie die grüne Mitte und daneben die rote.",
  "name-last-centers": "Die letzten zwei Mitten",
  "goal-last-centers": "Tauschen Sie die letzten Steine zwischen der blauen und der orangen Seite.",
  "case-centers-row": "eine Reihe",
  "why-centers-row":
    "Die Scheibe trägt die Reihe nach oben, die obere Seite dreht sie weg, und die Scheibe geht zurück: Keine andere Seite hat sich geändert.",
  "case-centers-commutator": "ein einzelner Stein (Kommutator)",
  "why-centers-commutator":
    "Die zweite Hälfte nimmt die erste zurück, außer wo sich beide kreuzen: Nur drei Mittelsteine tauschen.",
  "name-pair-edges": "Kanten",
  "goal-pair-edges":
    "Fügen Sie die Steine jeder Kante zusammen, bis alle zwölf wie die Kanten eines 3×3 aussehen.",
  "case-pair-edges-flip": "Scheibe, kippen, Scheibe zurück",
  "why-pair-edges-flip":
    "Die Scheibe fügt zwei Steine zusammen, die Kante wird an ihrem Platz gekippt, und so trennt die Scheibe sie auf dem Rückweg nicht.",
  "case-pair-edges-replace": "Scheibe, austauschen, Scheibe zurück",
  "why-pair-edges-replace":
    "Die Scheibe fügt zwei Steine zusammen, die fertige Kante macht einer anderen Platz, und dann geht die Scheibe zurück.",
  "case-pair-edges-edge-parity": "Kantenparität",
  "why-pair-edges-edge-parity":
    "Beim Paaren tauschen die Steine in gerader Zahl; sind die letzten zwei vertauscht, braucht es eine ungerade Zahl von Scheibendrehungen.",
  "name-cross": "Weißes Kreuz",
  "goal-cross":
    "Bringen Sie die vier weißen Kanten an die weiße Mitte, jede neben die Mitte ihrer anderen Farbe.",
  "case-cross-top-up": "oben, Weiß nach oben",
  "why-cross-top-up":
    "Sie kommt über ihren Platz, und eine halbe Drehung dieser Seite bringt sie nach unten.",
  "case-cross-top-side": "oben, Weiß nach außen",
  "why-cross-top-side":
    "Sie kommt durch die mittlere Ebene nach unten, und dabei dreht sich Weiß nach unten.",
  "case-cross-middle": "in der mittleren Ebene",
  "why-cross-middle":
    "Eine Drehung ihrer Seite bringt sie nach unten; liegt ihr Platz woanders, wird der Boden dorthin gedreht.",
  "case-cross-bottom-wrong": "unten, am falschen Platz",
  "why-cross-bottom-wrong": "Sie verlässt den Boden und kommt an ihrem Platz zurück.",
  "case-cross-bottom-flipped": "unten, gekippt",
  "why-cross-bottom-flipped":
    "Sie verlässt den Boden und kommt durch die mittlere Ebene zurück; das kippt sie.",
  "name-corners": "Ecken der ersten Ebene",
  "goal-corners": "Setzen Sie die vier weißen Ecken zwischen die Kanten des Kreuzes.",
  "case-corners-right": "Weiß zeigt nach rechts",
  "why-corners-right":
    "R hebt den leeren Platz an, U schiebt die Ecke hinein, und R' bringt beide nach unten.",
  "case-corners-front": "Weiß zeigt nach vorn",
  "why-corners-front":
    "Das ist das Spiegelbild des ersten Falls: F' hebt den Platz an, U' schiebt die Ecke hinein, F bringt beide nach unten.",
  "case-corners-top": "Weiß zeigt nach oben",
  "why-corners-top":
    "Die ersten drei Züge drehen die Ecke so, dass Weiß nach rechts zeigt; der Rest ist der erste Fall.",
  "case-corners-twisted-right": "am Platz, Weiß zeigt nach rechts",
  "why-corners-twisted-right": "Die Ecke wird herausgehoben, richtig gedreht und wieder eingesetzt.",
  "case-corners-twisted-front": "am Platz, Weiß zeigt nach vorn",
  "why-corners-twisted-front": "Die Ecke wird herausgehoben, richtig gedreht und wieder eingesetzt.",
  "case-corners-wrong-slot": "am falschen Platz",
  "why-corners-wrong-slot": "Jede Ecke, die auf den Platz kommt, schiebt die falsche nach oben heraus.",
  "name-middle-edges": "Kanten der mittleren Ebene",
  "goal-middle-edges": "Setzen Sie die vier Kanten ohne Gelb in die mittlere Ebene.",
  "case-middle-edges-right": "gehört nach rechts",
  "why-middle-edges-right":
    "Die Kante geht von ihrem Platz weg, trifft die Ecke, die unter sie gehört, und beide werden zusammen eingesetzt.",
  "case-middle-edges-left": "gehört nach links",
  "why-middle-edges-left": "Das ist das Spiegelbild: vom Platz weg, mit der Ecke zum Paar, zusammen hinein.",
  "case-middle-edges-wrong-slot": "am falschen Platz oder gekippt",
  "why-middle-edges-wrong-slot":
    "Setzt man irgendeine obere Kante ein, wird die falsche nach oben herausgeschoben.",
  "name-flip-edges": "Gelbes Kreuz",
  "goal-flip-edges": "Kippen Sie die oberen Kanten, bis sie ein gelbes Kreuz bilden.",
  "case-flip-edges-line": "Linie",
  "why-flip-edges-line":
    "R U R' U' tauscht Teile der oberen Ebene; F davor und F' danach lassen zwei Kanten die andere Seite zeigen.",
  "case-flip-edges-l-shape": "L-Form",
  "why-flip-edges-l-shape":
    "Das ist der Algorithmus der Linie rückwärts; er kippt zwei benachbarte Kanten statt gegenüberliegender.",
  "case-flip-edges-dot": "Punkt",
  "why-flip-edges-dot":
    "Der Algorithmus der Linie kippt zwei Kanten, derselbe mit zwei Ebenen die beiden anderen.",
  "case-flip-edges-oll-parity": "OLL-Parität",
  "why-flip-edges-oll-parity":
    "Eine ungerade Zahl von Kanten ist gekippt, was ein 3×3 nie kann: Eine ungerade Zahl innerer Scheibendrehungen kippt eine.",
  "name-twist-corners": "Gelbe Oberseite",
  "goal-twist-corners": "Drehen Sie die oberen Ecken, bis die ganze Oberseite gelb ist.",
  "case-twist-corners-sune": "eine gelbe Ecke oben",
  "why-twist-corners-sune":
    "Ecke und Kante eines Platzes machen eine Runde über die obere Ebene und kommen heim; dabei drehen sich drei obere Ecken um ein Drittel.",
  "case-twist-corners-antisune": "eine gelbe Ecke oben, gespiegelt",
  "why-twist-corners-antisune": "Dieselben Züge rückwärts: Drei Ecken drehen sich andersherum.",
  "case-twist-corners-h": "keine gelbe Ecke oben, in zwei Paaren",
  "why-twist-corners-h": "Noch eine Runde mit demselben Platz dreht alle vier Ecken paarweise.",
  "case-twist-corners-pi": "keine gelbe Ecke oben",
  "why-twist-corners-pi":
    "R2 und U reichen die Ecken paarweise herum; die Vierteldrehungen an beiden Enden drehen sie.",
  "case-twist-corners-headlights": "zwei gelbe Ecken oben, die anderen schauen in dieselbe Richtung",
  "why-twist-corners-headlights":
    "D versteckt eine Ecke unten, während sich oben etwas dreht; so kommen zwei Ecken gedreht zurück.",
  "case-twist-corners-t": "zwei gelbe Ecken oben, die anderen schauen auseinander",
  "why-twist-corners-t":
    "Eine Ecke geht mit der breiten Ebene, eine andere nimmt von vorn ihren Platz ein; beide drehen sich um ein Drittel.",
  "case-twist-corners-bowtie": "zwei gelbe Ecken oben, schräg gegenüber",
  "why-twist-corners-bowtie": "Zwei Ecken schräg gegenüber drehen sich in entgegengesetzte Richtungen.",
  "name-place-corners": "Ecken der letzten Ebene",
  "goal-place-corners": "Bringen Sie die oberen Ecken in die richtige Reihenfolge.",
  "case-place-corners-headlights": "ein Paar passender Ecken",
  "why-place-corners-headlights":
    "Drei Ecken tauschen im Kreis: Eine wird vorn herausgenommen, von hinten ersetzt und zurückgelegt.",
  "case-place-corners-diagonal": "keine passenden Ecken",
  "why-place-corners-diagonal":
    "Zwei Ecken einer Diagonale tauschen, und mit ihnen zwei Kanten; die richtet der letzte Schritt.",
  "name-place-edges": "Kanten der letzten Ebene",
  "goal-place-edges": "Bringen Sie die oberen Kanten in die richtige Reihenfolge.",
  "case-place-edges-ua": "drei Kanten im Kreis",
  "why-place-edges-ua":
    "L und R' drehen die mittlere Scheibe, von vorn gesehen; so tauschen drei Kanten im Kreis.",
  "case-place-edges-ub": "drei Kanten im Kreis, andersherum",
  "why-place-edges-ub": "Dieselben Züge rückwärts: Drei Kanten tauschen andersherum die Plätze.",
  "case-place-edges-h": "gegenüberliegende Kanten tauschen",
  "why-place-edges-h":
    "Die mittlere Scheibe trägt Kanten durch den Boden; gegenüberliegende kommen vertauscht zurück.",
  "case-place-edges-z": "benachbarte Kanten tauschen",
  "why-place-edges-z":
    "Die mittlere Scheibe trägt Kanten durch den Boden; benachbarte kommen vertauscht zurück.",
  "case-place-edges-pll-parity": "PLL-Parität",
  "why-place-edges-pll-parity":
    "Zwei Kanten sind vertauscht, was ein 3×3 nie kann: Halbe Drehungen innerer Scheiben tauschen die Hälften der beiden.",
  "name-finish": "Letzte Drehung",
  "goal-finish": "Drehen Sie die obere Ebene, bis die Seiten passen.",
} satisfies Like<typeof en>;
