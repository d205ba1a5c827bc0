import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "Ebenen des Würfels",
  other: "Andere Größe",
} satisfies Like<typeof en>;
