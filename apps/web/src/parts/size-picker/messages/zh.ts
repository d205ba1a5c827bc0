import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  size: "魔方的层数",
  other: "其他层数",
} satisfies Like<typeof en>;
