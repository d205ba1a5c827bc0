/** The same moves again and again, counted. */

import { coloringOf } from "@cubegram/core/state";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { attempt } from "../model.ts";
import { cubeOf } from "../virtual-cube.ts";

const t = texts("learn");

const MAX_COUNT = 1000;

export default function RepeatTask({
  alg,
  repetitions,
}: {
  readonly alg: string;
  readonly repetitions: number;
}) {
  const state = cubeOf(3, "", repetitions === 0 ? "" : `(${alg})${repetitions}`);
  return (
    <div class="columns">
      <div class="stack">
        <p class="learn-alg mono" dir="ltr">
          {alg}
        </p>
        <div class="row">
          <Button look="main" onClick={() => attempt({ repetitions: Math.min(repetitions + 1, MAX_COUNT) })}>
            {t("once-more")}
          </Button>
          <Button onClick={() => attempt({ repetitions: 0 })} disabled={repetitions === 0}>
            {t("again")}
          </Button>
        </div>
        <p aria-live="polite">{t("done-times", { n: repetitions })}</p>
      </div>
      <CubePicture cube={coloringOf(state)} view="cube" title={t("done-times", { n: repetitions })} />
    </div>
  );
}
