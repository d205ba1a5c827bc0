import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "上面",
  "face-R": "右面",
  "face-F": "前面",
  "face-D": "下面",
  "face-L": "左面",
  "face-B": "後面",
  "color-white": "白",
  "color-red": "赤",
  "color-green": "緑",
  "color-yellow": "黄",
  "color-orange": "オレンジ",
  "color-blue": "青",
  "color-unknown": "不明",
  "face-rows": "{face}：{rows}。",
  many: "各面に {n} 枚のステッカー。",
  layers: "キューブの層の数",
  "other-size": "ほかのサイズ",
} satisfies Like<typeof en>;
