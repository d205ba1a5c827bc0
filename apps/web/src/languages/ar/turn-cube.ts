import type en from "../en/turn-cube.ts";
import type { Like } from "../message.ts";

export default {
  depth: "الطبقات التي تدور معًا",
  faces: "تدوير وجه",
  whole: "تدوير المكعب كله",
} satisfies Like<typeof en>;
