/** A solution: its length, whether that is proved, and the player. */
import { texts } from "../../app/language.ts";
import { printLink } from "../../app/route.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { EmbedButton } from "../../components/embed-button.tsx";
import { Moves } from "../../components/moves.tsx";
import { Notice } from "../../components/notice.tsx";
import { Player } from "../../components/player.tsx";
import type { EnteredCube } from "../../work/jobs/enter.ts";
import { at, type Found, stop } from "./search.ts";

const t = texts("solve");

export default function SolutionCard({
  cube: { facelets, size },
  solution,
}: {
  readonly cube: EnteredCube;
  readonly solution: Found;
}) {
  const { moves } = solution;
  const go = (to: number) => {
    at.value = Math.min(Math.max(0, to), moves.length);
    keepWhilePerformed();
  };
  return (
    <section class="card stack" aria-labelledby="solve-solution">
      <h2 id="solve-solution">
        {t("solution")}: {t("length", { n: solution.length })}
      </h2>
      <Notice kind={solution.isProved ? "good" : "note"}>
        {t(solution.isProved ? "proved" : "not-proved")}
      </Notice>
      <div class="columns">
        <div class="stack">
          <Moves moves={moves} at={at.value} onGo={go} label={t("moves")} />
          <div class="row">
            <CopyButton text={solution.alg} />
            <EmbedButton size={size} state={facelets} alg={solution.alg} />
            <a
              class="button button-quiet"
              href={printLink("explore", { alg: solution.alg, size: String(size) })}
            >
              {t("explore")}
            </a>
          </div>
        </div>
        <Player
          size={size}
          state={facelets}
          alg={solution.alg}
          at={at.value}
          controls="bar"
          locked
          label={t("player")}
          onState={onState}
        />
      </div>
    </section>
  );
}

/** One listener for all: the player follows the moves, the moves follow the player. */
function onState(state: { readonly at: number }): void {
  at.value = state.at;
  keepWhilePerformed();
}

/** Someone who has begun to perform a solution does not want a different one. */
function keepWhilePerformed(): void {
  if (at.value > 0) stop();
}
