import type en from "../en/cube-words.ts";
import type { Like } from "../message.ts";

export default {
  "face-U": "الأعلى",
  "face-R": "اليمين",
  "face-F": "الأمام",
  "face-D": "الأسفل",
  "face-L": "اليسار",
  "face-B": "الخلف",
  "color-white": "أبيض",
  "color-red": "أحمر",
  "color-green": "أخضر",
  "color-yellow": "أصفر",
  "color-orange": "برتقالي",
  "color-blue": "أزرق",
  "color-unknown": "مجهول",
  "face-rows": "{face}: {rows}.",
  many: "عدد الملصقات على كل وجه: {n}.",
  layers: "عدد طبقات المكعب",
  "other-size": "حجم آخر",
} satisfies Like<typeof en>;
