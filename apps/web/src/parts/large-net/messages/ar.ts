import type { Messages } from "./index.ts";

export default {
  label: "المكعب مفرودًا؛ يمكن تمريره",
  smaller: "تصغير",
  larger: "تكبير",
  ringed: {
    zero: "لا ملصقات محاطة",
    one: "ملصقة واحدة محاطة",
    two: "ملصقتان محاطتان",
    few: "{n} ملصقات محاطة",
    many: "{n} ملصقة محاطة",
    other: "{n} ملصقة محاطة",
  },
} satisfies Messages;
