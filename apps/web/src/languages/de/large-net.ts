import type en from "../en/large-net.ts";
import type { Like } from "../message.ts";

export default {
  label: "Der Würfel, aufgeklappt; er lässt sich verschieben",
  smaller: "Kleiner",
  larger: "Größer",
  ringed: { one: "{n} Aufkleber ist umrandet", other: "{n} Aufkleber sind umrandet" },
} satisfies Like<typeof en>;
