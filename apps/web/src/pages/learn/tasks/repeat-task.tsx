/** The same moves again and again, counted. */

import { coloringOf } from "@cubegram/core/state";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { LessonStage, type StepPlace } from "../lesson-stage.tsx";
import { attempt } from "../model.ts";
import { cubeOf } from "../virtual-cube.ts";

const t = texts("learn");

const MAX_COUNT = 1000;

export default function RepeatTask({
  at,
  alg,
  repetitions,
}: {
  readonly at: StepPlace;
  readonly alg: string;
  readonly repetitions: number;
}) {
  const state = cubeOf(3, "", repetitions === 0 ? "" : `(${alg})${repetitions}`);
  const times = t("done-times", { n: repetitions });
  return (
    <LessonStage
      at={at}
      cube={<CubePicture cube={coloringOf(state)} view="cube" title={times} />}
      row={
        <p class="learn-moves" aria-live="polite">
          <span class="mono" dir="ltr">
            {alg}
          </span>{" "}
          · {times}
        </p>
      }
      button={
        <Button look="big" onClick={() => attempt({ repetitions: Math.min(repetitions + 1, MAX_COUNT) })}>
          {t("once-more")}
        </Button>
      }
      onAgain={repetitions === 0 ? undefined : () => attempt({ repetitions: 0 })}
    />
  );
}
