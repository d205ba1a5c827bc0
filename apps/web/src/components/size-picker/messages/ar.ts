import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  size: "عدد طبقات المكعب",
  other: "عدد آخر من الطبقات",
} satisfies Like<typeof en>;
