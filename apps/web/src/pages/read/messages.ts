/** Messages of the Read page. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/read.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/read.ts", "!../../languages/en/*"]));
