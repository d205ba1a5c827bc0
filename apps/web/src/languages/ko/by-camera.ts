import type en from "../en/by-camera.ts";
import type { Like } from "../message.ts";

export default {
  open: "카메라로 읽기",
  read: "카메라로 큐브를 읽었습니다.",
  doubts: {
    other: "카메라로 큐브를 읽었습니다. 확실하지 않은 스티커 {n}개가 깜박입니다: 틀렸으면 누르세요.",
  },
  ask: "이 스티커({sticker})는 무슨 색인가요?",
  "by-hand": "직접 고치기",
  compare: "카메라로 확인하기",
  same: "카메라에 보이는 것은 같은 큐브입니다.",
  other: "카메라에 보이는 것은 다른 큐브입니다.",
} satisfies Like<typeof en>;
