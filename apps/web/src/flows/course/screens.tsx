/** The screens of the course that are no more than a picture and a choice; those with a cube to turn have files of their own. */

import { Cube } from "@cubegram/core";
import { CubePicture } from "../../cube/cube-picture.tsx";
import { Player } from "../../cube/player.tsx";
import { printView } from "../../cube/turn/view-for.ts";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { GoOn, Screen } from "../frame/screen.tsx";
import TaughtSolution from "../taught/index.tsx";
import { VIEWS } from "../taught/rings.ts";
import { algOf } from "./exercise.ts";
import { goalStep, LESSONS, stepsUntil } from "./lessons.ts";
import {
  atLesson,
  type Course,
  type CourseStepProps,
  goOn,
  nextLesson,
  practiceHere,
  reached,
  skipPractice,
} from "./model.ts";

const t = texts("course");

/** A scrambled cube, as a picture. */
const SCRAMBLED = "BULFULURRFDDBRFUULRFDUFRRDBUBRRDDULLBLLULBDDBBFFDBLFRF";

/** Which cube is practiced on: the one in hand, or one on the screen. */
export function ChooseScreen({ course, change }: CourseStepProps) {
  const input = { before: stepsUntil(course.lesson - 1), wanted: LESSONS[course.lesson].steps };
  const { output: setup, error } = useJob(JSON.stringify(input), (options) =>
    ask("course", "cubeForLesson", input, options),
  );
  return (
    <Screen
      stage={<CubePicture cube={SCRAMBLED} view="cube" />}
      heading={t("choose")}
      buttons={
        <>
          <Button onClick={() => change(goOn(reached(course)))}>{t("skip")}</Button>
          <Button disabled={!setup} onClick={() => setup && change(practiceHere(course, setup))}>
            {t("choose-here")}
          </Button>
          <GoOn onClick={() => change({ ...course, screen: "paint" })}>{t("choose-own")}</GoOn>
        </>
      }
    >
      <p class="soft">{t("choose-why")}</p>
      {error && <ProblemNotice error={error} />}
    </Screen>
  );
}

/** The goal of a lesson: what is to be seen when it is reached, the rest gray. */
export function IdeaScreen({ course, change }: CourseStepProps) {
  const { id, isBelow } = LESSONS[course.lesson];
  const step = goalStep(course.lesson);
  const { output } = useJob(step, (options) =>
    ask("course", "goalPicture", { step }, { ...options, lane: "quick" }),
  );
  return (
    <Screen
      stage={
        output && (
          <div class="course-goal-cube holds-player">
            <Player
              size={3}
              state={output}
              view={printView(VIEWS[isBelow ? 1 : 0])}
              locked
              label={t("goal")}
            />
          </div>
        )
      }
      heading={t(`${id}-name`)}
      buttons={
        <>
          {course.own !== undefined && (
            <Button onClick={() => change(skipPractice(course))}>{t("skip")}</Button>
          )}
          <GoOn onClick={() => change({ ...course, screen: "watch" })}>{t("watch")}</GoOn>
        </>
      }
    >
      <p>{t(`${id}-idea`)}</p>
      <p class="soft">{t("lesson-of", { n: course.lesson + 1, all: LESSONS.length })}</p>
    </Screen>
  );
}

/** The lessons, with those that are done ticked off. */
export function ListScreen({ course, change }: CourseStepProps) {
  const { done } = course;
  const next = nextLesson(course);
  return (
    <div class="guide-screen course-lessons pile">
      <div class="guide-editor stack">
        <h2 tabIndex={-1}>{t(next === undefined ? "the-end" : "lead")}</h2>
        <ol class="pile">
          {LESSONS.map(({ id }, lesson) => (
            <li key={id}>
              <button
                type="button"
                class="line course-lesson tile"
                aria-current={lesson === next ? "step" : undefined}
                onClick={() => change(atLesson(course, lesson))}
              >
                <span class="accent centered course-number" aria-hidden="true">
                  {done.includes(id) ? "✓" : lesson + 1}
                </span>
                <span>
                  {t(`${id}-name`)}
                  {done.includes(id) && <span class="visually-hidden"> ({t("is-done")})</span>}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {next !== undefined && (
        <div class="row in-reach guide-buttons">
          <GoOn onClick={() => change(atLesson(course, next))}>
            {t(done.length === 0 ? "start" : "continue", { n: next + 1 })}
          </GoOn>
        </div>
      )}
    </div>
  );
}

/** The lesson on the cube in hand: what to do, move by move, until its goal is reached. */
export function OwnScreen({ course, change }: CourseStepProps) {
  const own = course.own ?? "";
  const until = stepsUntil(course.lesson);
  const { output } = useJob(own && JSON.stringify({ own, until }), (options) =>
    ask("course", "afterLesson", { facelets: own, until }, options),
  );
  return (
    <TaughtSolution
      facelets={own}
      size={3}
      until={until}
      onSolved={() => change(reached(course, output))}
      leave={<Button onClick={() => change({ ...course, screen: "idea" })}>{t("back")}</Button>}
    />
  );
}

/** The goal of a lesson is reached. */
export function DoneScreen({ course, change }: CourseStepProps) {
  const { id } = LESSONS[course.lesson];
  const isLast = course.lesson === LESSONS.length - 1;
  return (
    <Screen
      stage={<CubePicture cube={shown(course)} view="cube" />}
      heading={t(`${id}-after`)}
      buttons={<GoOn onClick={() => change(goOn(course))}>{isLast ? t("finish") : t("next-lesson")}</GoOn>}
    >
      {!isLast && <p class="soft">{t("next-is", { lesson: t(`${LESSONS[course.lesson + 1].id}-name`) })}</p>}
    </Screen>
  );
}

function shown({ own, here, lesson }: Course): string {
  if (here?.lesson === lesson) return Cube.fromAlg(algOf(here.exercise)).facelets();
  return own ?? Cube.fromAlg("z2").facelets();
}
