/** A solution: its length, whether that is proved, and the player. */

import { EmbedButton } from "../../cube/embed-button.tsx";
import { Moves } from "../../cube/moves.tsx";
import { Player } from "../../cube/player.tsx";
import type { EnteredCube } from "../../jobs/enter.ts";
import { texts } from "../../shell/language.ts";
import { printLink } from "../../shell/route.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
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
