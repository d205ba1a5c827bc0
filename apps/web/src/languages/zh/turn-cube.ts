import type en from "../en/turn-cube.ts";
import type { Like } from "../message.ts";

export default {
  depth: "一起转动的层数",
  faces: "转动一个面",
  whole: "转动整个魔方",
} satisfies Like<typeof en>;
