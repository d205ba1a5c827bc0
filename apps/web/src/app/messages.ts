/** The shell's own messages. */
import en from "../languages/en/app.ts";
import { messages } from "./language.ts";

export const t = messages(en, import.meta.glob(["../languages/*/app.ts", "!../languages/en/*"]));
