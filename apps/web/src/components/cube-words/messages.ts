/** Faces and colors. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/cube-words.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/cube-words.ts", "!../../languages/en/*"]));
