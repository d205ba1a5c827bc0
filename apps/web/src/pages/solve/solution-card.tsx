/** A solution: its length, whether that is proved, the player, and one move at a time in words. */
import { announce } from "../../app/announce.ts";
import { printLink } from "../../app/route.ts";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Moves } from "../../components/moves.tsx";
import { Notice } from "../../components/notice.tsx";
import { Player } from "../../components/player.tsx";
import { moveWords } from "../../components/turn/words.ts";
import type { EnteredCube } from "../../work/jobs/enter.ts";
import { t } from "./messages.ts";
import { at, type Found, stop } from "./search.ts";

export default function SolutionCard({
  cube: { facelets, size, isUsual },
  solution,
}: {
  readonly cube: EnteredCube;
  readonly solution: Found;
}) {
  const { moves } = solution;
  const go = (to: number) => {
    at.value = Math.min(Math.max(0, to), moves.length);
    keepWhilePerformed();
    const next = moves[at.value];
    announce(next === undefined ? t("at-end") : moveWords(next, size));
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
          <Steps moves={moves} size={size} isUsual={isUsual} go={go} />
          <Moves moves={moves} at={at.value} onGo={go} label={t("moves")} />
          <div class="row">
            <CopyButton text={solution.alg} />
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

/** One listener for all: the player follows the steps, the steps follow the player. */
function onState(state: { readonly at: number }): void {
  at.value = state.at;
  keepWhilePerformed();
}

/** Whoever has begun to perform a solution does not want another one. */
function keepWhilePerformed(): void {
  if (at.value > 0) stop();
}

function Steps({
  moves,
  size,
  isUsual,
  go,
}: {
  readonly moves: readonly string[];
  readonly size: number;
  readonly isUsual: boolean;
  readonly go: (to: number) => void;
}) {
  const made = at.value;
  const next = moves[made];
  return (
    <div class="solve-step stack">
      <p class="soft">
        {made === 0
          ? t(isUsual ? "hold-usual" : "hold")
          : next === undefined
            ? t("at-move", { n: made, all: moves.length })
            : t("at-move", { n: made + 1, all: moves.length })}
      </p>
      <p class="solve-now">
        {next === undefined ? (
          t("at-end")
        ) : (
          <>
            <b class="mono" dir="ltr">
              {next}
            </b>
            <span>{moveWords(next, size)}</span>
          </>
        )}
      </p>
      <div class="row">
        <Button onClick={() => go(made - 1)} disabled={made === 0}>
          {t("previous-move")}
        </Button>
        <Button look="main" onClick={() => go(made + 1)} disabled={next === undefined}>
          {t("next-move")}
        </Button>
      </div>
    </div>
  );
}
