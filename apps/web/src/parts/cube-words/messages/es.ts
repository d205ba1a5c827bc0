import type { Messages } from "./index.ts";

export default {
  "face-U": "Arriba",
  "face-R": "Derecha",
  "face-F": "Frente",
  "face-D": "Abajo",
  "face-L": "Izquierda",
  "face-B": "Atrás",
  "colour-white": "blanco",
  "colour-red": "rojo",
  "colour-green": "verde",
  "colour-yellow": "amarillo",
  "colour-orange": "naranja",
  "colour-blue": "azul",
  "colour-unknown": "desconocido",
  "face-rows": "{face}: {rows}.",
  many: "{n} pegatinas en cada cara.",
} satisfies Messages;
