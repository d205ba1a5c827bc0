import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "スペースキーで再生、矢印キーで一手ずつ、Shift＋矢印キーで見る向きを変えます。文字キーは位置に対応した層を回します：I と K は右、D と E は左、J と F は上、S と L は下、H と G は前、W と O は後ろ。",
  controls: "再生の操作",
  moves: "手順",
  play: "再生",
  pause: "一時停止",
  "step-forward": "次の手",
  "step-back": "前の手",
  "to-start": "最初へ",
  "to-end": "最後へ",
  position: "位置",
  "position-of": "{length} 手中 {at} 手目",
  speed: "速さ",
  undone: "戻す：{text}",
  solved: "そろいました",
} satisfies Like<typeof en>;
