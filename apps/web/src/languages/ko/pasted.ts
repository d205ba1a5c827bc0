import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "아무 형식의 큐브",
  "paste-hint":
    "스티커 글자, 번호, 회전 순서, alg.cubing.net·Twizzle·VisualCube 링크, 다른 프로그램의 데이터.",
  "several-hint": "큐브가 여럿이면 한 줄에 하나씩.",
  "moves-label": "맞춘 큐브에서 돌린 순서",
  "moves-hint": "예: R U R' U'. 흰색이 위, 초록이 앞.",
  taken: "{format}, {size}×{size} 큐브로 읽었습니다.",
  "taken-several": { other: "큐브 {n}개를 읽었습니다: {format}, {size}×{size}." },
  "format-faces": "면 글자로 적은 스티커",
  "format-colors": "색 글자로 적은 스티커",
  "format-symbols": "고유 기호로 적은 스티커",
  "format-cubejs": "cubejs 데이터",
  "format-kpattern": "cubing.js의 KPattern",
  "format-reid": "리드(Reid) 방식의 조각 목록",
  "format-visualcube": "VisualCube 그림",
  "format-alg.cubing.net": "alg.cubing.net 링크",
  "format-twizzle": "Twizzle 링크",
  "format-cubegram": "Cubegram 링크",
  "format-moves": "회전 순서",
  "format-number": "큐브 번호",
  "bad-number": "큐브 번호는 0부터 {most}까지입니다.",
  "bad-format": "{format} 같아 보이지만 어딘가 잘못되었습니다.",
  "too-long": "이 페이지가 읽는 가장 큰 큐브보다 깁니다.",
  "first-of": { other: "큐브 {n}개 중 첫 번째." },
} satisfies Like<typeof en>;
