/** The messages of the large net. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/large-net.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/large-net.ts", "!../../languages/en/*"]));
