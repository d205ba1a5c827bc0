/** Messages of the Check page. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/check.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/check.ts", "!../../languages/en/*"]));
