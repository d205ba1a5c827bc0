/** First of all: is the cube solved? A scrambled one will do as well: it is shown and written on from there. */

import { CubePicture } from "../../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../../cubes/solved.ts";
import { goTo, Screen, type StepProps, showCube, UseSmartCube } from "../../../flows/guide/index.ts";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";

const t = texts("write");
const guideWords = texts("guide");

export function SolvedStep({ size, hands }: StepProps) {
  return (
    <Screen
      stage={<CubePicture cube={solvedFacelets(size)} view="cube" />}
      heading={t("solved-question")}
      buttons={
        <>
          <Button onClick={() => hands.on(showCube)}>{t("solved-no")}</Button>
          <Button
            look="big"
            onClick={() => hands.on((guide) => goTo({ ...guide, way: undefined, made: 0 }, "hold"))}
          >
            {guideWords("solved-yes")}
          </Button>
        </>
      }
    >
      <p class="soft">{t("solved-why")}</p>
      <UseSmartCube size={size} />
    </Screen>
  );
}
