/** How to hold it: white up, green in front. */
import { scheme } from "../../../app/settings.ts";
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import { t } from "../messages.ts";
import { goTo, guideOn } from "../model.ts";
import { solvedFacelets } from "../solved.ts";
import type { StepProps } from "./guide.tsx";
import { Screen } from "./screen.tsx";

/** The moves of larger cubes may turn the whole cube, too. */
const MAX_STILL_SIZE = 3;

export function HoldStep({ guide, size }: StepProps) {
  const from = guide.way?.from;
  return (
    <Screen
      stage={<CubePicture cube={from ?? solvedFacelets(size)} view="cube" title={t("hold-picture")} />}
      heading={t("hold-title")}
      buttons={
        <>
          <Button onClick={() => guideOn((now) => goTo(now, from === undefined ? "solved" : "show"))}>
            {t("back")}
          </Button>
          <Button look="big" onClick={() => guideOn((now) => goTo(now, "moves"))}>
            {t("hold-yes")}
          </Button>
        </>
      }
    >
      <p>
        {size % 2 === 1 ? t("hold-centers") : from === undefined ? t("hold-small") : t("hold-like-picture")}{" "}
        {scheme.value === "japanese" && t("hold-japanese")}
      </p>
      <p class="soft">{size > MAX_STILL_SIZE ? t("hold-large") : t("hold-keep")}</p>
    </Screen>
  );
}
