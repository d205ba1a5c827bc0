import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "Capas del cubo",
  other: "Otro número de capas",
} satisfies Like<typeof en>;
