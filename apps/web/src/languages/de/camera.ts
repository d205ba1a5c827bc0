import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Kamera",
  view: "Was die Kamera sieht",
  seen: "Erkannte Seiten: {seen} von 6",
  opening: "Warten auf die Kamera …",
  first: "Halten Sie eine Seite des Würfels ganz und möglichst gerade vor die Kamera.",
  next: "Erkannt. Drehen Sie den Würfel zu einer Seite, die noch fehlt.",
  centers: {
    one: "Es fehlt noch die Seite mit diesem Mittelstein: {colors}.",
    other: "Es fehlen noch die Seiten mit diesen Mittelsteinen: {colors}.",
  },
  missing: { one: "Eine Seite fehlt noch.", other: "Es fehlen noch {n} Seiten." },
  "seen-before": "Diese Seite war schon zu sehen. Drehen Sie den Würfel zu einer anderen.",
  nothing: "Keine Seite gefunden. Eine Seite soll das Bild füllen, oder eine Ecke mit ihren drei Seiten.",
  dark: "Es ist zu dunkel, um Farben zu unterscheiden. Gehen Sie ins Helle.",
  unsure:
    "Alle Seiten erkannt, aber nicht deutlich genug. Zeigen Sie sie noch einmal, ohne Finger auf den Aufklebern.",
  corner:
    "Mehr als ein Würfel hat diese sechs Seiten. Zeigen Sie eine Ecke, sodass drei zugleich zu sehen sind.",
  mixed: "Diese Seiten gehören nicht zum selben Würfel. Zeigen Sie alle sechs Seiten von einem.",
  take: "So übernehmen",
  paint: "Den Rest malen",
  "face-seen": "Seite {n}, erkannt",
  "face-open": "Seite {n}, noch nicht erkannt",
  "picture-none":
    "In {name} wurde keine Seite gefunden. Wählen Sie Bilder, auf denen eine Seite groß zu sehen ist, oder eine Ecke mit ihren drei Seiten.",
  "picture-bad":
    "{name} lässt sich nicht als Bild lesen. Vielleicht ist es abgeschnitten oder in einem Format, das dieser Browser nicht kennt.",
  "picture-large": "{name} hat mehr als {n} Megapixel. Wählen Sie ein kleineres Bild.",
  "picture-few":
    "Diese Bilder zeigen {n} von 6 Seiten. Wählen Sie Bilder von allen Seiten, oder malen Sie den Würfel.",
  "picture-many": "Es können höchstens {n} Bilder auf einmal gelesen werden.",
  deciding: "Der Würfel wird gelesen …",
  stopped: "Die Kamera ist aus.",
  unreadable:
    "Diese Seiten ergeben keinen Würfel. Versuchen Sie es bei besserem Licht, wählen Sie Bilder, oder malen Sie den Würfel.",
  refused:
    "Die Kamera ist hier nicht erlaubt. Erlauben Sie sie in den Einstellungen des Browsers, wählen Sie Bilder, oder malen Sie den Würfel.",
  none: "Keine Kamera gefunden. Wählen Sie Bilder, oder malen Sie den Würfel.",
  insecure:
    "Browser öffnen die Kamera nur auf sicheren Seiten (https). Wählen Sie Bilder, oder malen Sie den Würfel.",
  busy: "Ein anderes Programm benutzt die Kamera. Schließen Sie es und starten Sie die Kamera neu, oder wählen Sie Bilder.",
  start: "Kamera starten",
  pictures: "Bilder wählen",
  again: "Von vorn",
  switch: "Andere Kamera",
  torch: "Licht",
  kept: "Was die Kamera gesehen hat, ist gemalt. Wie die Seiten liegen, ist nicht sicher: Tippen Sie an, was falsch ist, und malen Sie den Rest.",
  close: "Kamera schließen",
} satisfies Like<typeof en>;
