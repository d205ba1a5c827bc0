/** Before anything: is the cube solved? A scrambled one is as good: it is shown, and written on from there. */
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import { t } from "../messages.ts";
import { goTo, guideOn, showCube } from "../model.ts";
import { solvedFacelets } from "../solved.ts";
import type { StepProps } from "./guide.tsx";
import { Screen } from "./screen.tsx";

export function SolvedStep({ size }: StepProps) {
  return (
    <Screen
      stage={<CubePicture cube={solvedFacelets(size)} view="cube" />}
      heading={t("solved-question")}
      buttons={
        <>
          <Button onClick={() => guideOn(showCube)}>{t("solved-no")}</Button>
          <Button
            look="big"
            onClick={() => guideOn((guide) => goTo({ ...guide, way: undefined, made: 0 }, "hold"))}
          >
            {t("solved-yes")}
          </Button>
        </>
      }
    >
      <p class="soft">{t("solved-why")}</p>
    </Screen>
  );
}
