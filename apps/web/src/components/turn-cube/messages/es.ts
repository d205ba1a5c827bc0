import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  depth: "Capas que giran juntas",
  faces: "Girar una cara",
  whole: "Girar el cubo entero",
} satisfies Like<typeof en>;
