import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "上",
  "face-R": "右",
  "face-F": "前",
  "face-D": "下",
  "face-L": "左",
  "face-B": "后",
  "color-white": "白",
  "color-red": "红",
  "color-green": "绿",
  "color-yellow": "黄",
  "color-orange": "橙",
  "color-blue": "蓝",
  "color-unknown": "未知",
  "face-rows": "{face}：{rows}。",
  many: "每面 {n} 个色块。",
  layers: "魔方的阶数",
  "other-size": "其他阶数",
} satisfies Like<typeof en>;
