import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "O cubo planificado; dá para rolar",
  smaller: "Menor",
  larger: "Maior",
  ringed: { one: "{n} adesivo marcado", many: "{n} de adesivos marcados", other: "{n} adesivos marcados" },
} satisfies Like<typeof en>;
