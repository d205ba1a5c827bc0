import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  size: "魔方的阶数",
  other: "其他阶数",
} satisfies Like<typeof en>;
