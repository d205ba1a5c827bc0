import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "المكعب مفرودًا؛ يمكن تمريره",
  smaller: "تصغير",
  larger: "تكبير",
  ringed: {
    zero: "لا ملصقات محاطة",
    one: "ملصق واحد محاط",
    two: "ملصقان محاطان",
    few: "{n} ملصقات محاطة",
    many: "{n} ملصقًا محاطًا",
    other: "{n} ملصق محاط",
  },
} satisfies Like<typeof en>;
