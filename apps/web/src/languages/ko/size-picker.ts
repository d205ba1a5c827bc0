import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "큐브의 층 수",
  other: "다른 크기",
} satisfies Like<typeof en>;
