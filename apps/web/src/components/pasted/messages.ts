/** Messages about cubes entered as text. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/pasted.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/pasted.ts", "!../../languages/en/*"]));
