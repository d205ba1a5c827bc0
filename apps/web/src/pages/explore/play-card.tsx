/** The algorithm played, and the code that plays it on another page. */

import { EmbedButton } from "../../cube/embed-button.tsx";
import { Player } from "../../cube/player.tsx";
import type { AlgReport } from "../../jobs/alg-report.ts";
import { texts } from "../../shell/language.ts";
import { Notice } from "../../ui/notice.tsx";

const t = texts("explore");

export function PlayCard({ report }: { readonly report: AlgReport }) {
  const { size, printed, isPlayable } = report;
  if (!isPlayable) return <Notice>{t("too-long")}</Notice>;
  return (
    <section class="card stack explore-play" aria-label={t("tab-play")}>
      <Player size={size} alg={printed} controls="full" label={t("player", { alg: printed })} />
      <div class="row">
        <EmbedButton size={size} alg={printed} />
      </div>
    </section>
  );
}
