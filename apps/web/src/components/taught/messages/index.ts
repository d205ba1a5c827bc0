/** The layer-by-layer method, step by step. */
import { type Like, messages } from "../../../app/language.ts";
import en from "./en.ts";

export type Messages = Like<typeof en>;

export const t = messages(en, import.meta.glob(["./*.ts", "!./en.ts", "!./index.ts"]));
