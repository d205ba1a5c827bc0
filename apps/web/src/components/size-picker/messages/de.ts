import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  size: "Schichten des Würfels",
  other: "Andere Zahl von Schichten",
} satisfies Like<typeof en>;
