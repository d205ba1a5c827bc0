import type en from "../en/camera.ts";
import type { Like } from "../message.ts";

export default {
  camera: "相机",
  view: "相机画面",
  seen: "已看到 {seen} 面，共 6 面",
  opening: "正在等待相机…",
  first: "请把魔方的一面完整、平正地对着相机。",
  next: "已识别。请转到还没有看过的一面。",
  deciding: "正在读取魔方…",
  stopped: "相机已关闭。",
  unreadable: "这些面拼不成一个魔方。请在更好的光线下重试，或选择图片，或手动涂色。",
  refused: "此处不允许使用相机。请在浏览器设置中允许，或选择图片，或手动涂色。",
  none: "没有找到相机。请选择图片，或手动涂色。",
  insecure: "浏览器只在安全页面（https）上打开相机。请选择图片，或手动涂色。",
  busy: "另一个程序正在使用相机。请关闭它后重试，或选择图片。",
  start: "打开相机",
  pictures: "选择图片",
  again: "重新开始",
  switch: "另一个相机",
  torch: "照明",
  close: "关闭相机",
} satisfies Like<typeof en>;
