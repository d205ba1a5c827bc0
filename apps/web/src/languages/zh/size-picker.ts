import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "魔方的阶数",
  other: "其他阶数",
} satisfies Like<typeof en>;
