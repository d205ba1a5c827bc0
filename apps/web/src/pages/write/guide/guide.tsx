/** The guide to a written cube: it begins with the cube in hand, solved or not, and ends with what to do with it. */

import { useState } from "preact/hooks";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { solvedFacelets } from "../../../cubes/solved.ts";
import { GoOn, Screen } from "../../../flows/frame/screen.tsx";
import { GuideView } from "../../../flows/guide/guide-view.tsx";
import { type StepProps, shownNow } from "../../../flows/guide/hands.ts";
import {
  type Guide,
  goTo,
  looksDifferent,
  movesOf,
  nextCube,
  showCube,
  splitMoves,
} from "../../../flows/guide/model.ts";
import { UseSmartCube } from "../../../flows/guide/still-steps.tsx";
import { Icon } from "../../../shell/icon.tsx";
import { texts } from "../../../shell/language.ts";
import { printLink } from "../../../shell/route.ts";
import { Button, SHARE_ICON } from "../../../ui/button.tsx";
import { lazy } from "../../../ui/lazy.tsx";
import { password, record } from "../model.ts";
import { guideHands } from "./route.ts";
import { SaidCube } from "./said-cube.tsx";

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

const keepsakeWords = texts("keepsake");

const Keepsake = lazy(() => import("./keepsake.tsx"));

/** The cube now says the message: compare, go on to the next cube, or pass it on. */
function DoneStep({ guide, size, hands }: StepProps) {
  const facelets = shownNow(guide, size);
  const isLast = guide.cube + 1 === guide.cubes.length;
  const isByHand = record.value.value.kind === "letters";
  const [isKept, setKept] = useState(false);
  const said = {
    text: guide.text,
    size,
    from: guide.way?.from ?? solvedFacelets(size),
    alg: movesOf(guide).join(" "),
  };
  const words = keepsakeWords("VideoEncoder" in globalThis ? "title" : "picture-only");
  return (
    <Screen
      stage={
        isLast ? (
          <SaidCube {...said} />
        ) : (
          <CubePicture cube={facelets} view="cube" title={t("done-picture")} />
        )
      }
      heading={isLast ? t("done-title") : t("done-cube", { n: guide.cube + 1 })}
      buttons={
        <>
          <Button onClick={() => hands.on(looksDifferent)}>{guideWords("check-no")}</Button>
          <GoOn onClick={isLast ? hands.leave : () => hands.on(nextCube)}>
            {t(isLast ? "done-finish" : "done-next")}
          </GoOn>
        </>
      }
    >
      {isLast && (
        <p>{t(isByHand ? "done-letters" : password.value === "" ? "done-pass-on" : "done-password")}</p>
      )}
      {guide.cubes.length === 1 && (
        <>
          <p class="row">
            <Button look="main" popovertarget="keepsake">
              <Icon path={SHARE_ICON} />
              {words}
            </Button>
          </p>
          <dialog
            id="keepsake"
            class="menu keepsake"
            popover="auto"
            aria-label={words}
            onToggle={(event) => setKept(event.newState === "open")}
          >
            {isKept && (
              <Keepsake {...said} facelets={facelets} turns={splitMoves(guide.cubes[guide.cube]).length} />
            )}
          </dialog>
          {!isByHand && (
            <p>
              <a href={printLink("read", { facelets })}>{t("done-read")}</a>
            </p>
          )}
        </>
      )}
    </Screen>
  );
}
