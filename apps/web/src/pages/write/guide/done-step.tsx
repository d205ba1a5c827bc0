/** The cube now says the message: compare, go on to the next cube, or pass it on. */
import { printLink } from "../../../app/route.ts";
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import {
  getLost,
  guideWords,
  nextCube,
  Screen,
  type StepProps,
  shownNow,
} from "../../../components/guide/index.ts";
import { lazy } from "../../../components/lazy.tsx";
import { t } from "../messages.ts";
import { password } from "../model.ts";

const FinderCard = lazy(() => import("./finder-card.tsx"));

export function DoneStep({ guide, size, hands }: StepProps) {
  const facelets = shownNow(guide, size);
  const isLast = guide.cube + 1 === guide.cubes.length;
  return (
    <Screen
      stage={<CubePicture cube={facelets} view="cube" title={t("done-picture")} />}
      heading={isLast ? t("done-title") : t("done-cube", { n: guide.cube + 1 })}
      buttons={
        <>
          <Button onClick={() => hands.on(getLost)}>{guideWords("check-no")}</Button>
          {isLast ? (
            <Button look="big" onClick={hands.leave}>
              {t("done-finish")}
            </Button>
          ) : (
            <Button look="big" onClick={() => hands.on(nextCube)}>
              {t("done-next")}
            </Button>
          )}
        </>
      }
    >
      {isLast && <p>{password.value === "" ? t("done-pass-on") : t("done-password")}</p>}
      {guide.cubes.length === 1 && <FinderCard facelets={facelets} />}
      {guide.cubes.length === 1 && (
        <p>
          <a href={printLink("read", { facelets })}>{t("done-read")}</a>
        </p>
      )}
    </Screen>
  );
}
