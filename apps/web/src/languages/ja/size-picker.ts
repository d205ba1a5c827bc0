import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "キューブの層の数",
  other: "ほかのサイズ",
} satisfies Like<typeof en>;
