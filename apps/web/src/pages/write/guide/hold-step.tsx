/** How to hold it: white up, green in front. */
import { scheme } from "../../../app/settings.ts";
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import { t } from "../messages/index.ts";
import { goTo, guideOn } from "../model.ts";
import { solvedFacelets } from "../solved.ts";
import type { StepProps } from "./guide.tsx";

/** The moves of larger cubes may turn the whole cube, too. */
const LARGEST_STILL = 3;

export function HoldStep({ size }: StepProps) {
  return (
    <div class="guide-columns">
      <CubePicture cube={solvedFacelets(size)} view="cube" title={t("hold-picture")} />
      <div class="stack">
        <h2 tabIndex={-1}>{t("hold-title")}</h2>
        <ul class="guide-list">
          {size % 2 === 0 ? <li>{t("hold-small")}</li> : <li>{t("hold-up")}</li>}
          {size % 2 === 1 && <li>{t("hold-front")}</li>}
          {scheme.value === "japanese" && <li>{t("hold-japanese")}</li>}
          <li>{size > LARGEST_STILL ? t("hold-large") : t("hold-keep")}</li>
        </ul>
        <Button look="big" onClick={() => guideOn((guide) => goTo(guide, "moves"))}>
          {t("hold-yes")}
        </Button>
      </div>
    </div>
  );
}
