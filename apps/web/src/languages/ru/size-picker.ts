import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "Слои куба",
  other: "Другой размер",
} satisfies Like<typeof en>;
