/** The cube is solved, or the user says that it is not. */

import { CubePicture } from "../../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../../cubes/solved.ts";
import { looksDifferent, Screen, type StepProps, shownNow } from "../../../flows/guide/index.ts";
import { texts } from "../../../shell/language.ts";
import { printLink } from "../../../shell/route.ts";
import { Button } from "../../../ui/button.tsx";

const t = texts("solve");
const guideWords = texts("guide");

export function DoneStep({ guide, size, hands }: StepProps) {
  // A lesson has no moves of its own: it ends with a solved cube, however that was held.
  const shown = guide.way?.alg ? shownNow(guide, size) : solvedFacelets(size);
  return (
    <Screen
      stage={<CubePicture cube={shown} view="cube" />}
      heading={t("at-end")}
      buttons={
        <>
          <Button onClick={() => hands.on(looksDifferent)}>{guideWords("check-no")}</Button>
          <Button look="big" onClick={hands.leave}>
            {t("finish")}
          </Button>
        </>
      }
    >
      <p>
        <a href={printLink("write", {})}>{t("to-write")}</a>
      </p>
    </Screen>
  );
}
