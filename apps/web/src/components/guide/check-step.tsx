/** After every fourth move: does the cube look like this? */
import { Button } from "../button.tsx";
import { CubePicture } from "../cube-picture.tsx";
import type { StepProps } from "./hands.ts";
import { t } from "./messages.ts";
import { getLost, goTo, movesOf } from "./model.ts";
import { Screen } from "./screen.tsx";
import { shownNow } from "./shown.ts";

export function CheckStep({ guide, size, hands }: StepProps) {
  return (
    <Screen
      stage={<CubePicture cube={shownNow(guide, size)} view="cube" />}
      heading={t("check-question")}
      buttons={
        <>
          <Button onClick={() => hands.on(getLost)}>{t("check-no")}</Button>
          <Button look="big" onClick={() => hands.on((now) => goTo(now, "moves"))}>
            {t("check-yes")}
          </Button>
        </>
      }
    >
      <p class="soft">{t("check-after", { n: guide.made, all: movesOf(guide).length })}</p>
    </Screen>
  );
}
