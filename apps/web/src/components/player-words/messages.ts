/** The player's messages. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/player-words.ts";

export const t = messages(
  en,
  import.meta.glob(["../../languages/*/player-words.ts", "!../../languages/en/*"]),
);
