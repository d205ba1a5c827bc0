/** Whether a message that no check digits confirm reads as written. */

import type { Plausibility } from "@cubegram/core/message";
import { useEffect } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Notice } from "../../ui/notice.tsx";
import { toldOdds } from "./told-odds.ts";

const t = texts("read");

export default function Weighed({ verdict, odds }: Plausibility) {
  const isSlip = verdict === "slip";
  const told = toldOdds(isSlip ? 1 / odds : odds);
  const said = t(isSlip ? "weighed-slip" : "weighed-as-written", { odds: told });
  useEffect(() => announce(said), [said]);
  return <Notice kind={isSlip ? "bad" : "note"}>{said}</Notice>;
}
