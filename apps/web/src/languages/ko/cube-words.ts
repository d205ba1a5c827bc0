import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "윗면",
  "face-R": "오른쪽 면",
  "face-F": "앞면",
  "face-D": "아랫면",
  "face-L": "왼쪽 면",
  "face-B": "뒷면",
  "color-white": "흰색",
  "color-red": "빨강",
  "color-green": "초록",
  "color-yellow": "노랑",
  "color-orange": "주황",
  "color-blue": "파랑",
  "color-unknown": "알 수 없음",
  "face-rows": "{face}: {rows}.",
  many: "면마다 스티커 {n}개.",
  layers: "큐브의 층 수",
  "other-size": "다른 크기",
} satisfies Like<typeof en>;
