/** A smart cube leads the guide: its reports go through the record in `flow.ts`, and the screens show what comes of them. */
import type { CubeEvent } from "@cubegram/smart";
import { type Signal, signal } from "@preact/signals";
import { createElement } from "preact";
import { useEffect } from "preact/hooks";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { LooksLike, SmartChip } from "../../../cube/smart/connected.tsx";
import { inHand } from "../../../cube/smart/held.ts";
import type { SmartLink } from "../../../cube/smart/link.ts";
import { uprightFacelets } from "../../../cubes/following.ts";
import { newEditor } from "../../../cubes/painted.ts";
import { ask } from "../../../jobs/ask.ts";
import { announce } from "../../../shell/announce.ts";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { signalStep } from "../../../ui/step-signal.ts";
import { Screen } from "../../frame/screen.tsx";
import { type Hands, leader, type StepProps } from "../hands.ts";
import { type Guide, lostInput, showCube, type Way } from "../model.ts";
import { MoveScreen } from "../move-step.tsx";
import {
  arrived,
  connected,
  type Flow,
  isHeldOtherwise,
  looksAsBelieved,
  looksOtherwise,
  type Stepped,
  told,
  turned,
  wayFound,
  wayWanted,
} from "./flow.ts";

/** Reports lead on from now, until the guide is left or has another cube. A cube that a page had connected is the page's again then. */
export function startLeading(link: SmartLink): void {
  let hands: Hands;
  let cube: number;
  let seeking: { readonly facelets: string; readonly stop: AbortController } | undefined;

  const keep = (flow: Flow) => {
    led.value = { link, flow, step };
    void seek();
  };
  const step = (change: (now: Stepped) => Stepped) => {
    const before = led.peek()!.flow;
    let after: Flow | undefined;
    // A cube that is not followed yet changes nothing in the guide.
    hands.on((guide) => {
      const next = change({ flow: before, guide });
      after = next.flow;
      return next.guide;
    });
    if (after) keep(after);
  };
  const seek = async () => {
    const { flow } = led.peek()!;
    const facelets = wayWanted(flow);
    if (facelets === seeking?.facelets) return;
    seeking?.stop.abort();
    seeking = undefined;
    if (facelets === undefined || !shownGuide) return;
    const stop = new AbortController();
    seeking = { facelets, stop };
    try {
      const way = await routeFrom(hands, shownGuide, facelets, stop.signal);
      step((now) => wayFound(now, way));
    } catch {
      if (stop.signal.aborted) return;
      // No way from what it believes: a person shows what it looks like.
      led.value = { link, step, flow: { believed: flow.believed, stage: "telling" } };
      hands.on(showCube);
      hands.see({ ...newEditor(3), painted: facelets });
    }
  };
  let shownGuide: Guide | undefined;
  const end = () => {
    seeking?.stop.abort();
    led.value = undefined;
    leader.value = undefined;
  };

  link.onEvent = (event) => {
    const now = led.peek();
    if (!now) return;
    const change = reportOf(event, link);
    if (!change) return;
    if (now.flow.led) step(change);
    else if (shownGuide) keep(change({ flow: now.flow, guide: shownGuide }).flow);
    if (event.type === "turn" && isOnTheWay(led.peek()?.flow)) signalStep();
  };
  leader.value = {
    Chip: () => createElement(SmartChip, { link }),
    stepFor: (guide) => {
      const flow = led.value?.flow;
      if (flow?.stage === "picture") return PictureScreen;
      if (flow?.stage === "way") return FindingScreen;
      // Without its cube the guide goes on by its button.
      return flow?.stage === "led" && guide.step === "moves" && link.isConnected.value ? LedMove : undefined;
    },
    watch: (guide, given) => {
      hands = given;
      shownGuide = guide;
      cube ??= guide.cube;
      if (guide.cube !== cube) return leader.peek()?.stop();
      const flow = led.peek()?.flow;
      if (flow) return keep(arrived(flow, guide));
      const begun = connected(guide, link.state);
      keep(begun);
      // Someone has said elsewhere that it looks so.
      if (begun.stage === "picture" && link.isTrusted.peek()) step(looksAsBelieved);
    },
    leave: () => {
      if (inHand.peek() !== link || !link.isConnected.peek()) return leader.peek()?.stop();
      const followed = led.peek()?.flow.led;
      if (followed && followed.news !== "lost") link.looksLike(followed.follow.cube);
      link.onEvent = () => {};
      end();
    },
    stop: () => {
      link.disconnect();
      if (inHand.peek() === link) inHand.value = undefined;
      end();
    },
  };
}

function reportOf(event: CubeEvent, link: SmartLink): ((now: Stepped) => Stepped) | undefined {
  if (event.type === "turn") return (now) => turned(now, event.turn);
  return event.type === "state" ? (now) => told(now, link.state) : undefined;
}

function isOnTheWay(flow: Flow | undefined): boolean {
  return flow?.led?.news === "done" || flow?.led?.news === "finished";
}

async function routeFrom(hands: Hands, guide: Guide, facelets: string, signal: AbortSignal): Promise<Way> {
  if (hands.routeFrom) return hands.routeFrom(guide, facelets, signal);
  const input = lostInput({ ...guide, way: undefined }, facelets)!;
  const { alg, facelets: from } = await ask("write", "resume", input, { signal });
  return { from, alg };
}

const guideWords = texts("guide");
const t = texts("smart");

interface Led {
  readonly link: SmartLink;
  readonly flow: Flow;
  readonly step: (change: (now: Stepped) => Stepped) => void;
}

/** The cube that leads, while it is connected and the guide has said where it is. */
const led: Signal<Led | undefined> = signal(undefined);

function PictureScreen() {
  const { flow, step } = led.value!;
  return (
    <LooksLike isBig onSame={() => step(looksAsBelieved)} onOther={() => step(looksOtherwise)}>
      {(question, why, buttons) => (
        <Screen
          stage={<CubePicture cube={uprightFacelets(flow.believed)} view="cube" />}
          heading={question}
          buttons={buttons}
        >
          {why}
        </Screen>
      )}
    </LooksLike>
  );
}

function FindingScreen() {
  const { flow } = led.value!;
  useEffect(() => announce(t("finding")), []);
  return (
    <Screen
      stage={<CubePicture cube={uprightFacelets(flow.believed)} view="cube" />}
      heading={t("finding")}
      buttons={<Button onClick={() => leader.peek()?.stop()}>{guideWords("back")}</Button>}
    />
  );
}

/** One move, until the cube reports it. */
function LedMove({ guide, size }: StepProps) {
  const news = newsOf();
  return (
    <MoveScreen guide={guide} size={size} news={news} buttons={null}>
      <p class={news === undefined ? "soft smart-news" : "smart-news"}>{news ?? t("just-turn")}</p>
      {isHeldOtherwise(led.value!.flow) && <p class="soft">{guideWords("hold-centers")}</p>}
    </MoveScreen>
  );
}

/** Half of a half turn, a slip, a way that is looked for. */
function newsOf(): string | undefined {
  const news = led.value?.flow.led?.news;
  if (news === "half") return t("once-more");
  if (news === "slip") return t("slip");
  return news === "lost" ? t("finding") : undefined;
}
