/** Messages about cubes that came in as texts. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/pasted.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/pasted.ts", "!../../languages/en/*"]));
