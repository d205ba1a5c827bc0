/** The cube says it now: compare, go on to the next cube, or pass it on. */
import { printLink } from "../../../app/route.ts";
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import { lazy } from "../../../components/lazy.tsx";
import { t } from "../messages.ts";
import { getLost, guideOn, leaveGuide, nextCube, password, record } from "../model.ts";
import type { StepProps } from "./guide.tsx";
import { Screen } from "./screen.tsx";
import { shownNow } from "./shown.ts";

const FinderCard = lazy(() => import("./finder-card.tsx"));

export function DoneStep({ guide, size }: StepProps) {
  const facelets = shownNow(guide, size);
  const isLast = guide.cube + 1 === guide.cubes.length;
  return (
    <Screen
      stage={<CubePicture cube={facelets} view="cube" title={t("done-picture")} />}
      heading={isLast ? t("done-title") : t("done-cube", { n: guide.cube + 1 })}
      buttons={
        <>
          <Button onClick={() => guideOn(getLost)}>{t("check-no")}</Button>
          {isLast ? (
            <Button look="big" onClick={() => record.set(leaveGuide(record.value.peek()))}>
              {t("done-finish")}
            </Button>
          ) : (
            <Button look="big" onClick={() => guideOn(nextCube)}>
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
