/** The guide through the moves, one screen per step: progress, the present step, and the keys for next and back. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { HelpLink } from "../../shell/icon.tsx";
import { texts } from "../../shell/language.ts";
import type { HelpTopic } from "../../shell/link.ts";
import { Button } from "../../ui/button.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { TopBar, useArrowKeys } from "../frame/screen.tsx";
import { type Hands, leader, makeMove, type StepProps } from "./hands.ts";
import { type Entry, GuideHistory } from "./history.ts";
import { type Guide, getLost, looksSame, movesOf, previousMove, type Step } from "./model.ts";
import { MoveStep } from "./move-step.tsx";
import { CheckStep, HoldStep } from "./still-steps.tsx";

const t = texts("guide");

/** The editor is loaded when a cube has to be shown. */
const LostStep = lazy(() => import("./lost-step.tsx"));
const AskedStep = lazy(() => import("./asked-step.tsx"));

const SHARED: Partial<Record<Step, ComponentType<StepProps>>> = {
  hold: HoldStep,
  moves: MoveStep,
  check: CheckStep,
  asked: AskedStep,
  lost: LostStep,
};

/** What a person may ask at a step. */
const HELP: Partial<Record<Step, HelpTopic>> = {
  hold: "hold",
  moves: "turn",
  check: "lost",
  lost: "lost",
  show: "camera",
};

interface GuideViewProps extends StepProps {
  /** The only heading of the page, on one line. */
  readonly title: ComponentChildren;
  /** Shown next to it, if there is more to say. */
  readonly note?: string | undefined;
  readonly leaveLabel: string;
  /** The page's own screens: how the guide begins and ends. */
  readonly steps: Partial<Record<Step, ComponentType<StepProps>>>;
}

export function GuideView({ guide, size, hands, title, note, leaveLabel, steps }: GuideViewProps) {
  const led = useLeader(guide, hands);
  const ledStep = led?.stepFor(guide);
  const Step = ledStep ?? steps[guide.step] ?? SHARED[guide.step];
  const section = useStepFocus(guide.step);
  useHistory(guide, hands);
  useWakeLock();
  const isUnderWay = guide.step === "moves" || guide.step === "check";
  const isByKeys = isUnderWay && ledStep === undefined;
  useArrowKeys(
    isByKeys || (guide.step === "done" && ledStep === undefined) ? () => hands.on(previousMove) : undefined,
    isByKeys ? () => (guide.step === "check" ? hands.on(looksSame) : makeMove(hands)) : undefined,
  );
  return (
    <div class="guide pile">
      <TopBar
        title={title}
        leaveLabel={leaveLabel}
        onLeave={hands.leave}
        progress={{ "aria-label": t("progress"), value: guide.made, max: Math.max(1, movesOf(guide).length) }}
      >
        {note && <span class="soft">{note}</span>}
        <div class="line guide-aids">
          {isUnderWay && (
            <Button look="quiet" onClick={() => hands.on(getLost)}>
              {t("lost")}
            </Button>
          )}
          <HelpLink topic={HELP[guide.step]} />
        </div>
        {led && <led.Chip />}
      </TopBar>
      <section class="guide-step" ref={section}>
        {Step && <Step guide={guide} size={size} hands={hands} key={`${guide.cube} ${guide.step}`} />}
      </section>
    </div>
  );
}

/** Whoever leads instead of buttons learns what is shown, and leads no longer when the guide is left. */
function useLeader(guide: Guide, hands: Hands) {
  const led = leader.value;
  useLayoutEffect(() => led?.watch(guide, hands), [led, guide, hands]);
  useEffect(() => () => leader.peek()?.leave(), []);
  return led;
}

/** A new step moves the focus to where it continues, without scrolling the page. */
function useStepFocus(step: Step) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // On arrival the button that led here is gone, and the focus with it.
    if (last.current === step && document.activeElement !== document.body) return;
    // Between moves and pictures the focus goes to the button for the next step, otherwise to the heading, where a
    // screen reader continues.
    const isGoingOn = step === "moves" || step === "check";
    const [heading, button] = ["h2", ".button-big"].map((one) =>
      section.current?.querySelector<HTMLElement>(one),
    );
    ((isGoingOn && button) || heading)?.focus({ preventScroll: true });
    // Orca says nothing of a heading that takes the focus from a button that is gone; moves and pictures speak for themselves.
    if (!isGoingOn && heading)
      announce(
        [heading, ...heading.parentElement!.querySelectorAll("p")].map((each) => each.textContent).join(" "),
      );
    last.current = step;
  }, [step]);
  return section;
}

const guideHistory = new GuideHistory({
  read: () => history.state,
  replace: (guide: Entry) => history.replaceState({ guide }, ""),
  push: (guide: Entry) => history.pushState({ guide }, ""),
  go(by) {
    history.go(by);
    // The browser says nothing if it has forgotten that entry.
    setTimeout(() => guideHistory.isMoving && arrive(), FORGOTTEN_MS);
  },
  count: () => history.length,
});

const FORGOTTEN_MS = 1000;

let shown: { readonly guide: Guide; readonly hands: Hands } | undefined;

function arrive(): void {
  const at = guideHistory.arrive(shown?.guide);
  if (at === "page") shown?.hands.leave();
  else if (at) shown?.hands.on(({ seen }) => ({ ...at, seen: at.seen ?? seen }));
}

/** Back within the guide, in the browser's own history: see `history.ts`. */
function useHistory(guide: Guide, hands: Hands): void {
  const isOpen = useRef(false);
  shown = { guide, hands };
  // What is seen can be gone back from: the entry is there as soon as the screen is.
  useLayoutEffect(
    () =>
      whenTouched(() => {
        if (isOpen.current) guideHistory.follow(guide);
        else guideHistory.open(guide);
        isOpen.current = true;
      }),
    [guide],
  );
  useLayoutEffect(() => {
    const address = location.href;
    addEventListener("popstate", arrive);
    return () => {
      shown = undefined;
      if (location.href === address) guideHistory.leave();
      // Where it went is no longer the guide's business; that it has arrived still is.
      if (!guideHistory.isMoving) return removeEventListener("popstate", arrive);
      addEventListener("popstate", () => removeEventListener("popstate", arrive), { once: true });
    };
  }, []);
}

/** Browsers skip entries that a page made before anybody touched it: the steps to a guide that was open on arrival wait for that. */
function whenTouched(run: () => void): (() => void) | undefined {
  if (navigator.userActivation?.hasBeenActive !== false) {
    run();
    return undefined;
  }
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    run();
  };
  for (const kind of ["pointerup", "keyup"]) addEventListener(kind, once, { signal: touched.signal });
  return () => touched.abort();
}

/** Keeps the screen on while the user has both hands on a cube. Browsers that cannot, or may not, let it go dark as usual. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = () => {
      if (document.visibilityState !== "visible") return;
      // A hidden page loses its lock, so it is requested again when the page comes back.
      navigator.wakeLock?.request("screen").then(
        (given) => {
          if (isOver) void given.release();
          else lock = given;
        },
        () => undefined,
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
