import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  sentence: "أدِر {what} {amount}.",
  "side-U": "الوجه العلوي",
  "side-R": "الوجه الأيمن",
  "side-F": "الوجه الأمامي",
  "side-D": "الوجه السفلي",
  "side-L": "الوجه الأيسر",
  "side-B": "الوجه الخلفي",
  wide: "{side} بعمق طبقات عددها {n}",
  layer: "الطبقة رقم {layer} بدءًا من {side}",
  layers: "الطبقات من {first} إلى {last} بدءًا من {side}",
  middle: "الطبقات الداخلية بالنظر إلى {side}",
  whole: "المكعب كله بالنظر إلى {side}",
  clockwise: "ربع دورة مع عقارب الساعة",
  anticlockwise: "ربع دورة عكس عقارب الساعة",
  half: "نصف دورة",
} satisfies Like<typeof en>;
