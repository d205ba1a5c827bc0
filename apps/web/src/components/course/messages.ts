/** The course "Solve your first cube". */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/course.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/course.ts", "!../../languages/en/*"]));
