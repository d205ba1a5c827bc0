import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "Le cube déplié ; on peut le faire défiler",
  smaller: "Réduire",
  larger: "Agrandir",
  ringed: { one: "{n} autocollant est entouré", other: "{n} autocollants sont entourés" },
} satisfies Like<typeof en>;
