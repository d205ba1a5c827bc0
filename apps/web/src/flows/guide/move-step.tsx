/** One move: the cube making it, with its arrow; the move in words; and the button to continue. */

import { useEffect } from "preact/hooks";
import { Moves } from "../../cube/moves.tsx";
import { TurningCube } from "../../cube/turn/turning-cube.tsx";
import { moveWords } from "../../cube/turn/words.ts";
import { solvedFacelets } from "../../cubes/solved.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { Screen } from "../frame/screen.tsx";
import { makeMove, type StepProps } from "./hands.ts";
import { jumpTo, movesOf, previousMove, stageOf } from "./model.ts";

const t = texts("guide");

/** The stages that have names. */
const STAGES = ["centers", "edges", "3x3"] as const;

/** The cube as it is now, and the next move on it. */
export function GuideCube({ guide, size }: Pick<StepProps, "guide" | "size">) {
  return (
    <TurningCube
      size={size}
      state={guide.way?.from ?? solvedFacelets(size)}
      moves={movesOf(guide)}
      made={guide.made}
      label={t("player-label")}
    />
  );
}

export function MoveStep({ guide, size, hands }: StepProps) {
  const moves = movesOf(guide);
  const move = moves[guide.made];
  const words = move === undefined ? t("no-moves") : moveWords(move, size);
  const place = t("move-of", { n: guide.made + 1, all: moves.length });
  const stage = STAGES.find((each) => each === stageOf(guide));
  useEffect(() => announce(`${place}. ${words}`), [place, words]);
  return (
    <Screen
      stage={<GuideCube guide={guide} size={size} />}
      heading={words}
      buttons={
        <>
          <Button onClick={() => hands.on(previousMove)}>{t("back")}</Button>
          <Button look="big" onClick={() => makeMove(hands)}>
            {t("made-it")}
          </Button>
        </>
      }
    >
      {stage && <p class="accent strong guide-stage-goal">{t(`stage-${stage}`)}</p>}
      <p class="line gathered soft guide-place">
        {place}
        <b class="mono" dir="ltr">
          {move}
        </b>
      </p>
      <div class="guide-list">
        <Moves
          moves={moves}
          at={guide.made}
          onGo={(made) => hands.on((now) => jumpTo(now, made))}
          label={t("moves", { n: guide.cube + 1 })}
        />
        <p class="field-hint">{t("keys")}</p>
      </div>
    </Screen>
  );
}
