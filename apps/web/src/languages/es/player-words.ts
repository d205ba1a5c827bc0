import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "Espacio reproduce, las flechas avanzan paso a paso, Mayús con las flechas gira la vista. Las letras giran capas según su lugar en el teclado: I y K derecha, D y E izquierda, J y F arriba, S y L abajo, H y G delante, W y O detrás.",
  controls: "Reproducción",
  moves: "Movimientos",
  play: "Reproducir",
  pause: "Pausa",
  "step-forward": "Movimiento siguiente",
  "step-back": "Movimiento anterior",
  "to-start": "Al principio",
  "to-end": "Al final",
  position: "Posición",
  "position-of": "{at} de {length} movimientos",
  speed: "Velocidad",
  undone: "Atrás: {text}",
  solved: "Resuelto",
} satisfies Like<typeof en>;
