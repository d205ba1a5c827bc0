/** The algorithm played, and the code that plays it on another page. */
import { texts } from "../../app/language.ts";
import { EmbedButton } from "../../components/embed-button.tsx";
import { Notice } from "../../components/notice.tsx";
import { Player } from "../../components/player.tsx";
import type { AlgReport } from "../../work/alg-report.ts";

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
