/** Moves in words. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/turn.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/turn.ts", "!../../languages/en/*"]));
