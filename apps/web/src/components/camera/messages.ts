/** Messages of the camera. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/camera.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/camera.ts", "!../../languages/en/*"]));
