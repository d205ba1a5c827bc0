import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "Kamera",
  view: "Was die Kamera sieht",
  seen: "Gesehene Seiten: {seen} von 6",
  opening: "Warten auf die Kamera …",
  first: "Halten Sie eine Seite des Würfels ganz und flach vor die Kamera.",
  next: "Erkannt. Drehen Sie zu einer Seite, die noch nicht zu sehen war.",
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
