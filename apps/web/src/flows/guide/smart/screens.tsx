/** The guide's screens while a smart cube leads. */

import { useEffect } from "preact/hooks";
import { CubePicture } from "../../../cube/cube-picture.tsx";
import { Moves } from "../../../cube/moves.tsx";
import { LooksLike } from "../../../cube/smart/looks-like.tsx";
import { moveWords } from "../../../cube/turn/words.ts";
import { uprightFacelets } from "../../../cubes/upright.ts";
import { announce } from "../../../shell/announce.ts";
import { texts } from "../../../shell/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Screen } from "../../frame/screen.tsx";
import type { StepProps } from "../hands.ts";
import { leader } from "../leader.ts";
import { movesOf } from "../model.ts";
import { GuideCube } from "../move-step.tsx";
import { isHeldOtherwise, looksAsBelieved, looksOtherwise } from "./flow.ts";
import { led } from "./led.ts";

const guideWords = texts("guide");
const t = texts("smart");

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
  const { flow } = led.value!;
  const moves = movesOf(guide);
  const move = moves[guide.made];
  const words = move === undefined ? guideWords("no-moves") : moveWords(move, size);
  const news = newsOf();
  const place = guideWords("move-of", { n: guide.made + 1, all: moves.length });
  useEffect(
    () => announce(news === undefined ? `${place}. ${words}` : `${news} ${words}`),
    [place, words, news],
  );
  return (
    <Screen stage={<GuideCube guide={guide} size={size} />} heading={words} buttons={null}>
      <p class="line gathered soft guide-place">
        {place}
        <b class="mono" dir="ltr">
          {move}
        </b>
      </p>
      <p class={news === undefined ? "soft smart-news" : "smart-news"}>{news ?? t("just-turn")}</p>
      {isHeldOtherwise(flow) && <p class="soft">{guideWords("hold-centers")}</p>}
      <div class="guide-list">
        <Moves moves={moves} at={guide.made} label={guideWords("moves", { n: guide.cube + 1 })} />
      </div>
    </Screen>
  );
}

/** Half of a half turn, a slip, a way that is looked for. */
function newsOf(): string | undefined {
  const news = led.value?.flow.led?.news;
  if (news === "half") return t("once-more");
  if (news === "slip") return t("slip");
  return news === "lost" ? t("finding") : undefined;
}
