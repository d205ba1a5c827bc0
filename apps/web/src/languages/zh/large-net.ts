import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "魔方展开图，可滚动查看",
  smaller: "缩小",
  larger: "放大",
  ringed: { other: "圈出了 {n} 个色块" },
} satisfies Like<typeof en>;
