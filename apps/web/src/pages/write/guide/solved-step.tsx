/** First of all: is the cube solved? A scrambled one will do as well: it is shown and written on from there. */
import { texts } from "../../../app/language.ts";
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import { goTo, Screen, type StepProps, showCube } from "../../../components/guide/index.ts";
import { solvedFacelets } from "../../../cubes/solved.ts";

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
    </Screen>
  );
}
