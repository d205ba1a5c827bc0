import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  size: "Couches du cube",
  other: "Autre nombre de couches",
} satisfies Like<typeof en>;
