/** The Write page's messages. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/write.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/write.ts", "!../../languages/en/*"]));
