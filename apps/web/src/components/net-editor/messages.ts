/** Messages of the net editor: colors, faces, stickers, faults and repairs. */
import { messages } from "../../app/language.ts";
import en from "../../languages/en/net-editor.ts";

export const t = messages(en, import.meta.glob(["../../languages/*/net-editor.ts", "!../../languages/en/*"]));
