import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "عدد طبقات المكعب",
  other: "حجم آخر",
} satisfies Like<typeof en>;
