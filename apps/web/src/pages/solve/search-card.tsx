/** What is sought, how far the search is, and a way to stop it and keep what was found. */

import type { EnteredCube } from "../../jobs/enter.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segments } from "../../ui/segments.tsx";
import { change, type Goal, goalsFor, wantedGoal } from "./model.ts";
import { found, type SearchState, search, start, stop } from "./search.ts";

const t = texts("solve");

export function SearchCard({ cube, goal }: { readonly cube: EnteredCube; readonly goal: Goal }) {
  const { facelets, size, isSolved } = cube;
  const isImprovable = found.value?.facelets === facelets && !found.value.isProved;
  const now = search.value;
  const goals = goalsFor(size);
  const wanted = wantedGoal(size, goal);
  const note =
    wanted === "short" && size !== 3
      ? size === 2
        ? "note-pocket"
        : "note-large"
      : (`note-${wanted}` as const);
  if (isSolved)
    return (
      <section class="card" aria-label={t("goal")}>
        <Notice kind="good">{t("already")}</Notice>
      </section>
    );
  return (
    <section class="card stack" aria-label={t("goal")}>
      {goals.length > 1 && (
        <Segments
          label={t("goal")}
          options={goals.map((value) => ({ value, label: t(`goal-${value}`) }))}
          chosen={wanted}
          onChoose={(next) => {
            stop();
            change({ goal: next });
          }}
        />
      )}
      <p class="soft">{t(note)}</p>
      {now.kind === "running" && <Running now={now} />}
      {now.kind === "idle" && wanted !== "learn" && isImprovable && (
        <div class="row">
          <Button onClick={() => void start(facelets, wanted)}>{t("solve-again")}</Button>
        </div>
      )}
      {now.kind === "idle" && now.why && (
        <Notice kind={now.why === "stopped" ? "note" : "bad"} alert={now.why !== "stopped"}>
          {t(now.why)}
        </Notice>
      )}
    </section>
  );
}

function Running({ now }: { readonly now: Extract<SearchState, { kind: "running" }> }) {
  const best = found.value;
  const label = t(now.phase === "tables" ? "preparing" : best ? "improving" : "searching");
  return (
    <div class="stack" aria-busy="true">
      <div class="progress">
        <span>{label}</span>
        <progress aria-label={label} max={1} {...(now.share !== undefined && { value: now.share })} />
        <Button onClick={stop}>{t("stop")}</Button>
      </div>
      <p class="soft">
        {best && `${t("best", { n: best.length })} `}
        {now.nodes > 0 && t("tried", { depth: now.depth, n: now.nodes })}
      </p>
    </div>
  );
}
