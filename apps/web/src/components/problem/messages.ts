/** Why something did not work: a sentence for each kind, and `moves-…` for each reason that a text is not an algorithm. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/problem.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/problem.ts", "!../../languages/en/*"]));
