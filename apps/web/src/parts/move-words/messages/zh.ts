import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  sentence: "把{what}{amount}。",
  "side-U": "顶面",
  "side-R": "右面",
  "side-F": "前面",
  "side-D": "底面",
  "side-L": "左面",
  "side-B": "后面",
  wide: "{side}连同里面共 {n} 层",
  layer: "从{side}数起的第 {layer} 层",
  layers: "从{side}数起的第 {first} 至 {last} 层",
  middle: "中间层（从{side}看）",
  whole: "整个魔方（从{side}看）",
  clockwise: "顺时针转 90 度",
  anticlockwise: "逆时针转 90 度",
  half: "转 180 度",
} satisfies Like<typeof en>;
