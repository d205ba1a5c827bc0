import type en from "../en/by-camera.ts";
import type { Like } from "../message.ts";

export default {
  open: "カメラで読む",
  read: "カメラでキューブを読み取りました。",
  doubts: {
    other:
      "カメラでキューブを読み取りました。自信のないステッカーが {n} 枚、点滅しています。違っていたらタップしてください。",
  },
  ask: "このステッカー（{sticker}）は何色ですか？",
  "by-hand": "自分で直す",
  compare: "カメラで確かめる",
  same: "カメラに写っているのは同じキューブです。",
  other: "カメラに写っているのは別のキューブです。",
} satisfies Like<typeof en>;
