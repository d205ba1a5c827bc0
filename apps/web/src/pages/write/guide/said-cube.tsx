/** The cube says it: its moves are made once more, quickly, and with each of them more of the words appears. */

import { useEffect, useState } from "preact/hooks";
import { Player } from "../../../cube/player.tsx";
import { splitMoves } from "../../../flows/guide/model.ts";
import { texts } from "../../../shell/language.ts";
import { isMotionReduced } from "../../../shell/settings.ts";
import { FIRST_MS, lettersOf, lettersSaid, MAX_MOVE_MS, paceOf, saidAfter } from "../film/moments.ts";

const t = texts("write");

export interface SaidCubeProps {
  readonly text: string;
  readonly size: number;
  /** What the cube showed before the moves that were made on it. */
  readonly from: string;
  readonly alg: string;
}

export function SaidCube({ text, size, from, alg }: SaidCubeProps) {
  const count = splitMoves(alg).length;
  const isStill = count === 0 || isMotionReduced();
  const [at, setAt] = useState(isStill ? count : 0);
  const [isReady, setReady] = useState(false);
  const pace = paceOf(count);
  useEffect(() => {
    if (!isReady || at >= count) return;
    const timer = setTimeout(() => setAt(at + 1), at === 0 ? FIRST_MS : pace);
    return () => clearTimeout(timer);
  }, [isReady, at, count]);
  const letters = lettersOf(text);
  const said = lettersSaid(letters.length, saidAfter(at, count));
  const isSaid = at >= count;
  return (
    <div class={isSaid ? "column said-cube is-said" : "column said-cube"}>
      <Player
        size={size}
        state={from}
        alg={alg}
        at={at}
        speed={MAX_MOVE_MS / pace}
        locked
        label={t("done-picture")}
        onReady={(player) => setReady(player !== undefined)}
      />
      {/* The title has the words already. */}
      <p
        class={`two-lines centered breaks said-text ${letters.length > MANY ? "said-long" : ""}`}
        dir="auto"
        aria-hidden="true"
      >
        {letters.slice(0, said).join("")}
        <span class="said-later">{letters.slice(said).join("")}</span>
      </p>
    </div>
  );
}

/** Letters in smaller type from here on. */
const MANY = 24;
