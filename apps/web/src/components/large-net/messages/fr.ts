import type { Messages } from "./index.ts";

export default {
  label: "Le cube déplié ; on peut le faire défiler",
  smaller: "Réduire",
  larger: "Agrandir",
  ringed: { one: "{n} autocollant est entouré", other: "{n} autocollants sont entourés" },
} satisfies Messages;
