import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  size: "Capas del cubo",
  other: "Otro número de capas",
} satisfies Like<typeof en>;
