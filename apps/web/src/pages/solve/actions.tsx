/** The buttons that continue, always within reach: find a solution, then make its moves; or begin the lesson. */

import type { EnteredCube } from "../../jobs/enter.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { type Goal, goalsFor, startGuide, startLesson, wantedGoal } from "./model.ts";
import { type Found, search, start, stop } from "./search.ts";

const t = texts("solve");

interface ActionsProps {
  readonly cube: EnteredCube;
  readonly goal: Goal;
  /** What was found for this cube. */
  readonly solution: Found | undefined;
}

export function Actions({ cube: { facelets, size }, goal, solution }: ActionsProps) {
  const wanted = wantedGoal(size, goal);
  if (wanted === "learn")
    return (
      <div class="row actions solve-actions">
        <Button look="big" onClick={() => startLesson(facelets)}>
          {t("learn-start")}
        </Button>
      </div>
    );
  const isRunning = search.value.kind === "running";
  const show = (found: Found) => {
    stop();
    startGuide(facelets, found);
  };
  return (
    <div class="row actions solve-actions">
      {goalsFor(size).includes("learn") && (
        <Button onClick={() => startLesson(facelets)}>{t("goal-learn")}</Button>
      )}
      {solution ? (
        <Button look="big" onClick={() => show(solution)}>
          {t("guide-start", { n: solution.length })}
        </Button>
      ) : (
        <Button look="big" disabled={isRunning} onClick={() => void start(facelets, wanted)}>
          {t(isRunning ? "searching" : "solve")}
        </Button>
      )}
    </div>
  );
}
