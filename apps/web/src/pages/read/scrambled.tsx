/** A cube that nobody seems to have written on: that comes first, and what it would say is behind a disclosure. */

import type { Plausibility } from "@cubegram/core/message";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { toldOdds } from "./told-odds.ts";

const t = texts("read");

export default function Scrambled({
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
