/** The goal of a lesson: what is to be seen when it is reached, the rest gray. */
import { texts } from "../../app/language.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import { Screen } from "../guide/screen.tsx";
import { Player } from "../player.tsx";
import { VIEWS } from "../taught/rings.ts";
import { printView } from "../turn/view-for.ts";
import type { CourseStepProps } from "./index.tsx";
import { goalStep, LESSONS } from "./lessons.ts";
import { skipPractice } from "./model.ts";

const t = texts("course");

export function IdeaScreen({ course, change }: CourseStepProps) {
  const { id, isBelow } = LESSONS[course.lesson];
  const step = goalStep(course.lesson);
  const { output } = useWork(step, (options) =>
    ask("course", "goalPicture", { step }, { ...options, lane: "quick" }),
  );
  return (
    <Screen
      stage={
        output && (
          <div class="course-goal-cube">
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
          <Button look="big" onClick={() => change({ ...course, screen: "watch" })}>
            {t("watch")}
          </Button>
        </>
      }
    >
      <p>{t(`${id}-idea`)}</p>
      <p class="soft">{t("lesson-of", { n: course.lesson + 1, all: LESSONS.length })}</p>
    </Screen>
  );
}
