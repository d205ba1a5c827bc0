import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "El cubo desplegado; se puede desplazar",
  smaller: "Reducir",
  larger: "Ampliar",
  ringed: { one: "{n} pegatina marcada", other: "{n} pegatinas marcadas" },
} satisfies Like<typeof en>;
