import type en from "../en/by-camera.ts";
import type { Like } from "../message.ts";

export default {
  open: "Ler com a câmera",
  read: "A câmera leu o cubo.",
  doubts: {
    one: "A câmera leu o cubo. Tem dúvida em {n} adesivo, que pisca: toque nele se estiver errado.",
    many: "A câmera leu o cubo. Tem dúvida em {n} de adesivos, que piscam: toque nos que estiverem errados.",
    other: "A câmera leu o cubo. Tem dúvida em {n} adesivos, que piscam: toque nos que estiverem errados.",
  },
  ask: "De que cor é este adesivo, {sticker}?",
  "by-hand": "Corrijo à mão",
  compare: "Deixar a câmera olhar",
  same: "A câmera vê o mesmo cubo.",
  other: "A câmera vê outro cubo.",
} satisfies Like<typeof en>;
