import type en from "../en/turn-cube.ts";
import type { Like } from "../message.ts";

export default {
  depth: "Couches tournées ensemble",
  faces: "Tourner une face",
  whole: "Tourner tout le cube",
} satisfies Like<typeof en>;
