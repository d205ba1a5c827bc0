import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "空格键播放，方向键逐步移动，按住 Shift 再按方向键可转动视角。字母键按键盘位置转动各层：I 和 K 右，D 和 E 左，J 和 F 上，S 和 L 下，H 和 G 前，W 和 O 后。",
  controls: "播放控制",
  moves: "步骤",
  play: "播放",
  pause: "暂停",
  "step-forward": "下一步",
  "step-back": "上一步",
  "to-start": "回到开头",
  "to-end": "到结尾",
  position: "位置",
  "position-of": "第 {at} 步，共 {length} 步",
  speed: "速度",
  undone: "退回：{text}",
  solved: "已复位",
} satisfies Like<typeof en>;
