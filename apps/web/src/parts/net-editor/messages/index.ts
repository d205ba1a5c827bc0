/** Messages of the net editor: colors, faces, stickers, faults and repairs. */
import { messages } from "../../../app/language.ts";
import en from "./en.ts";

export const t = messages(en, {
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  zh: () => import("./zh.ts"),
  ar: () => import("./ar.ts"),
});
