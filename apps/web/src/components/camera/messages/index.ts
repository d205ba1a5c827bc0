/** Messages of the camera. */
import { messages } from "../../../app/language.ts";
import en from "./en.ts";

export const t = messages(en, import.meta.glob(["./*.ts", "!./en.ts", "!./index.ts"]));
