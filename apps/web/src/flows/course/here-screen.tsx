/** Something to do on a cube on the screen: one skill of a lesson, or the whole cube. It is swiped, and the goal is recognized. */

import { Cube } from "@cubegram/core";
import type { PracticeCube } from "@cubegram/core/solve";
import { useEffect } from "preact/hooks";
import { Moves } from "../../cube/moves.tsx";
import { moveWords } from "../../cube/turn/words.ts";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { GoOn, Screen } from "../frame/screen.tsx";
import { isRegrip } from "../taught/rings.ts";
import {
  algOf,
  asked,
  doneForYou,
  type Exercise,
  isLost,
  leftOf,
  planned,
  praiseOf,
  quartersMade,
  startedOver,
  turned,
} from "./exercise.ts";
import { LESSONS, type Skill, stepsUntil } from "./lessons.ts";
import {
  type CourseStepProps,
  exerciseOn,
  given,
  reached,
  roundDone,
  skillOf,
  turnsCube,
  withExercise,
} from "./model.ts";
import { TurnByHand } from "./turn-by-hand.tsx";

const t = texts("course");

export function HereScreen({ course, change }: CourseStepProps) {
  useNewCube({ course, change });
  const exercise = exerciseOn(course);
  return exercise ? <OnCube course={course} change={change} exercise={exercise} /> : <p class="loading" />;
}

/** A round begins with a cube of its own. */
function useNewCube({ course, change }: CourseStepProps): void {
  const { screen, exercise, rounds, round } = course;
  const isWanted = screen === "practice" && exercise === undefined;
  const cube = useCubeFor(isWanted ? skillOf(rounds[round]) : undefined, round);
  useEffect(() => {
    if (cube) change(given(course, cube));
  }, [cube?.setup, round]);
}

/** A cube on which a skill is needed, another one for each round, as soon as it is known. */
export function useCubeFor(skill: Skill | undefined, round = 0): PracticeCube | undefined {
  const wanted = skill && "step" in skill ? skill : undefined;
  const { output } = useJob(wanted && `${round} ${wanted.step} ${wanted.wanted}`, (options) =>
    ask("course", "cubeToPractice", wanted!, { ...options, lane: "quick" }),
  );
  return skill && (turnsCube(skill) ?? output);
}

function OnCube({ course, change, exercise }: CourseStepProps & { readonly exercise: Exercise }) {
  const isWhole = course.screen === "here";
  const round = course.rounds[course.round];
  const { lesson } = isWhole ? course : round;
  const { id } = LESSONS[lesson];
  const set = (next: Exercise) => change(withExercise(course, next));
  const { isReached, step } = useGoal(isWhole, lesson, exercise, set);
  const left = leftOf(exercise);
  const next = left.find((move) => !isRegrip(move));
  const praise = praiseOf(exercise);
  const said = praise === "none" ? t("shown") : t(`praise-${praise}`, { n: quartersMade(exercise) });
  const words =
    exercise.isGuided && next !== undefined
      ? moveWords(next, 3)
      : isWhole && id !== "turns"
        ? t(`${id}-task`)
        : t(`${id}-do`);
  const heading = isReached ? said : words;
  useEffect(() => announce(heading), [heading]);
  const help = (how: (exercise: Exercise) => Exercise) =>
    set(how(left.length === 0 && step ? planned(exercise, step) : exercise));
  return (
    <Screen
      stage={
        <div class="middle course-here">
          <TurnByHand
            exercise={exercise}
            hasLetters={course.hasLetters}
            label={t("cube")}
            onTurn={(move) => set(turned(exercise, move))}
          />
        </div>
      }
      heading={heading}
      buttons={
        isReached ? (
          <GoOn onClick={() => change(isWhole ? reached(course) : roundDone(course))}>{t("on")}</GoOn>
        ) : (
          <>
            <Button onClick={() => change({ ...course, screen: isWhole ? "idea" : "watch" })}>
              {t("back")}
            </Button>
            {exercise.isGuided || exercise.isPlaying ? (
              <Button onClick={() => help(doneForYou)}>{t("do-it")}</Button>
            ) : (
              <Button look="main" onClick={() => help(asked)}>
                {t("help")}
              </Button>
            )}
            {exercise.slips > 0 && <Button onClick={() => set(startedOver(exercise))}>{t("again")}</Button>}
          </>
        )
      }
    >
      {!isReached && exercise.isGuided && next !== undefined && <p class="course-swipe-hint">{t("swipe")}</p>}
      {!isReached && !isWhole && (
        <p class="soft">
          {round.isAgain
            ? t("once-more", { lesson: t(`${id}-name`) })
            : t("round-of", { n: course.round + 1, all: course.rounds.length })}
        </p>
      )}
      {course.hasLetters && left.length > 0 && <Moves moves={left} at={0} label={t("moves")} />}
      {!isReached && (
        <button
          type="button"
          class="bare course-letters"
          aria-pressed={course.hasLetters}
          onClick={() => change({ ...course, hasLetters: !course.hasLetters })}
        >
          {t("letters")}
        </button>
      )}
    </Screen>
  );
}

/** Whether it is reached, by any way; and on the whole cube, what comes next. */
function useGoal(isWhole: boolean, lesson: number, exercise: Exercise, set: (next: Exercise) => void) {
  const alg = algOf(exercise);
  const left = leftOf(exercise);
  const isAboutTurns = LESSONS[lesson].steps.length === 0;
  const isPlanDone = !isWhole && exercise.plan !== undefined && left.length === 0;
  const input = { alg, wanted: stepsUntil(lesson) };
  const { output } = useJob(isAboutTurns || isPlanDone ? undefined : JSON.stringify(input), (options) =>
    ask("course", "lessonProgress", input, { ...options, lane: "quick" }),
  );
  const now = output?.alg === alg ? output : undefined;
  const step = now?.next;
  const isReached = isAboutTurns ? Cube.fromAlg(alg).isSolved() : isPlanDone || (now?.isReached ?? false);
  // Where arrows lead, they go on from piece to piece.
  const isFollowed = left.length > 0 && !isLost(exercise);
  const isToBePlanned = !isReached && step !== undefined && exercise.isGuided && !isFollowed;
  useEffect(() => {
    if (isToBePlanned) set(planned(exercise, step));
  }, [isToBePlanned, alg]);
  return { isReached, step };
}
