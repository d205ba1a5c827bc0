/** Before anything: is the cube solved? Whoever says no is led to Solve, and comes back here. */
import { printLink } from "../../../app/route.ts";
import { Button } from "../../../components/button.tsx";
import { CubePicture } from "../../../components/cube-picture.tsx";
import { t } from "../messages/index.ts";
import { goTo, guideOn } from "../model.ts";
import { solvedFacelets } from "../solved.ts";
import type { StepProps } from "./guide.tsx";

export function SolvedStep({ size }: StepProps) {
  return (
    <div class="guide-columns">
      <CubePicture cube={solvedFacelets(size)} view="cube" />
      <div class="stack">
        <h2 tabIndex={-1}>{t("solved-question")}</h2>
        <p>{t("solved-why")}</p>
        <Button look="big" onClick={() => guideOn((guide) => goTo(guide, "hold"))}>
          {t("solved-yes")}
        </Button>
        <a class="button button-plain" href={printLink("solve", { size: String(size) })}>
          {t("solved-no")}
        </a>
        <p class="field-hint">{t("solved-back")}</p>
      </div>
    </div>
  );
}
