import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "Arriba",
  "face-R": "Derecha",
  "face-F": "Frente",
  "face-D": "Abajo",
  "face-L": "Izquierda",
  "face-B": "Atrás",
  "color-white": "blanco",
  "color-red": "rojo",
  "color-green": "verde",
  "color-yellow": "amarillo",
  "color-orange": "naranja",
  "color-blue": "azul",
  "color-unknown": "desconocido",
  "face-rows": "{face}: {rows}.",
  many: "{n} pegatinas en cada cara.",
  layers: "Capas del cubo",
  "other-size": "Otro tamaño",
} satisfies Like<typeof en>;
