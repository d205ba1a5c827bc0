/** After every fourth move: does the cube look like this? */
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import { t } from "../messages.ts";
import { getLost, goTo, guideOn, movesOf } from "../model.ts";
import type { StepProps } from "./guide.tsx";
import { Screen } from "./screen.tsx";
import { shownNow } from "./shown.ts";

export function CheckStep({ guide, size }: StepProps) {
  return (
    <Screen
      stage={<CubePicture cube={shownNow(guide, size)} view="cube" />}
      heading={t("check-question")}
      buttons={
        <>
          <Button onClick={() => guideOn(getLost)}>{t("check-no")}</Button>
          <Button look="big" onClick={() => guideOn((now) => goTo(now, "moves"))}>
            {t("check-yes")}
          </Button>
        </>
      }
    >
      <p class="soft">{t("check-after", { n: guide.made, all: movesOf(guide).length })}</p>
    </Screen>
  );
}
