/** The way through the moves: where one is, the step at hand, and the keys that go on and back. */
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../../components/button.tsx";
import { lazy } from "../../../components/lazy.tsx";
import { t } from "../messages/index.ts";
import {
  type Guide,
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

export interface StepProps {
  readonly guide: Guide;
  readonly size: Size;
}

/** The editor of the last resort is loaded when somebody is lost. */
const LostStep = lazy(() => import("./lost-step.tsx"));

const STEPS = {
  solved: SolvedStep,
  hold: HoldStep,
  moves: MoveStep,
  check: CheckStep,
  lost: LostStep,
  done: DoneStep,
};

export default function GuideView({ guide, size }: StepProps) {
  const Step = STEPS[guide.step];
  const count = movesOf(guide).length;
  const heading = useStepFocus(guide.step);
  useArrowKeys(guide);
  return (
    <div class="guide">
      <div class="guide-top">
        <Button look="quiet" onClick={() => record.set(leaveGuide(record.value.peek()))}>
          {t("guide-leave")}
        </Button>
        <span class="guide-text" dir="auto">
          {guide.text}
        </span>
        {guide.cubes.length > 1 && (
          <span class="soft">{t("cube-of", { n: guide.cube + 1, all: guide.cubes.length })}</span>
        )}
      </div>
      <progress class="guide-progress" max={count} value={guide.made} aria-label={t("guide-progress")} />
      <section class="card guide-step" ref={heading}>
        <Step guide={guide} size={size} key={`${guide.cube} ${guide.step}`} />
      </section>
    </div>
  );
}

/** A new step puts the focus on its heading, where a screen reader goes on; not on arrival. */
function useStepFocus(step: Guide["step"]) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // On arrival the button that led here is gone, and the focus with it.
    if (last.current === step && document.activeElement !== document.body) return;
    // Between moves and pictures the focus goes to the button that goes on.
    const isGoingOn = step === "moves" || step === "check";
    const target = isGoingOn ? ".button-big" : "h2";
    section.current?.querySelector<HTMLElement>(target)?.focus();
    last.current = step;
  }, [step]);
  return section;
}

function useArrowKeys(guide: Guide): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event)) return;
      if (event.key === "ArrowRight" && (guide.step === "moves" || guide.step === "check")) {
        event.preventDefault();
        guideOn(guide.step === "check" ? (now) => ({ ...now, step: "moves" }) : nextMove);
      } else if (
        event.key === "ArrowLeft" &&
        guide.step !== "solved" &&
        guide.step !== "hold" &&
        guide.step !== "lost"
      ) {
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
