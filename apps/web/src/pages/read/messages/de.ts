import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

const de: Like<typeof en> = {
  title: "Einen Würfel lesen",
  lead: "Geben Sie die Aufkleber eines Würfels ein, und seine Nachricht erscheint.",
  entry: "Ihr Würfel",
  outcome: "Was er sagt",
  way: "Wie möchten Sie ihn eingeben?",
  "way-paint": "Malen",
  "way-paste": "Einfügen",
  "way-moves": "Züge",
  "way-camera": "Kamera (später)",
  hold: "Halten Sie den Würfel so, dass Weiß oben und Grün vorn ist. Das Netz zeigt seine Seiten aufgeklappt; wählen Sie eine Farbe und malen Sie, was Sie sehen.",
  "hold-even":
    "Halten Sie den Würfel, wie Sie mögen, und lassen Sie ihn so. Das Netz zeigt seine Seiten aufgeklappt; wählen Sie eine Farbe und malen Sie, was Sie sehen.",
  size: "Schichten des Würfels",
  "add-cube-hint": "Für eine Nachricht auf mehreren Würfeln.",
  cubes: "Würfel der Nachricht",
  "cube-n": "Würfel {number}",
  "add-cube": "Würfel hinzufügen",
  "cube-added": "Würfel {number} hinzugefügt",
  "remove-cube": "Würfel {number} entfernen",
  reading: "Wird gelesen …",
  waiting:
    "Sobald der letzte Aufkleber bekannt ist, steht hier die Nachricht. Viele Aufkleber folgen aus den anderen und ergänzen sich selbst.",
  "waiting-cubes": { one: "{n} Würfel ist noch nicht fertig.", other: "{n} Würfel sind noch nicht fertig." },
  text: "Nachricht",
  "no-text": "(ein leerer Text)",
  number: "Die Nummer dieses Zustands",
  "check-passed": "Prüfung bestanden: Ein falscher Würfel bestünde sie nur einmal in {one} Fällen.",
  "check-failed":
    "Prüfung nicht bestanden: Wahrscheinlich steckt ein Fehler im Würfel oder in der Eingabe, oder es steht keine Nachricht darauf, oder sie braucht ein Passwort.",
  "check-none": "Auf diesem Würfel gibt es keine Prüfung; ein Fehler lässt sich also nicht bemerken.",
  "check-none-secret":
    "Mit Passwort gibt es keine Prüfung: Ein falsches Passwort ergibt einen falschen Text, und nichts verrät es.",
  suggestions: "Vielleicht war gemeint",
  "slip-end-turn": "wenn eine Drehung am Ende falsch ist",
  "slip-start-turn": "wenn eine Drehung am Anfang falsch ist",
  "slip-held": "wenn der Würfel anders gehalten wurde",
  "slip-two-end-turns": "wenn zwei Drehungen am Ende falsch sind",
  "slip-cube-order": "wenn zwei Würfel vertauscht sind",
  impossible: "So kann kein Würfel aussehen. Hier steht, was nicht stimmt und was gemeint sein kann.",
  vouched: "Nur die Reparaturen hier unten ergeben eine Nachricht, die die Prüfung besteht.",
  "would-say": "Dann sagt er: „{text}“",
  "other-cube": "Würfel {number} kann so nicht stimmen.",
  "open-cube": "Würfel {number} öffnen",
  password: "Passwort",
  "password-hint": "Nur, wenn die Nachricht mit einem geschrieben wurde.",
  "to-solve": "Diesen Würfel lösen",
  "to-check": "Schritt für Schritt sehen, warum er unmöglich ist",
};
export default de;
