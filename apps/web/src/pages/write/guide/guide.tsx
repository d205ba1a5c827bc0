/** The way through the moves, one screen a step: where one is, the step at hand, and the keys that go on and back. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../../components/button.tsx";
import { lazy } from "../../../components/lazy.tsx";
import { useWakeLock } from "../../../components/wake-lock.ts";
import { t } from "../messages.ts";
import {
  type Guide,
  getLost,
  guideOn,
  leaveGuide,
  movesOf,
  nextMove,
  previousMove,
  record,
  type Size,
} from "../model.ts";
import { CheckStep } from "./check-step.tsx";
import { DoneStep } from "./done-step.tsx";
import { HoldStep } from "./hold-step.tsx";
import { MoveStep } from "./move-step.tsx";
import { SolvedStep } from "./solved-step.tsx";
import "./style.css";

export interface StepProps {
  readonly guide: Guide;
  readonly size: Size;
}

/** The editor is loaded when a cube has to be shown. */
const ShowStep = lazy(() => import("./show-step.tsx"));
const LostStep = lazy(() => import("./lost-step.tsx"));

const STEPS = {
  solved: SolvedStep,
  show: ShowStep,
  hold: HoldStep,
  moves: MoveStep,
  check: CheckStep,
  lost: LostStep,
  done: DoneStep,
};

export default function GuideView({ guide, size }: StepProps) {
  const Step = STEPS[guide.step];
  const heading = useStepFocus(guide.step);
  useArrowKeys(guide);
  useWakeLock();
  return (
    <div class="guide">
      <GuideTop guide={guide} />
      <section class="guide-step" ref={heading}>
        <Step guide={guide} size={size} key={`${guide.cube} ${guide.step}`} />
      </section>
    </div>
  );
}

function GuideTop({ guide }: { readonly guide: Guide }) {
  const count = movesOf(guide).length;
  const isUnderWay = guide.step === "moves" || guide.step === "check";
  return (
    <div class="guide-top">
      <button
        type="button"
        class="button button-quiet guide-leave"
        aria-label={t("guide-leave")}
        title={t("guide-leave")}
        onClick={() => record.set(leaveGuide(record.value.peek()))}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <h1 class="guide-text" dir="auto" tabIndex={-1}>
        <span class="visually-hidden">{t("guide-title")}: </span>
        {guide.text}
      </h1>
      {guide.cubes.length > 1 && (
        <span class="soft">{t("cube-of", { n: guide.cube + 1, all: guide.cubes.length })}</span>
      )}
      {isUnderWay && (
        <Button look="quiet" onClick={() => guideOn(getLost)}>
          {t("lost")}
        </Button>
      )}
      <progress class="guide-progress" max={count} value={guide.made} aria-label={t("guide-progress")} />
    </div>
  );
}

/** A new step puts the focus where it goes on, without moving the page. */
function useStepFocus(step: Guide["step"]) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // On arrival the button that led here is gone, and the focus with it.
    if (last.current === step && document.activeElement !== document.body) return;
    // Between moves and pictures the focus goes to the button that goes on, else to the heading, where a screen reader goes on.
    const isGoingOn = step === "moves" || step === "check";
    const target = isGoingOn ? ".button-big" : "h2";
    section.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    last.current = step;
  }, [step]);
  return section;
}

function useArrowKeys(guide: Guide): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      const isUnderWay = guide.step === "moves" || guide.step === "check";
      if (event.key === "ArrowRight" && isUnderWay) {
        event.preventDefault();
        guideOn(guide.step === "check" ? (now) => ({ ...now, step: "moves" }) : nextMove);
      } else if (event.key === "ArrowLeft" && (isUnderWay || guide.step === "done")) {
        event.preventDefault();
        guideOn(previousMove);
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [guide]);
}

/** Arrow keys belong to fields, and to the player when it has the focus. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element && target.closest("input, textarea, select, cube-player, [role=grid]") !== null
  );
}
