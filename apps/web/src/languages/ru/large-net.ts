import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "Развёртка куба; её можно прокручивать",
  smaller: "Мельче",
  larger: "Крупнее",
  ringed: {
    one: "Отмечена {n} наклейка",
    few: "Отмечены {n} наклейки",
    many: "Отмечено {n} наклеек",
    other: "Отмечено {n} наклейки",
  },
} satisfies Like<typeof en>;
