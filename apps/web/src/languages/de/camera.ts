import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Kamera",
  view: "Was die Kamera sieht",
  seen: "Gesehene Seiten: {seen} von 6",
  opening: "Warten auf die Kamera …",
  first: "Halten Sie eine Seite des Würfels ganz und flach vor die Kamera.",
  next: "Erkannt. Drehen Sie zu einer Seite, die noch nicht zu sehen war.",
  centers: "Noch zu sehende Mitten: {colors}.",
  "seen-before": "Diese Seite war schon zu sehen. Drehen Sie zu einer anderen.",
  nothing:
    "Keine Seite gefunden. Füllen Sie das Bild mit einer Seite oder mit einer Ecke und ihren drei Seiten.",
  dark: "Es ist zu dunkel, um Farben zu unterscheiden. Suchen Sie mehr Licht.",
  unsure:
    "Alle Seiten gesehen, aber nicht deutlich genug. Zeigen Sie sie noch einmal, ohne Finger auf den Aufklebern.",
  take: "So übernehmen",
  "face-seen": "Seite {n}, gesehen",
  "face-open": "Seite {n}, noch nicht gesehen",
  "picture-none":
    "In {name} wurde keine Seite gefunden. Wählen Sie Bilder, die eine Seite füllt, oder eine Ecke mit ihren drei Seiten.",
  "picture-bad":
    "{name} lässt sich nicht als Bild lesen. Vielleicht ist es abgeschnitten oder von einer Art, die dieser Browser nicht kennt.",
  "picture-few":
    "Diese Bilder zeigen {n} von 6 Seiten. Wählen Sie Bilder von allen, oder malen Sie den Würfel.",
  "picture-many": "Höchstens {n} Bilder können zusammen gelesen werden.",
  deciding: "Der Würfel wird gelesen …",
  stopped: "Die Kamera ist aus.",
  unreadable:
    "Diese Seiten ergeben keinen Würfel. Versuchen Sie es bei besserem Licht, wählen Sie Bilder, oder malen Sie den Würfel.",
  refused:
    "Die Kamera ist hier nicht erlaubt. Erlauben Sie sie in den Einstellungen des Browsers, wählen Sie Bilder, oder malen Sie den Würfel.",
  none: "Keine Kamera gefunden. Wählen Sie Bilder, oder malen Sie den Würfel.",
  insecure:
    "Browser öffnen die Kamera nur auf sicheren Seiten (https). Wählen Sie Bilder, oder malen Sie den Würfel.",
  busy: "Ein anderes Programm benutzt die Kamera. Schließen Sie es und starten Sie neu, oder wählen Sie Bilder.",
  start: "Kamera starten",
  pictures: "Bilder wählen",
  again: "Von vorn",
  switch: "Andere Kamera",
  torch: "Licht",
  close: "Kamera schließen",
} satisfies Like<typeof en>;
