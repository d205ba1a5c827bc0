/** After every fourth move: does the cube look like this? */
import { Button } from "../../../components/button.tsx";
import { t } from "../messages/index.ts";
import { getLost, goTo, guideOn, movesOf } from "../model.ts";
import { CubeToCompare } from "./cube-to-compare.tsx";
import type { StepProps } from "./guide.tsx";
import { shownNow } from "./shown.ts";

export function CheckStep({ guide, size }: StepProps) {
  const facelets = shownNow(guide, size);
  return (
    <div class="stack">
      <h2 tabIndex={-1}>{t("check-question")}</h2>
      <p class="soft">{t("check-after", { n: guide.made, all: movesOf(guide).length })}</p>
      <CubeToCompare facelets={facelets} />
      <div class="guide-buttons">
        <Button onClick={() => guideOn(getLost)}>{t("check-no")}</Button>
        <Button look="big" onClick={() => guideOn((now) => goTo(now, "moves"))}>
          {t("check-yes")}
        </Button>
      </div>
    </div>
  );
}
