/** Why a text is no algorithm. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/alg-problem.ts";

export const t = messages(
  en,
  import.meta.glob(["../../languages/*/alg-problem.ts", "!../../languages/en/*"]),
);
