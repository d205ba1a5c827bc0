/** The texts of this page. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/solve.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/solve.ts", "!../../languages/en/*"]));
