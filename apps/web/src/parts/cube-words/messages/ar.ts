import type { Messages } from "./index.ts";

export default {
  "face-U": "الأعلى",
  "face-R": "اليمين",
  "face-F": "الأمام",
  "face-D": "الأسفل",
  "face-L": "اليسار",
  "face-B": "الخلف",
  "colour-white": "أبيض",
  "colour-red": "أحمر",
  "colour-green": "أخضر",
  "colour-yellow": "أصفر",
  "colour-orange": "برتقالي",
  "colour-blue": "أزرق",
  "colour-unknown": "مجهول",
  "face-rows": "{face}: {rows}.",
  many: "عدد الملصقات على كل وجه: {n}.",
} satisfies Messages;
