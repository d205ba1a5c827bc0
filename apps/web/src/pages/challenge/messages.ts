/** Texts of the Challenge page. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/challenge.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/challenge.ts", "!../../languages/en/*"]));
