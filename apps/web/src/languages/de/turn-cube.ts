import type en from "../en/turn-cube.ts";
import type { Like } from "../message.ts";

export default {
  depth: "Gemeinsam gedrehte Schichten",
  faces: "Eine Seite drehen",
  whole: "Den ganzen Würfel drehen",
} satisfies Like<typeof en>;
