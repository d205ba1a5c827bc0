import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  depth: "Gemeinsam gedrehte Schichten",
  faces: "Eine Seite drehen",
  whole: "Den ganzen Würfel drehen",
} satisfies Like<typeof en>;
