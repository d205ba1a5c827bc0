import type en from "../en/player-words.ts";
import type { Like } from "../message.ts";

export default {
  keys: "مفتاح المسافة للتشغيل، والأسهم للتنقل خطوة خطوة، وShift مع الأسهم لتدوير المنظر. تدير الحروف الطبقات بحسب موضعها على لوحة المفاتيح: I وK اليمنى، D وE اليسرى، J وF العليا، S وL السفلى، H وG الأمامية، W وO الخلفية.",
  controls: "التشغيل",
  moves: "الحركات",
  play: "تشغيل",
  pause: "إيقاف مؤقت",
  "step-forward": "الحركة التالية",
  "step-back": "الحركة السابقة",
  "to-start": "إلى البداية",
  "to-end": "إلى النهاية",
  position: "الموضع",
  "position-of": "الحركة {at} من {length}",
  speed: "السرعة",
  undone: "رجوع: {text}",
  solved: "محلول",
} satisfies Like<typeof en>;
