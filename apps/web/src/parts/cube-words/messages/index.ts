/** Faces and colors. */
import { type Like, messages } from "../../../app/language.ts";
import en from "./en.ts";

export type Messages = Like<typeof en>;

export const t = messages(en, {
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  zh: () => import("./zh.ts"),
  ar: () => import("./ar.ts"),
});
