/** The guide to a solved cube: the same screens as for a message, or lesson by lesson. */

import { CubePicture } from "../../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../../cubes/solved.ts";
import { GoOn, Screen } from "../../../flows/frame/screen.tsx";
import { GuideView } from "../../../flows/guide/guide-view.tsx";
import { type StepProps, shownNow } from "../../../flows/guide/hands.ts";
import { type Guide, goTo, looksDifferent } from "../../../flows/guide/model.ts";
import { texts } from "../../../shell/language.ts";
import { printLink } from "../../../shell/route.ts";
import { Button } from "../../../ui/button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { hands } from "../model.ts";

const t = texts("solve");
const guideWords = texts("guide");

const TeachScreen = lazy(async () => ({
  default: (await import("../../../flows/guide/teach-screen.tsx")).TeachScreen,
}));

const STEPS = { teach: TeachStep, done: DoneStep };

export default function SolveGuide({ guide }: { readonly guide: Guide }) {
  const size = Math.sqrt((guide.way?.from.length ?? 0) / 6);
  return (
    <GuideView
      guide={guide}
      size={size}
      hands={hands}
      steps={STEPS}
      leaveLabel={t("guide-leave")}
      title={t(guide.step === "teach" ? "goal-learn" : "guide-title")}
    />
  );
}

/** The cube is solved layer by layer, with reasons. */
function TeachStep({ guide, size, hands }: StepProps) {
  return (
    <TeachScreen
      facelets={guide.way?.from ?? ""}
      size={size}
      onBack={hands.leave}
      onSolved={() => hands.on((now) => goTo(now, "done"))}
    />
  );
}

/** The cube is solved, or the user says that it is not. */
function DoneStep({ guide, size, hands }: StepProps) {
  // A lesson has no moves of its own: it ends with a solved cube, however that was held.
  const shown = guide.way?.alg ? shownNow(guide, size) : solvedFacelets(size);
  return (
    <Screen
      stage={<CubePicture cube={shown} view="cube" />}
      heading={t("at-end")}
      buttons={
        <>
          <Button onClick={() => hands.on(looksDifferent)}>{guideWords("check-no")}</Button>
          <GoOn onClick={hands.leave}>{t("finish")}</GoOn>
        </>
      }
    >
      <p>
        <a href={printLink("write", {})}>{t("to-write")}</a>
      </p>
    </Screen>
  );
}
