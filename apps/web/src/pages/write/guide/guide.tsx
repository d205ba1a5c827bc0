/** The guide to a written cube: it begins with the cube in hand, solved or not, and ends with what to do with it. */

import { type Guide, GuideView } from "../../../flows/guide/index.ts";
import { texts } from "../../../shell/language.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { DoneStep } from "./done-step.tsx";
import { guideHands } from "./route.ts";
import { SolvedStep } from "./solved-step.tsx";

const t = texts("write");

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
