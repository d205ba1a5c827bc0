/** Messages of the button that opens the camera, and of what it was unsure of. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/by-camera.ts";

export const cameraWords = messages(
  en,
  import.meta.glob(["../../languages/*/by-camera.ts", "!../../languages/en/*"]),
);
