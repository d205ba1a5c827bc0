/** The layer-by-layer method, step by step. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/taught.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/taught.ts", "!../../languages/en/*"]));
