import type { Like } from "../../../app/language.ts";
import type en from "./en.ts";

export default {
  depth: "Couches tournées ensemble",
  faces: "Tourner une face",
  whole: "Tourner tout le cube",
} satisfies Like<typeof en>;
