/** The texts of this page. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/learn.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/learn.ts", "!../../languages/en/*"]));
