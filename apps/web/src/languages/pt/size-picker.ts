import type en from "../en/size-picker.ts";
import type { Like } from "../message.ts";

export default {
  size: "Camadas do cubo",
  other: "Outro tamanho",
} satisfies Like<typeof en>;
