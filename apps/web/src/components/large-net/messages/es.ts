import type { Messages } from "./index.ts";

export default {
  label: "El cubo desplegado; se puede desplazar",
  smaller: "Reducir",
  larger: "Ampliar",
  ringed: { one: "{n} pegatina marcada", other: "{n} pegatinas marcadas" },
} satisfies Messages;
