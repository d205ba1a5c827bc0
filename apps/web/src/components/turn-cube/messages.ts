/** Words around the cube that is turned. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/turn-cube.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/turn-cube.ts", "!../../languages/en/*"]));
