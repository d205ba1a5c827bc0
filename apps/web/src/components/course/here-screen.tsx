/** The lesson on a cube on the screen: it is turned by hand or by buttons, and the goal is recognized. */
import { Cube } from "@cubegram/core";
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../app/announce.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import { Screen } from "../guide/screen.tsx";
import { Moves } from "../moves.tsx";
import { whatToDo } from "../taught/words.ts";
import { TurnCube } from "../turn-cube/index.tsx";
import type { CourseStepProps } from "./index.tsx";
import { LESSONS, stepsUntil, TURNS_IN_TASK, TURNS_TASK } from "./lessons.ts";
import { t } from "./messages.ts";
import { type CubeHere, reached } from "./model.ts";

export function HereScreen({ course, change }: CourseStepProps) {
  const here = course.here!;
  const { id } = LESSONS[course.lesson];
  const [isHelped, setHelped] = useState(false);
  const { isReached, next } = useProgress(here, course.lesson);
  const count = here.made.split(" ").filter(Boolean).length;
  const turn = (moves: string) =>
    change({ ...course, here: { ...here, made: `${here.made} ${moves}`.trim() } });
  useEffect(() => {
    if (isReached) announce(`${t("reached")} ${t(`${id}-after`)}`);
  }, [isReached]);
  return (
    <Screen
      stage={
        <div class="course-here">
          <TurnCube size={3} setup={`${here.setup} ${here.made}`.trim()} label={t("cube")} onTurn={turn} />
        </div>
      }
      heading={isReached ? t("reached") : t(`${id}-task`)}
      buttons={
        isReached ? (
          <Button look="big" onClick={() => change(reached(course))}>
            {t("on")}
          </Button>
        ) : (
          <>
            <Button onClick={() => change({ ...course, screen: "idea" })}>{t("back")}</Button>
            {count > 0 && (
              <Button onClick={() => change({ ...course, here: { ...here, made: "" } })}>{t("again")}</Button>
            )}
            <Button look={isHelped ? "plain" : "main"} disabled={!next} onClick={() => setHelped(!isHelped)}>
              {t(isHelped ? "help-off" : "help")}
            </Button>
          </>
        )
      }
    >
      {!isReached && isHelped && next && (
        <div class="course-help">
          <p>{next.words}</p>
          <Moves moves={next.moves} label={t("moves")} />
          <Button onClick={() => turn(next.moves.join(" "))}>{t("do-it")}</Button>
        </div>
      )}
      {!isReached && course.lesson === 0 && (
        <p class="soft">{t("turns-made", { n: count, all: TURNS_IN_TASK })}</p>
      )}
    </Screen>
  );
}

interface LessonProgress {
  readonly isReached: boolean;
  /** What to do next. */
  readonly next?: { readonly words: string; readonly moves: readonly string[] } | undefined;
}

function useProgress({ setup, made }: CubeHere, lesson: number): LessonProgress {
  const isAboutTurns = LESSONS[lesson].steps.length === 0;
  const alg = `${setup} ${made}`.trim();
  const input = { alg, wanted: stepsUntil(lesson) };
  const { output } = useWork(isAboutTurns ? undefined : JSON.stringify(input), (options) =>
    ask("course", "lessonProgress", input, { ...options, lane: "quick" }),
  );
  if (isAboutTurns) {
    const count = made.split(" ").filter(Boolean).length;
    const isReached = count >= TURNS_IN_TASK && Cube.fromAlg(alg).isSolved();
    return { isReached, next: { words: t("turns-help"), moves: TURNS_TASK.alg.split(" ") } };
  }
  const step = output?.next;
  return {
    isReached: output?.isReached === true && output.alg === alg,
    next: step && { words: whatToDo(step), moves: step.moves.split(" ") },
  };
}
