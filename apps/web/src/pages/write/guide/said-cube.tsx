/** The cube says it: its moves are made once more, quickly, and with each of them more of the words appears. */

import { useEffect, useState } from "preact/hooks";
import { Player } from "../../../cube/player.tsx";
import { splitMoves } from "../../../flows/guide/model.ts";
import { texts } from "../../../shell/language.ts";

const t = texts("write");

interface SaidCubeProps {
  readonly text: string;
  readonly size: number;
  /** What the cube showed before the moves. */
  readonly from: string;
  readonly alg: string;
}

/** Milliseconds: before the first move, and for all of them, be they six or twenty. */
const FIRST_MS = 700;
const ALL_MS = 4200;
const MAX_MOVE_MS = 520;

export function SaidCube({ text, size, from, alg }: SaidCubeProps) {
  const count = splitMoves(alg).length;
  const isStill = count === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const [at, setAt] = useState(isStill ? count : 0);
  const [isReady, setReady] = useState(false);
  const pace = Math.min(MAX_MOVE_MS, ALL_MS / count);
  useEffect(() => {
    if (!isReady || at >= count) return;
    const timer = setTimeout(() => setAt(at + 1), at === 0 ? FIRST_MS : pace);
    return () => clearTimeout(timer);
  }, [isReady, at, count]);
  const letters = lettersOf(text);
  const said = count === 0 ? letters.length : Math.ceil((letters.length * at) / count);
  const isSaid = at >= count;
  return (
    <div class={isSaid ? "said-cube is-said" : "said-cube"}>
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
      <p class={letters.length > MANY ? "said-text said-long" : "said-text"} dir="auto" aria-hidden="true">
        {letters.slice(0, said).join("")}
        <span class="said-later">{letters.slice(said).join("")}</span>
      </p>
    </div>
  );
}

/** Letters in smaller type from here on. */
const MANY = 24;

/** Letters as readers see them. */
export function lettersOf(text: string): readonly string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text),
    ({ segment }) => segment,
  );
}
