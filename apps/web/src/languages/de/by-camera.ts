import type en from "../en/by-camera.ts";
import type { Like } from "../message.ts";

export default {
  open: "Mit der Kamera lesen",
  read: "Die Kamera hat den Würfel gelesen.",
  doubts: {
    one: "Die Kamera hat den Würfel gelesen. Bei {n} Aufkleber ist sie unsicher; er pulsiert: Tippen Sie ihn an, wenn er falsch ist.",
    other:
      "Die Kamera hat den Würfel gelesen. Bei {n} Aufklebern ist sie unsicher; sie pulsieren: Tippen Sie an, was falsch ist.",
  },
  ask: "Welche Farbe hat dieser Aufkleber, {sticker}?",
  "by-hand": "Selbst korrigieren",
  compare: "Mit der Kamera vergleichen",
  same: "Die Kamera sieht denselben Würfel.",
  other: "Die Kamera sieht einen anderen Würfel.",
} satisfies Like<typeof en>;
