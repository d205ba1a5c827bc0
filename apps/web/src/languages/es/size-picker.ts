import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "Capas del cubo",
  other: "Otro tamaño",
} satisfies Like<typeof en>;
