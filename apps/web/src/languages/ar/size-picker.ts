import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "عدد طبقات المكعب",
  other: "عدد آخر من الطبقات",
} satisfies Like<typeof en>;
