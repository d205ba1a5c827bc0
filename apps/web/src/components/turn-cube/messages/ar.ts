import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  depth: "الطبقات التي تدور معًا",
  faces: "تدوير وجه",
  whole: "تدوير المكعب كله",
} satisfies Like<typeof en>;
