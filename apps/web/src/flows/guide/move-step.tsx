/** One move: the cube making it, with its arrow; the move in words; and the button to continue. */

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Moves } from "../../cube/moves.tsx";
import { TurningCube } from "../../cube/turn/turning-cube.tsx";
import { moveWords } from "../../cube/turn/words.ts";
import { solvedFacelets } from "../../cubes/solved.ts";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Button } from "../../ui/button.tsx";
import { GoOn, Screen } from "../frame/screen.tsx";
import { makeMove, type StepProps } from "./hands.ts";
import { jumpTo, movesOf, previousMove, stageOf } from "./model.ts";

const t = texts("guide");

/** The stages that have names. */
const STAGES = ["centers", "edges", "3x3"] as const;

interface MoveScreenProps extends Pick<StepProps, "guide" | "size"> {
  /** Said instead of the place. */
  readonly news?: string | undefined;
  readonly buttons: ComponentChildren;
  /** Moves are gone to by a tap, and by keys. */
  readonly onGo?: (made: number) => void;
  /** Below the place. */
  readonly children?: ComponentChildren;
}

export function MoveScreen({ guide, size, news, buttons, onGo, children }: MoveScreenProps) {
  const moves = movesOf(guide);
  const move = moves[guide.made];
  const words = move === undefined ? t("no-moves") : moveWords(move, size);
  const place = t("move-of", { n: guide.made + 1, all: moves.length });
  const stage = STAGES.find((each) => each === stageOf(guide));
  useEffect(
    () => announce(news === undefined ? `${place}. ${words}` : `${news} ${words}`),
    [place, words, news],
  );
  return (
    <Screen
      stage={
        <TurningCube
          size={size}
          state={guide.way?.from ?? solvedFacelets(size)}
          moves={moves}
          made={guide.made}
          label={t("player-label")}
        />
      }
      heading={words}
      buttons={buttons}
    >
      {stage && <p class="accent strong guide-stage-goal">{t(`stage-${stage}`)}</p>}
      <p class="line gathered soft guide-place">
        {place}
        <b class="mono" dir="ltr">
          {move}
        </b>
      </p>
      {children}
      <div class="column pile guide-list">
        <Moves
          moves={moves}
          at={guide.made}
          {...(onGo && { onGo })}
          label={t("moves", { n: guide.cube + 1 })}
        />
        {onGo && <p class="field-hint">{t("keys")}</p>}
      </div>
    </Screen>
  );
}

export function MoveStep({ guide, size, hands }: StepProps) {
  return (
    <MoveScreen
      guide={guide}
      size={size}
      onGo={(made) => hands.on((now) => jumpTo(now, made))}
      buttons={
        <>
          <Button onClick={() => hands.on(previousMove)}>{t("back")}</Button>
          <GoOn onClick={() => makeMove(hands)}>{t("made-it")}</GoOn>
        </>
      }
    />
  );
}
