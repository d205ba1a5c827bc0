import type en from "../en/by-camera.ts";
import type { Like } from "../message.ts";

export default {
  open: "Leer con la cámara",
  read: "La cámara ha leído el cubo.",
  doubts: {
    one: "La cámara ha leído el cubo. Duda de {n} pegatina, que parpadea: tóquela si está mal.",
    other: "La cámara ha leído el cubo. Duda de {n} pegatinas, que parpadean: toque las que estén mal.",
  },
  ask: "¿De qué color es esta pegatina, {sticker}?",
  "by-hand": "Lo corrijo a mano",
  compare: "Que mire la cámara",
  same: "La cámara ve el mismo cubo.",
  other: "La cámara ve otro cubo.",
} satisfies Like<typeof en>;
