import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "Leertaste spielt ab, Pfeiltasten gehen schrittweise, Umschalt mit Pfeiltasten dreht die Ansicht. Buchstaben drehen Ebenen nach ihrem Platz auf der Tastatur: I und K rechts, D und E links, J und F oben, S und L unten, H und G vorn, W und O hinten.",
  controls: "Wiedergabe",
  moves: "Züge",
  play: "Abspielen",
  pause: "Anhalten",
  "step-forward": "Nächster Zug",
  "step-back": "Voriger Zug",
  "to-start": "Zum Anfang",
  "to-end": "Zum Ende",
  position: "Stelle",
  "position-of": "{at} von {length} Zügen",
  speed: "Tempo",
  undone: "Zurück: {text}",
  solved: "Gelöst",
} satisfies Like<typeof en>;
