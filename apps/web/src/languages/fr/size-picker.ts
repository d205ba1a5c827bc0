import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "Couches du cube",
  other: "Autre taille",
} satisfies Like<typeof en>;
