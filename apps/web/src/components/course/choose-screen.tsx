/** Which cube is practiced on: the one in hand, or one on the screen. */
import { texts } from "../../app/language.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { Button } from "../button.tsx";
import { CubePicture } from "../cube-picture.tsx";
import { Screen } from "../guide/screen.tsx";
import { ProblemNotice } from "../problem/index.ts";
import type { CourseStepProps } from "./index.tsx";
import { LESSONS, stepsUntil } from "./lessons.ts";
import { goOn, practiceHere, reached } from "./model.ts";

const t = texts("course");

/** A scrambled cube, as a picture. */
const SCRAMBLED = "BULFULURRFDDBRFUULRFDUFRRDBUBRRDDULLBLLULBDDBBFFDBLFRF";

export function ChooseScreen({ course, change }: CourseStepProps) {
  const input = { before: stepsUntil(course.lesson - 1), wanted: LESSONS[course.lesson].steps };
  const { output: setup, error } = useWork(JSON.stringify(input), (options) =>
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
          <Button look="big" onClick={() => change({ ...course, screen: "paint" })}>
            {t("choose-own")}
          </Button>
        </>
      }
    >
      <p class="soft">{t("choose-why")}</p>
      {error && <ProblemNotice error={error} />}
    </Screen>
  );
}
