/** Texts of the Files page. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/files.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/files.ts", "!../../languages/en/*"]));
