/** How far the search is, and a way to stop it and keep what was found; or why it ended without a solution. */

import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { found, search, stop } from "./search.ts";

const t = texts("solve");

export function Searching({ facelets }: { readonly facelets: string }) {
  const now = search.value;
  if (now.kind === "idle")
    return now.why ? (
      <Notice kind={now.why === "stopped" ? "note" : "bad"} alert={now.why !== "stopped"}>
        {t(now.why)}
      </Notice>
    ) : null;
  const best = found.value?.facelets === facelets ? found.value : undefined;
  const label = t(now.phase === "tables" ? "preparing" : best ? "improving" : "searching");
  return (
    <div class="stack" aria-busy="true">
      <div class="row row-near progress">
        <span>{label}</span>
        <progress aria-label={label} max={1} {...(now.share !== undefined && { value: now.share })} />
        <Button onClick={stop}>{t("stop")}</Button>
      </div>
      <p class="soft solve-tried">
        {best && `${t("best", { n: best.length })} `}
        {now.nodes > 0 && t("tried", { depth: now.depth, n: now.nodes })}
      </p>
    </div>
  );
}
