import type en from "../en/by-camera.ts";
import type { Like } from "../message.ts";

export default {
  open: "用相机读取",
  read: "相机已读取魔方。",
  doubts: { other: "相机已读取魔方。有 {n} 个贴纸不确定，正在闪动：如有错误请点按修改。" },
  ask: "这个贴纸（{sticker}）是什么颜色？",
  "by-hand": "我自己修改",
  compare: "让相机看一看",
  same: "相机看到的是同一个魔方。",
  other: "相机看到的是另一个魔方。",
} satisfies Like<typeof en>;
