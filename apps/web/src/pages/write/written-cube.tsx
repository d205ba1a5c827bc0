/** A cube on which a text is being written: its moves play in a loop, and then the text is read back. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Player } from "../../cube/player.tsx";
import { splitMoves } from "../../flows/guide/model.ts";
import { texts } from "../../shell/language.ts";
import { isMotionReduced } from "../../shell/settings.ts";

const t = texts("write");

interface WrittenCubeProps {
  readonly text: string;
  readonly size: number;
  /** Empty until it is found. */
  readonly alg: string;
  /** Whether it is said below it what is written in how many turns. */
  readonly isTold?: boolean;
}

/** Milliseconds per move, and from the last one to the first. */
const MOVE_MS = 900;
const REST_MS = 2600;
/** Before the very first move: who sees a cube stand still looks elsewhere. */
const FIRST_MS = 250;
/** A longer text is not read aloud twice. */
const MAX_SAID = 18;

/** The moves that the cube shows now, and how many of them are made. */
export const shown = signal({ alg: "", at: 0 });
/** The place where the user has stopped them. */
const held = signal<{ readonly alg: string; readonly at: number } | undefined>(undefined);

/** The cube as it is after some of its moves, until the same place is chosen again. */
export function goToMove(alg: string, at: number): void {
  held.value = held.peek()?.alg === alg && held.peek()?.at === at ? undefined : { alg, at };
}

export function WrittenCube({ text, size, alg, isTold = false }: WrittenCubeProps) {
  const count = splitMoves(alg).length;
  const { played, at } = usePlayed(alg);
  const said = text.length > MAX_SAID ? `${[...text].slice(0, MAX_SAID).join("")}…` : text;
  useEffect(() => {
    shown.value = { alg: played, at };
  }, [played, at]);
  return (
    <>
      <Player size={size} alg={played} at={at} jumpsBack locked label={t("hero-label", { text })} />
      {isTold && (
        <p class="row gathered write-hero-line">
          <b dir="auto">{said}</b>
          <span aria-hidden="true">→</span>
          <span>{t("turns", { n: count })}</span>
          <span aria-hidden="true">→</span>
          <b dir="auto">{said}</b>
        </p>
      )}
    </>
  );
}

/**
 * The moves that are played, and how many of them are made: one more each time, then again from the start. With reduced motion, all of
 * them. Better moves begin at once: those in the row are those that the cube makes.
 */
function usePlayed(alg: string) {
  const [{ played, at }, setState] = useState({ played: alg, at: 0 });
  const isFirst = useRef(true);
  const isHeld = held.value?.alg === played;
  const isStill = isMotionReduced();
  const count = splitMoves(played).length;
  useEffect(() => {
    if (played !== alg) setState({ played: alg, at: 0 });
  }, [played, alg]);
  useEffect(() => {
    if (count === 0 || isStill || isHeld) return;
    const wait = isFirst.current ? FIRST_MS : at === count || at === 0 ? REST_MS : MOVE_MS;
    const timer = setTimeout(() => {
      isFirst.current = false;
      setState((now) => ({ ...now, at: at >= count ? 0 : at + 1 }));
    }, wait);
    return () => clearTimeout(timer);
  }, [at, count, played, isHeld]);
  if (isHeld && held.value) return { played, at: held.value.at };
  return { played, at: isStill ? count : Math.min(at, count) };
}
