/** The guide to a solved cube: the same screens as for a message, or lesson by lesson. */

import { type Guide, GuideView } from "../../../flows/guide/index.ts";
import { texts } from "../../../shell/language.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { hands } from "../model.ts";
import { DoneStep } from "./done-step.tsx";

const t = texts("solve");

const TeachStep = lazy(() => import("./teach-step.tsx"));

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
