/** The cube says it now: compare, go on to the next cube, or pass it on. */
import { printLink } from "../../../app/route.ts";
import { Button } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { t } from "../messages/index.ts";
import { getLost, guideOn, leaveGuide, nextCube, password, record } from "../model.ts";
import { CubeToCompare } from "./cube-to-compare.tsx";
import type { StepProps } from "./guide.tsx";
import { shownNow } from "./shown.ts";

export function DoneStep({ guide, size }: StepProps) {
  const facelets = shownNow(guide, size);
  const isLast = guide.cube + 1 === guide.cubes.length;
  return (
    <div class="stack">
      <h2 tabIndex={-1}>{isLast ? t("done-title") : t("done-cube", { n: guide.cube + 1 })}</h2>
      <p>{t("done-compare")}</p>
      <CubeToCompare facelets={facelets} />
      {isLast && (
        <Notice kind="good">{password.value === "" ? t("done-pass-on") : t("done-password")}</Notice>
      )}
      <div class="guide-buttons">
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
      </div>
      <p class="row">
        {guide.cubes.length === 1 && <a href={printLink("read", { facelets })}>{t("done-read")}</a>}
      </p>
    </div>
  );
}
