/** How to hold it: white up, green in front. */
import { scheme } from "../../../app/settings.ts";
import { Button } from "../../../parts/button.tsx";
import { CubePicture } from "../../../parts/cube-picture.tsx";
import { t } from "../messages/index.ts";
import { goTo } from "../model.ts";
import { SOLVED_FACELETS } from "../solved.ts";
import { guideOn } from "../state.ts";
import type { StepProps } from "./guide.tsx";

export function HoldStep({ size }: StepProps) {
  return (
    <div class="guide-columns">
      <CubePicture cube={SOLVED_FACELETS[size]} view="cube" title={t("hold-picture")} />
      <div class="stack">
        <h2 tabIndex={-1}>{t("hold-title")}</h2>
        <ul class="guide-list">
          <li>{t("hold-up")}</li>
          <li>{t("hold-front")}</li>
          <li>{scheme.value === "japanese" ? t("hold-japanese") : t("hold-keep")}</li>
        </ul>
        {size === 2 && <p>{t("hold-small")}</p>}
        <Button look="big" onClick={() => guideOn((guide) => goTo(guide, "moves"))}>
          {t("hold-yes")}
        </Button>
      </div>
    </div>
  );
}
