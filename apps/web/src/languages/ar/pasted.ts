import type en from "../en/pasted.ts";
import type { Like } from "../message.ts";

export default {
  "paste-label": "مكعب بأي صيغة",
  "paste-hint":
    "ملصقات كحروف، أو رقم، أو حركات، أو رابط إلى alg.cubing.net أو Twizzle أو VisualCube، أو بيانات برنامج آخر.",
  "several-hint": "عدة مكعبات: واحد في كل سطر.",
  "moves-label": "الحركات التي أُجريت على مكعب محلول",
  "moves-hint": "مثل ⁦R U R' U'⁩. الأبيض إلى أعلى والأخضر إلى الأمام.",
  taken: "فُهم على أنه {format}، مكعب {size}×{size}.",
  "taken-several": {
    zero: "لم يُفهم أي مكعب: {format}، {size}×{size}.",
    one: "فُهم مكعب واحد: {format}، {size}×{size}.",
    two: "فُهم مكعبان: {format}، {size}×{size}.",
    few: "فُهمت {n} مكعبات: {format}، {size}×{size}.",
    many: "فُهم {n} مكعبًا: {format}، {size}×{size}.",
    other: "فُهم {n} مكعب: {format}، {size}×{size}.",
  },
  "format-faces": "ملصقات بحسب الأوجه",
  "format-colors": "ملصقات بحسب الألوان",
  "format-symbols": "ملصقات برموز خاصة",
  "format-cubejs": "بيانات cubejs",
  "format-kpattern": "KPattern من cubing.js",
  "format-reid": "قائمة قطع Reid",
  "format-visualcube": "صورة VisualCube",
  "format-alg.cubing.net": "رابط إلى alg.cubing.net",
  "format-twizzle": "رابط إلى Twizzle",
  "format-cubegram": "رابط إلى Cubegram",
  "format-moves": "حركات",
  "format-number": "رقم مكعب",
  "bad-number": "المكعبات مرقّمة من 0 إلى {most}.",
  "bad-format": "يبدو هذا {format}، لكن فيه خطأ ما.",
  "too-long": "هذا أكثر من أكبر مكعب تمكن قراءته هنا.",
  "first-of": {
    zero: "الأول من {n} مكعب.",
    one: "الأول من مكعب واحد.",
    two: "الأول من مكعبين.",
    few: "الأول من {n} مكعبات.",
    many: "الأول من {n} مكعبًا.",
    other: "الأول من {n} مكعب.",
  },
} satisfies Like<typeof en>;
