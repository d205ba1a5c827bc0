/** Whether a message that no check digits confirm reads as written. */

import type { Plausibility } from "@cubegram/core/message";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Notice } from "../../ui/notice.tsx";

const t = texts("read");

export default function Weighed({ verdict, odds }: Plausibility) {
  const isSlip = verdict === "slip";
  const told = toldOdds(isSlip ? 1 / odds : odds);
  const said = t(isSlip ? "weighed-slip" : "weighed-as-written", { odds: told });
  useEffect(() => announce(said), [said]);
  return <Notice kind={isSlip ? "bad" : "note"}>{said}</Notice>;
}

/** A cube that nobody seems to have written on: that comes first, and what it would say is behind a disclosure. */
export function Scrambled({
  scrambledOdds,
  children,
}: Plausibility & { readonly children: ComponentChildren }) {
  const title = t("scrambled");
  const why = t("scrambled-why", { odds: toldOdds(scrambledOdds) });
  useEffect(() => announce(`${title}. ${why}`), [title, why]);
  return (
    <>
      <div>
        <h3 class="read-scrambled">{title}</h3>
        <p>{why}</p>
      </div>
      <details>
        <summary>{t("scrambled-text")}</summary>
        <div class="stack">{children}</div>
      </details>
    </>
  );
}

/** Odds above this are not shown: nobody doubts a thousand to one. */
const MAX_ODDS = 1000;

/** Odds as people say them: so many to one. */
function toldOdds(odds: number): number {
  return Math.min(MAX_ODDS, Math.max(2, Math.round(odds)));
}
