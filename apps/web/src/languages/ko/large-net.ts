import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "큐브 전개도(스크롤할 수 있습니다)",
  smaller: "작게",
  larger: "크게",
  ringed: { other: "스티커 {n}개에 표시함" },
} satisfies Like<typeof en>;
