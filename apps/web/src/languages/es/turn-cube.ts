import type en from "../en/turn-cube.ts";
import type { Like } from "../message.ts";

export default {
  depth: "Capas que giran juntas",
  faces: "Girar una cara",
  whole: "Girar el cubo entero",
} satisfies Like<typeof en>;
