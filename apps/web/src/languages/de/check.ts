import type en from "../en/check.ts";
import type { Like } from "../message.ts";

export default {
  title: "Warum ist er unmöglich?",
  lead: "Zerlegt und zufällig zusammengesetzt lässt sich nur einer von zwölf Würfeln lösen. Malen Sie Ihren und sehen Sie Prüfung für Prüfung, was mit ihm nicht stimmt.",
  entry: "Ihr Würfel",
  outcome: "Die Prüfungen",
  size: "Ebenen des Würfels",
  examples: "Unmögliche Würfel zum Anschauen",
  "example-edge": "Eine gekippte Kante",
  "example-corner": "Eine verdrehte Ecke",
  "example-swap": "Zwei Kanten vertauscht",
  "example-sticker": "Ein falscher Aufkleber",
  "example-mirror": "Farben wie im Spiegel",
  paste: "Einen Würfel einfügen",
  "too-large": "Hier lassen sich Würfel bis {most}×{most} prüfen.",
  judging: "Reparaturen werden gesucht …",
  "verdict-possible": "Dieser Würfel ist möglich: Er lässt sich lösen.",
  "verdict-impossible": "Dieser Würfel ist unmöglich: Keine Züge führen zu ihm und keine lösen ihn.",
  "verdict-open": "Einige Aufkleber fehlen noch. Jede Prüfung wird gemacht, sobald es geht.",
  "step-counts": "Von jeder Farbe gleich viele",
  "step-pieces": "Nur Steine, die es gibt",
  "step-twists": "Die Verdrehungen der Ecken",
  "step-flips": "Die gekippten Kanten",
  "step-swaps": "Die Reihenfolge der Steine",
  "state-good": "bestanden",
  "state-bad": "nicht bestanden",
  "state-open": "noch nicht",
  "state-none": "nicht nötig",
  "counts-why": "Ein Würfel hat von jeder Farbe {expected} Aufkleber.",
  "pieces-good": "Jeder Stein ist echt, und jeder ist einmal da.",
  "pieces-open": "Kein bisher gemalter Stein ist falsch.",
  "law-open": "Diese Prüfung geht, wenn alle ihre Steine da sind, jeder einmal.",
  "none-flips": "Ein Würfel dieser Größe hat keine einzelnen Mittelkanten; es kann nichts gekippt sein.",
  "none-swaps":
    "Bei einem Würfel dieser Größe hängen Ecken und Kanten nicht zusammen: Jede Reihenfolge ist erreichbar.",
  "twists-why":
    "Eine Ecke ist um Drittel verdreht, wenn ihr weißer oder gelber Aufkleber nicht auf der weißen oder gelben Seite liegt. Ein Zug verdreht einige Ecken in die eine und ebenso viele in die andere Richtung; alle Verdrehungen zusammen sind darum immer ein Vielfaches von 3.",
  "twists-0": "{piece} bei {place}: nicht verdreht.",
  "twists-1": "{piece} bei {place}: ein Drittel im Uhrzeigersinn verdreht, 1.",
  "twists-2": "{piece} bei {place}: zwei Drittel im Uhrzeigersinn verdreht, 2.",
  "twists-good": "Zusammen {sum}, ein Vielfaches von 3: bestanden.",
  "twists-bad":
    "Zusammen {sum}, das sind {rest} zu viel für ein Vielfaches von 3: Eine Ecke wurde von Hand verdreht, oder ein Aufkleber ist falsch.",
  "flips-why":
    "Eine Kante liegt richtig oder gekippt. Jeder Zug einer Seite kippt keine oder vier Kanten; die Zahl der gekippten ist darum immer gerade.",
  "flips-0": "{piece} bei {place}: nicht gekippt.",
  "flips-1": "{piece} bei {place}: gekippt, 1.",
  "flips-good": "Gekippte Kanten: {sum}, eine gerade Zahl: bestanden.",
  "flips-bad":
    "Gekippte Kanten: {sum}, eine ungerade Zahl (Rest {rest}): Eine Kante wurde von Hand gekippt, oder ein Aufkleber ist falsch.",
  "sum-so-far": "Summe bisher: {sum}.",
  walk: "Am Würfel durchgehen",
  "next-piece": "Nächster Stein",
  "swaps-why":
    "Jeder Pfeil führt vom Platz eines Steins dorthin, wo dieser Stein hingehört. Ein Ring von Steinen braucht eine Vertauschung weniger, als er Steine hat. Jede Vierteldrehung bewegt vier Ecken und vier Kanten im Ring, je drei Vertauschungen; Ecken und Kanten zusammen brauchen darum immer eine gerade Zahl.",
  "cycles-corners": { one: "Ecken: {n} Vertauschung", other: "Ecken: {n} Vertauschungen" },
  "cycles-edges": { one: "Kanten: {n} Vertauschung", other: "Kanten: {n} Vertauschungen" },
  "all-home": "Alle sind zu Hause.",
  cycle: "Ein Ring aus {pieces}: am Würfel zeigen",
  "swaps-good": "{corners} + {edges} = {sum} Vertauschungen, eine gerade Zahl: bestanden.",
  "swaps-bad":
    "{corners} + {edges} = {sum} Vertauschungen, eine ungerade Zahl: Zwei Steine wurden von Hand vertauscht, oder Aufkleber sind falsch.",
  "laws-2": "Ein 2×2 hat nur Ecken, und für ihn gilt nur das Gesetz der Verdrehungen.",
  "laws-3":
    "Drei Arten der Verdrehung, zwei des Kippens, zwei der Reihenfolge: 3 × 2 × 2 = 12 Familien von Würfeln, und Züge verlassen nie eine.",
  "laws-even":
    "Bei geraden Würfeln gilt nur das Gesetz der Verdrehungen. Flügel und Mittelsteine können in jeder Reihenfolge liegen, denn Mittelsteine einer Farbe sind nicht zu unterscheiden.",
  "laws-odd":
    "Bei größeren ungeraden Würfeln gelten die drei Gesetze für Ecken und mittlere Kanten. Flügel und die übrigen Mittelsteine können in jeder Reihenfolge liegen.",
  "to-read": "Lesen, was dieser Würfel sagt",
} satisfies Like<typeof en>;
