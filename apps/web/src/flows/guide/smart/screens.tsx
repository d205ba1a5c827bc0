/** The guide's screens while a smart cube leads. */

import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import type { SmartLink } from "../../../cube/smart/link.ts";
import { LooksLike } from "../../../cube/smart/looks-like.tsx";
import { uprightFacelets } from "../../../cubes/upright.ts";
import { announce } from "../../../shell/announce.ts";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Screen } from "../../frame/screen.tsx";
import type { StepProps } from "../hands.ts";
import { leader } from "../leader.ts";
import { MoveScreen } from "../move-step.tsx";
import { type Flow, isHeldOtherwise, looksAsBelieved, looksOtherwise, type Stepped } from "./flow.ts";

const guideWords = texts("guide");
const t = texts("smart");

interface Led {
  readonly link: SmartLink;
  readonly flow: Flow;
  readonly step: (change: (now: Stepped) => Stepped) => void;
}

/** The cube that leads, while it is connected and the guide has said where it is. */
export const led: Signal<Led | undefined> = signal(undefined);

export function PictureScreen() {
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

export function FindingScreen() {
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
export function LedMove({ guide, size }: StepProps) {
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
