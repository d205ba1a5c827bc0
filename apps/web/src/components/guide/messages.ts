/** Texts of the guide: one move at a time, pictures to compare with, the way back. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/guide.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/guide.ts", "!../../languages/en/*"]));
