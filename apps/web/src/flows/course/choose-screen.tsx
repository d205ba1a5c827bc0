/** Which cube is practiced on: the one in hand, or one on the screen. */

import { CubePicture } from "../../cube/cube-picture.tsx";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { GoOn, Screen } from "../frame/screen.tsx";
import { LESSONS, stepsUntil } from "./lessons.ts";
import { type CourseStepProps, goOn, practiceHere, reached } from "./model.ts";

const t = texts("course");

/** A scrambled cube, as a picture. */
const SCRAMBLED = "BULFULURRFDDBRFUULRFDUFRRDBUBRRDDULLBLLULBDDBBFFDBLFRF";

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
