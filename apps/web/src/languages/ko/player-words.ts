import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "스페이스 바는 재생, 화살표 키는 한 수씩 이동, Shift와 화살표 키는 시점 돌리기입니다. 글자 키는 자판 위치대로 층을 돌립니다: I와 K는 오른쪽, D와 E는 왼쪽, J와 F는 위, S와 L은 아래, H와 G는 앞, W와 O는 뒤.",
  controls: "재생 조작",
  moves: "회전 순서",
  play: "재생",
  pause: "일시 정지",
  "step-forward": "다음 수",
  "step-back": "이전 수",
  "to-start": "처음으로",
  "to-end": "끝으로",
  position: "위치",
  "position-of": "{length}수 중 {at}수",
  speed: "속도",
  undone: "되돌림: {text}",
  solved: "맞췄습니다",
} satisfies Like<typeof en>;
