/** Words for choosing a size. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/size-picker.ts";

export const t = messages(
  en,
  import.meta.glob(["../../languages/*/size-picker.ts", "!../../languages/en/*"]),
);
