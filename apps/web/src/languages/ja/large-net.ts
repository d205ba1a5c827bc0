import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "キューブの展開図（スクロールできます）",
  smaller: "縮小",
  larger: "拡大",
  ringed: { other: "{n} 枚のステッカーに印" },
} satisfies Like<typeof en>;
