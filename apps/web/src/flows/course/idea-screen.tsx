/** The goal of a lesson: what is to be seen when it is reached, the rest gray. */

import { Player } from "../../cube/player.tsx";
import { printView } from "../../cube/turn/view-for.ts";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { GoOn, Screen } from "../frame/screen.tsx";
import { VIEWS } from "../taught/rings.ts";
import { goalStep, LESSONS } from "./lessons.ts";
import { type CourseStepProps, skipPractice } from "./model.ts";

const t = texts("course");

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
