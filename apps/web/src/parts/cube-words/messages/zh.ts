import type { Messages } from "./index.ts";

export default {
  "face-U": "上",
  "face-R": "右",
  "face-F": "前",
  "face-D": "下",
  "face-L": "左",
  "face-B": "后",
  "colour-white": "白",
  "colour-red": "红",
  "colour-green": "绿",
  "colour-yellow": "黄",
  "colour-orange": "橙",
  "colour-blue": "蓝",
  "colour-unknown": "未知",
  "face-rows": "{face}：{rows}。",
  many: "每面 {n} 个色块。",
} satisfies Messages;
