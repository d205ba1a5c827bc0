import type en from "../en/lessons.ts";
import type { Like } from "../message.ts";

export default {
  "notation-turn-title": "Ein Buchstabe, eine Seite",
  "notation-turn-body":
    "Jede Seite hat einen Buchstaben, vom englischen Wort: U oben (up), D unten (down), R rechts, L links, F vorn (front), B hinten (back). Der Buchstabe allein heißt: diese Seite eine Vierteldrehung im Uhrzeigersinn drehen, so als sähe man gerade darauf.",
  "notation-turn-task": "Drehen Sie die rechte Seite: R.",
  "notation-turn-after": "R bringt die rechte Spalte von vorn nach oben.",
  "notation-prime-title": "Andersherum",
  "notation-prime-body": "Ein Strich dreht die Seite andersherum, gegen den Uhrzeigersinn.",
  "notation-prime-task": "Drehen Sie oben gegen den Uhrzeigersinn: U'.",
  "notation-prime-after": "U' macht U rückgängig, und U macht U' rückgängig.",
  "notation-half-title": "Eine halbe Drehung",
  "notation-half-body": "Eine 2 heißt halbe Drehung. In welche Richtung, ist gleich.",
  "notation-half-task": "Drehen Sie vorn um eine halbe Drehung: F2. Zwei Vierteldrehungen tun es auch.",
  "notation-half-after": "F F und F2 führen zum selben Würfel.",
  "notation-row-title": "Eine Zugfolge",
  "notation-row-body":
    "Züge werden von links nach rechts ausgeführt. Drehen Sie dazwischen nicht den ganzen Würfel.",
  "notation-row-task": "Führen Sie R U R' U' aus.",
  "notation-row-after": "Das war ein Algorithmus: eine Zugfolge mit einem Zweck.",
  "notation-undo-title": "Rückgängig",
  "notation-undo-body":
    "Um eine Zugfolge rückgängig zu machen, geht man rückwärts: der letzte Zug zuerst, jeder andersherum.",
  "notation-undo-task": "Was macht R U rückgängig?",
  "notation-undo-after": "Wie bei Schuhen und Socken: Was zuletzt kam, wird zuerst ausgezogen.",
  "notation-undo-option-1": "R' U'",
  "notation-undo-option-2": "U' R'",
  "notation-undo-option-3": "U R",
  "notation-wide-title": "Größere Würfel",
  "notation-wide-body":
    "Auf einem Würfel mit mehr Ebenen dreht Rw rechts zwei Ebenen zugleich und 2R nur die zweite.",
  "notation-wide-task":
    "Drehen Sie rechts an diesem 4×4 zwei Ebenen: Rw. Stellen Sie die gemeinsam gedrehten Ebenen auf 2.",
  "notation-wide-after": "3Rw würde drei Ebenen zugleich drehen.",
  "holding-opposite-title": "Farben gegenüber",
  "holding-opposite-body":
    "Auf einem üblichen Würfel liegt Weiß gegenüber Gelb, Rot gegenüber Orange, Grün gegenüber Blau. Die Mittelsteine eines 3×3 behalten ihren Platz; sie sagen die Farbe jeder Seite.",
  "holding-opposite-task": "Welche Farbe liegt gegenüber Weiß?",
  "holding-opposite-after": "Ist Weiß oben, so ist Gelb immer unten.",
  "holding-opposite-option-1": "Rot",
  "holding-opposite-option-2": "Blau",
  "holding-opposite-option-3": "Gelb",
  "holding-upright-title": "Weiß oben, Grün vorn",
  "holding-upright-body":
    "Züge werden für einen Würfel mit Weiß oben und Grün vorn geschrieben. Dieser wird anders gehalten. Die Buchstaben x, y und z drehen den ganzen Würfel: x wie R, y wie U, z wie F.",
  "holding-upright-task": "Drehen Sie den ganzen Würfel, bis Weiß oben und Grün vorn ist.",
  "holding-upright-after": "Jetzt bedeutet jeder Buchstabe für Sie dasselbe wie für alle anderen.",
  "holding-right-title": "Was ist rechts?",
  "holding-right-body": "Haben zwei benachbarte Farben ihren Platz, so folgen alle anderen.",
  "holding-right-task": "Weiß ist oben, Grün vorn. Was ist rechts?",
  "holding-right-after": "Rot ist rechts, Orange links, Blau hinten, Gelb unten.",
  "holding-right-option-1": "Rot",
  "holding-right-option-2": "Orange",
  "holding-right-option-3": "Blau",
  "number-clock-title": "Ziffern verschiedener Größe",
  "number-clock-body":
    "Eine Uhrzeit hat Ziffern verschiedener Größe. Die Minuten laufen von 0 bis 59; dann beginnen sie neu, und die Stunde steigt um eins.",
  "number-clock-task": "Wie viele Minuten sind 3 Stunden und 7 Minuten?",
  "number-clock-after":
    "3 · 60 + 7 = 187. Eine solche Schreibweise heißt gemischte Basis. Ein Würfel wird ebenso geschrieben.",
  "number-live-title": "Die Ziffern eines Würfels",
  "number-live-body":
    "Ein Würfel hat vier solche Ziffern: die Reihenfolge der Kanten, die Reihenfolge der Ecken, die Kippungen der Kanten, die Verdrehungen der Ecken. Zusammen sind sie eine Zahl; der gelöste Würfel ist 0.",
  "number-live-task": "Drehen Sie den Würfel mindestens dreimal und beobachten Sie die Ziffern.",
  "number-live-after": "Jeder Würfel hat seine eigene Nummer. Es gibt 43 Trillionen davon, etwa 65 Bit.",
  "number-flat-title": "Nur die Reihenfolge",
  "number-flat-body": "Manche Drehungen ändern die Reihenfolge der Steine und kippen oder verdrehen keinen.",
  "number-flat-task":
    "Finden Sie einen anderen als den gelösten Würfel, dessen Kippungen und Verdrehungen beide 0 sind.",
  "number-flat-after":
    "Drehungen von oben und unten kippen nie eine Kante und verdrehen nie eine Ecke, so wie diese Nummer zählt.",
  "number-back-title": "Von der Nummer zum Würfel",
  "number-back-body":
    "Der Rückweg ist Teilen mit Rest. Die Verdrehungen sind die letzte Ziffer und haben 3⁷ = 2187 Werte, 0 bis 2186. Sind sie aufgebraucht, so steigen die Kippungen um eins.",
  "number-back-task":
    "Welches ist die kleinste Zahl, deren Kippungen nicht 0 sind? Geben Sie sie ein und sehen Sie ihren Würfel an.",
  "number-back-after": "2187 ist eine volle Runde der Verdrehungen: Verdrehungen 0, Kippungen 1.",
  "parity-sort-title": "Vertauschen",
  "parity-sort-body": "Drücken Sie auf zwei Zahlen, und sie tauschen die Plätze.",
  "parity-sort-task": "Bringen Sie die Reihe in Ordnung.",
  "parity-sort-after":
    "Ein Fehlstand ist ein Paar in falscher Reihenfolge. In der geordneten Reihe gibt es keinen.",
  "parity-again-title": "Auf andere Art",
  "parity-again-body": "Noch einmal dieselbe Reihe.",
  "parity-again-task": "Ordnen Sie sie mit mindestens fünf Vertauschungen.",
  "parity-again-after":
    "3, 5 oder 7 Vertauschungen gehen, aber nie 4 oder 6: Jede Vertauschung macht die Zahl der Fehlstände aus ungerade gerade oder umgekehrt. Gerade oder ungerade, das ist die Parität der Reihe.",
  "parity-cycle-title": "Ein Ring aus vier",
  "parity-cycle-body":
    "Eine Vierteldrehung schickt vier Ecken im Ring herum. Ein Ring aus vier braucht drei Vertauschungen.",
  "parity-cycle-task": "Ist das gerade oder ungerade?",
  "parity-cycle-after": "Ungerade, und dasselbe gilt für die vier Kanten der Seite.",
  "parity-cycle-option-1": "Gerade",
  "parity-cycle-option-2": "Ungerade",
  "parity-both-title": "Beide zugleich",
  "parity-both-body":
    "Jede Vierteldrehung macht also die Ecken aus gerade ungerade oder umgekehrt, und die Kanten mit ihnen.",
  "parity-both-task":
    "Drehen Sie den Würfel mindestens viermal und beobachten Sie. Sind die Ecken je ungerade, während die Kanten gerade sind?",
  "parity-both-after": "Nie. Beide sind gerade oder beide ungerade, und zusammen sind sie immer gerade.",
  "parity-alone-title": "Was daraus folgt",
  "parity-alone-body":
    "Vertauscht man von Hand zwei Kanten und lässt alle anderen Steine, so ändert sich nur eine der beiden Paritäten.",
  "parity-alone-task": "Können Drehungen je nur zwei Kanten eines 3×3 tauschen?",
  "parity-alone-after":
    "So ein Würfel wurde zerlegt und falsch zusammengesetzt. Die Seite „Prüfen“ findet das heraus.",
  "parity-alone-option-1": "Ja, mit genug Drehungen",
  "parity-alone-option-2": "Ja, wenn dabei eine Ecke verdreht wird",
  "parity-alone-option-3": "Nein, nie",
  "order-repeat-title": "Immer rundherum",
  "order-repeat-body": "Führen Sie dieselben Züge immer wieder aus.",
  "order-repeat-task": "Wie oft, bis der Würfel wieder gelöst ist? Drücken Sie den Knopf und sehen Sie zu.",
  "order-repeat-after": "Sechsmal: Die Ordnung dieser Züge ist 6.",
  "order-lcm-title": "Ringe verschiedener Länge",
  "order-lcm-body":
    "Die Züge R U schicken Aufkleber in Ringen von 3, 7 und 15 herum. Ein Ring von 7 ist nach 7, 14, 21 … Malen zurück.",
  "order-lcm-task": "Nach wie vielen Malen sind alle Ringe zugleich zurück?",
  "order-lcm-after": "105 ist die kleinste Zahl, die durch 3, 7 und 15 teilbar ist.",
  "order-lcm-option-1": "25",
  "order-lcm-option-2": "105",
  "order-lcm-option-3": "315",
  "order-long-title": "Ein langer Rundweg",
  "order-long-body": "Die größte Ordnung von Seitendrehungen auf einem 3×3 ist 1260.",
  "order-long-task":
    "Finden Sie zwei oder mehr Züge mit einer Ordnung von mindestens 60. Probieren Sie verschiedene Seiten.",
  "order-long-after": "Nur die Längen der Ringe zählen, nicht die Zahl der Züge.",
  "order-two-title": "Ein kurzer Rundweg",
  "order-two-body":
    "R2 hat die Ordnung 2: Zweimal ausgeführt, ist nichts geschehen. Macht man vorher einen Zug und nachher denselben rückgängig, bleibt die Ordnung gleich.",
  "order-two-task": "Finden Sie drei oder mehr Züge mit der Ordnung 2.",
  "order-two-after": "X R2 X' ist dasselbe an einem anderen Ort und hat darum die Ordnung von R2.",
  "text-type-title": "Wahrscheinliches ist billig",
  "text-type-body":
    "Ein 3×3 hat Platz für etwa 65 Bit. Ein Sprachmodell rät jedes nächste Zeichen: Was es erwartet, kostet wenig, was es überrascht, kostet viel.",
  "text-type-task": "Geben Sie mindestens fünf Zeichen ein und sehen Sie ihre Bits an.",
  "text-type-after":
    "Als Bytes würde jedes Zeichen 8 Bit kosten. Ein wahrscheinliches kostet zwei oder drei.",
  "text-long-title": "Ein ganzer Satz",
  "text-long-body": "Mit jedem Zeichen bleiben nur die Zustände, deren Text so beginnt.",
  "text-long-task": "Geben Sie mindestens 20 Zeichen ein, die noch auf einen 3×3 passen.",
  "text-long-after": "Alltägliche Sätze von 20 bis 30 Zeichen passen auf einen Würfel.",
  "text-strange-title": "Überraschungen",
  "text-strange-body": "Nun das Gegenteil: Zeichen, die fast nie aufeinander folgen.",
  "text-strange-task": "Finden Sie einen Text aus höchstens drei Zeichen, der mindestens 20 Bit kostet.",
  "text-strange-after":
    "Nichts ist verboten: Jeder Text in jeder Schrift hat seinen Platz, ein seltener zu einem höheren Preis.",
  "text-guess-title": "Raten",
  "text-guess-body": "Nach „th“ würden im Englischen die meisten ein e raten.",
  "text-guess-task": "Warum kostet das e von „the“ fast nichts?",
  "text-guess-after": "Halb so wahrscheinlich kostet ein Bit mehr: Bits sind der Logarithmus der Chancen.",
  "text-guess-option-1": "Weil es dort sehr wahrscheinlich ist",
  "text-guess-option-2": "Weil e früh im Alphabet kommt",
  "text-guess-option-3": "Weil es ein Vokal ist",
} satisfies Like<typeof en>;
