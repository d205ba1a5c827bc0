/** The texts of this page. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/explore.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/explore.ts", "!../../languages/en/*"]));
