/** Texts of the Files page. */
import { messages } from "../../../app/language.ts";
import en from "./en.ts";

export type { Like } from "../../../app/language.ts";

export const t = messages(en, import.meta.glob(["./*.ts", "!./en.ts", "!./index.ts"]));
