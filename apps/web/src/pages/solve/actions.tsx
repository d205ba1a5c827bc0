/** The button that goes on, always in reach: look for a solution, then make its moves; or begin the lesson. */
import { Button } from "../../components/button.tsx";
import type { EnteredCube } from "../../work/jobs/enter.ts";
import { t } from "./messages.ts";
import { type Goal, startGuide, startLesson, wantedGoal } from "./model.ts";
import { type Found, search, start, stop } from "./search.ts";

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
      <div class="row solve-actions">
        <Button look="big" onClick={() => startLesson(facelets)}>
          {t("learn-start")}
        </Button>
      </div>
    );
  const isRunning = search.value.kind === "running";
  if (!solution && isRunning) return null;
  const go = (found: Found) => {
    stop();
    startGuide(facelets, found);
  };
  return (
    <div class="row solve-actions">
      {solution ? (
        <>
          {!isRunning && !solution.isProved && (
            <Button onClick={() => void start(facelets, wanted)}>{t("solve-again")}</Button>
          )}
          <Button look="big" onClick={() => go(solution)}>
            {t("guide-start", { n: solution.length })}
          </Button>
        </>
      ) : (
        <Button look="big" onClick={() => void start(facelets, wanted)}>
          {t("solve")}
        </Button>
      )}
    </div>
  );
}
