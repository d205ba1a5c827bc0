/** How the cube is made of a solved one, to be handed over. */

import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { CopyButton } from "../../ui/button.tsx";

const t = texts("challenge");

/** Larger cubes take long to solve, and many moves to make. */
const MAX_SIZE_WITH_MOVES = 3;

export default function HowMade({ facelets, size }: { readonly facelets: string; readonly size: number }) {
  const { output: moves } = useJob(size <= MAX_SIZE_WITH_MOVES ? facelets : undefined, (options) =>
    ask("challenge", "makingMoves", { facelets }, options),
  );
  return (
    <section class="card stack">
      {moves && (
        <>
          <h3>{t("moves-heading")}</h3>
          <p class="mono challenge-moves" dir="ltr">
            {moves}
          </p>
        </>
      )}
      <div class="row">
        {moves && <CopyButton text={moves} label={t("copy-moves")} look="plain" />}
        <CopyButton text={facelets} label={t("copy-facelets")} look="plain" />
      </div>
    </section>
  );
}
