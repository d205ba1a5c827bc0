/** A cube on which a text is being written: its moves play in a loop, and then the text is read back. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Player } from "../../cube/player.tsx";
import { splitMoves } from "../../flows/guide/model.ts";
import { texts } from "../../shell/language.ts";

const t = texts("write");

interface WrittenCubeProps {
  readonly text: string;
  readonly size: number;
  /** Empty until it is found. */
  readonly alg: string;
  /** Whether it is said beside it how many turns it takes. */
  readonly isCounted?: boolean;
}

/** Milliseconds per move, and from the last one to the first. */
const MOVE_MS = 900;
const REST_MS = 2600;
/** Before the very first move: who sees a cube stand still looks elsewhere. */
const FIRST_MS = 250;
/** A longer text is not read aloud twice. */
const MAX_SAID = 18;

export function WrittenCube({ text, size, alg, isCounted = false }: WrittenCubeProps) {
  const count = splitMoves(alg).length;
  const { played, at } = usePlayed(text, alg);
  const said = text.length > MAX_SAID ? `${[...text].slice(0, MAX_SAID).join("")}…` : text;
  return (
    <div class="write-hero">
      <Player size={size} alg={played} at={at} jumpsBack locked label={t("hero-label", { text })} />
      <p class="write-hero-line">
        <b dir="auto">{said}</b>
        {count > 0 && !isCounted && (
          <>
            <span aria-hidden="true">→</span>
            <span>{t("turns", { n: count })}</span>
            <span aria-hidden="true">→</span>
            <b dir="auto">{said}</b>
          </>
        )}
      </p>
    </div>
  );
}

/**
 * The moves that are played, and how many of them are made: one more each time, then again from the start. With reduced motion, all of
 * them. Better moves for the same text wait until the cube is at its start, so that it does not jump.
 */
function usePlayed(text: string, alg: string) {
  const [{ played, at, of }, setState] = useState({ played: alg, at: 0, of: text });
  const isFirst = useRef(true);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const count = splitMoves(played).length;
  const isNew = played !== alg && (isStill || at === 0 || of !== text);
  useEffect(() => {
    if (isNew) setState({ played: alg, at: 0, of: text });
  }, [isNew, alg, text]);
  useEffect(() => {
    if (count === 0 || isStill) return;
    const wait = isFirst.current ? FIRST_MS : at === count || at === 0 ? REST_MS : MOVE_MS;
    const timer = setTimeout(() => {
      isFirst.current = false;
      setState((now) => ({ ...now, at: at >= count ? 0 : at + 1 }));
    }, wait);
    return () => clearTimeout(timer);
  }, [at, count, played]);
  return { played, at: isStill ? count : Math.min(at, count) };
}
