/** The guide to a written cube: it begins with the cube in hand, solved or not, and ends with what to do with it. */

import { CubePicture } from "../../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../../cubes/solved.ts";
import { GoOn, Screen } from "../../../flows/frame/screen.tsx";
import { GuideView } from "../../../flows/guide/guide-view.tsx";
import type { StepProps } from "../../../flows/guide/hands.ts";
import { type Guide, goTo, showCube } from "../../../flows/guide/model.ts";
import { UseSmartCube } from "../../../flows/guide/still-steps.tsx";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { DoneStep } from "./done-step.tsx";
import { guideHands } from "./route.ts";

const t = texts("write");
const guideWords = texts("guide");

/** The editor and the lesson are loaded on demand. */
const ShowStep = lazy(() => import("./show-step.tsx"));
const TeachStep = lazy(() => import("./teach-step.tsx"));

const STEPS = { solved: SolvedStep, show: ShowStep, teach: TeachStep, done: DoneStep };

export default function WriteGuide({ guide, size }: { readonly guide: Guide; readonly size: number }) {
  const all = guide.cubes.length;
  return (
    <GuideView
      guide={guide}
      size={size}
      hands={guideHands}
      steps={STEPS}
      leaveLabel={t("guide-leave")}
      note={all > 1 ? t("cube-of", { n: guide.cube + 1, all }) : undefined}
      title={
        <>
          <span class="visually-hidden">{t("guide-title")}: </span>
          {guide.text}
        </>
      }
    />
  );
}

/** First of all: is the cube solved? A scrambled one will do as well: it is shown and written on from there. */
function SolvedStep({ size, hands }: StepProps) {
  return (
    <Screen
      stage={<CubePicture cube={solvedFacelets(size)} view="cube" />}
      heading={t("solved-question")}
      buttons={
        <>
          <Button onClick={() => hands.on(showCube)}>{t("solved-no")}</Button>
          <GoOn onClick={() => hands.on((guide) => goTo({ ...guide, way: undefined, made: 0 }, "hold"))}>
            {guideWords("solved-yes")}
          </GoOn>
        </>
      }
    >
      <p class="soft">{t("solved-why")}</p>
      <UseSmartCube size={size} />
    </Screen>
  );
}
