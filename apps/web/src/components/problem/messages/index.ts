/** Why something did not work: a sentence for each telling. */
import { type Like, messages } from "../../../app/language.ts";
import en from "./en.ts";

export type Messages = Like<typeof en>;

export const t = messages(en, import.meta.glob(["./*.ts", "!./en.ts", "!./index.ts"]));
