import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "Espace lance la lecture, les flèches avancent pas à pas, Maj avec les flèches tourne la vue. Les lettres tournent les couches selon leur place sur le clavier : I et K à droite, D et E à gauche, J et F en haut, S et L en bas, H et G devant, W et O derrière.",
  controls: "Lecture",
  moves: "Mouvements",
  play: "Lire",
  pause: "Pause",
  "step-forward": "Mouvement suivant",
  "step-back": "Mouvement précédent",
  "to-start": "Au début",
  "to-end": "À la fin",
  position: "Position",
  "position-of": "{at} sur {length} mouvements",
  speed: "Vitesse",
  undone: "Retour : {text}",
  solved: "Résolu",
} satisfies Like<typeof en>;
