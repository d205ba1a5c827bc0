import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "任意形式的魔方",
  "paste-hint": "色块字母、编号、步骤、alg.cubing.net、Twizzle 或 VisualCube 的链接，或其他程序的数据。",
  "several-hint": "多个魔方：每行一个。",
  "moves-label": "在复位好的魔方上做的步骤",
  "moves-hint": "例如 R U R' U'。白色朝上，绿色朝前。",
  taken: "识别为{format}，{size}×{size} 魔方。",
  "taken-several": { other: "识别出 {n} 个魔方：{format}，{size}×{size}。" },
  "format-faces": "按面写的色块",
  "format-colors": "按颜色写的色块",
  "format-symbols": "用自定符号写的色块",
  "format-cubejs": "cubejs 数据",
  "format-kpattern": "cubing.js 的 KPattern",
  "format-reid": "Reid 块列表",
  "format-visualcube": "VisualCube 图片",
  "format-alg.cubing.net": "alg.cubing.net 链接",
  "format-twizzle": "Twizzle 链接",
  "format-cubegram": "Cubegram 链接",
  "format-moves": "步骤",
  "format-number": "魔方编号",
  "bad-number": "魔方的编号是 0 到 {most}。",
  "bad-format": "这看起来是{format}，但其中有错误。",
  "too-long": "这超出了这里能读取的最大魔方。",
  "first-of": { other: "这是 {n} 个魔方中的第一个。" },
} satisfies Like<typeof en>;
