/** One move at a time: its drawing, its words, its name, the moving cube, and large buttons. */
import { useEffect, useState } from "preact/hooks";
import { announce } from "../../../app/announce.ts";
import { Button } from "../../../components/button.tsx";
import { Moves } from "../../../components/moves.tsx";
import { Player } from "../../../components/player.tsx";
import { TurnArrow } from "../../../components/turn/turn-arrow.tsx";
import { moveWords } from "../../../components/turn/words.ts";
import { t } from "../messages/index.ts";
import { getLost, guideOn, jumpTo, movesOf, nextMove, previousMove } from "../model.ts";
import { solvedFacelets } from "../solved.ts";
import type { StepProps } from "./guide.tsx";

export function MoveStep({ guide, size }: StepProps) {
  const moves = movesOf(guide);
  const move = moves[guide.made];
  const shown = useShownMove(guide.made, moves.length);
  return (
    <div class="stack">
      <div class="guide-columns">
        <Player
          size={size}
          state={guide.way?.from ?? solvedFacelets(size)}
          alg={moves.join(" ")}
          at={shown.at}
          speed={0.8}
          locked
          label={t("player-label")}
        />
        <div class="stack guide-move">
          {move === undefined ? (
            <h2 tabIndex={-1}>{t("no-moves")}</h2>
          ) : (
            <MoveWords
              move={move}
              size={size}
              place={t("move-of", { n: guide.made + 1, all: moves.length })}
            />
          )}
          <div class="guide-buttons">
            <Button onClick={() => guideOn(previousMove)}>{t("back")}</Button>
            <Button look="big" onClick={() => guideOn(nextMove)}>
              {t("made-it")}
            </Button>
          </div>
          <div class="row">
            <Button look="quiet" onClick={shown.again}>
              {t("again")}
            </Button>
            <Button look="quiet" onClick={() => guideOn(getLost)}>
              {t("lost")}
            </Button>
          </div>
        </div>
      </div>
      <Moves
        moves={moves}
        at={guide.made}
        onGo={(made) => guideOn((now) => jumpTo(now, made))}
        label={t("moves-label", { n: guide.cube + 1 })}
      />
      <p class="field-hint guide-keys">{t("keys")}</p>
    </div>
  );
}

interface MoveWordsProps {
  readonly move: string;
  readonly size: number;
  readonly place: string;
}

function MoveWords({ move, size, place }: MoveWordsProps) {
  const words = moveWords(move, size);
  useEffect(() => announce(`${place}. ${words} (${move})`), [place, words, move]);
  return (
    <>
      <h2 tabIndex={-1} class="guide-place">
        {place}
      </h2>
      <div class="guide-turn">
        <TurnArrow move={move} size={size} />
        <span class="guide-name" dir="ltr">
          {move}
        </span>
      </div>
      <p class="guide-words">{words}</p>
    </>
  );
}

const PAUSE_MS = 600;

/** The player stands before the move, waits a moment and makes it, so that it is seen before it is copied. */
function useShownMove(made: number, count: number) {
  const [at, setAt] = useState(made);
  const [round, setRound] = useState(0);
  useEffect(() => {
    setAt(made);
    const timer = setTimeout(() => setAt(Math.min(made + 1, count)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [made, count, round]);
  return { at, again: () => setRound((now) => now + 1) };
}
