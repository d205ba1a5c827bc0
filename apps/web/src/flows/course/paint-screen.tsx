/** Where the cube in hand is entered: painted or pasted. */

import { useState } from "preact/hooks";
import { ask } from "../../jobs/ask.ts";
import { useWork } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PaintedScreen, readSeen } from "../frame/painted-screen.tsx";
import type { Hands } from "../guide/hands.ts";
import { newGuide } from "../guide/index.ts";
import type { CourseStepProps } from "./index.tsx";

const t = texts("course");
const guideWords = texts("guide");

const SIZE = 3;

export default function PaintScreen({ course, change }: CourseStepProps) {
  const [seen, setSeen] = useState<unknown>(undefined);
  const { facelets, isWhole } = readSeen(seen, SIZE);
  const { output, error } = useWork(isWhole ? facelets : undefined, (options) =>
    ask("solve", "taughtSteps", { facelets }, options),
  );
  const hands: Hands = { on() {}, see: setSeen, beforeHold() {}, leave() {} };
  return (
    <PaintedScreen
      guide={{ ...newGuide("", [""]), seen }}
      size={SIZE}
      hands={hands}
      heading={t("paint")}
      how={<p class="soft">{t("paint-how")}</p>}
      news={
        isWhole && error ? (
          <Notice kind="bad" alert>
            {guideWords("lost-impossible")}
          </Notice>
        ) : undefined
      }
      buttons={
        <>
          <Button onClick={() => change({ ...course, screen: "choose" })}>{t("back")}</Button>
          <Button
            look="big"
            disabled={!isWhole || !output}
            onClick={() => change({ ...course, screen: "own", own: facelets })}
          >
            {t("paint-go")}
          </Button>
        </>
      }
    />
  );
}
