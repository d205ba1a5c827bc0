/** Where the cube in hand is entered: painted or pasted. */

import { useState } from "preact/hooks";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { ProblemNotice } from "../../ui/problem/index.ts";
import { PaintedScreen, readSeen } from "../frame/painted-screen.tsx";
import { GoOn } from "../frame/screen.tsx";
import type { CourseStepProps } from "./model.ts";

const t = texts("course");
const guideWords = texts("guide");

const SIZE = 3;

export default function PaintScreen({ course, change }: CourseStepProps) {
  const [painted, setPainted] = useState<unknown>(undefined);
  const seen = readSeen(painted, SIZE);
  const { facelets, isWhole } = seen;
  const { output, error } = useJob(isWhole ? facelets : undefined, (options) =>
    ask("solve", "taughtSteps", { facelets }, options),
  );
  return (
    <PaintedScreen
      seen={seen}
      onSee={setPainted}
      heading={t("paint")}
      how={<p class="soft">{t("paint-how")}</p>}
      news={isWhole && error && <ProblemNotice error={error} words={guideWords("lost-impossible")} />}
      buttons={
        <>
          <Button onClick={() => change({ ...course, screen: "choose" })}>{t("back")}</Button>
          <GoOn
            disabled={!isWhole || !output}
            onClick={() => change({ ...course, screen: "own", own: facelets })}
          >
            {t("paint-go")}
          </GoOn>
        </>
      }
    />
  );
}
