/** A cube on which a text is being written: its moves play in a loop, and then the text is read back. */
import { useEffect, useState } from "preact/hooks";
import { splitMoves } from "../../components/guide/model.ts";
import { Player } from "../../components/player.tsx";
import { t } from "./messages.ts";

interface WrittenCubeProps {
  readonly text: string;
  readonly size: number;
  /** Empty until it is found. */
  readonly alg: string;
}

/** Milliseconds per move, and from the last one to the first. */
const MOVE_MS = 900;
const REST_MS = 2600;
/** A longer text is not read aloud twice. */
const MAX_SAID = 18;

export function WrittenCube({ text, size, alg }: WrittenCubeProps) {
  const count = splitMoves(alg).length;
  const at = usePlayed(alg, count);
  const said = text.length > MAX_SAID ? `${[...text].slice(0, MAX_SAID).join("")}…` : text;
  return (
    <div class="write-hero">
      <Player size={size} alg={alg} at={at} jumpsBack locked label={t("hero-label", { text })} />
      <p class="write-hero-line">
        <b dir="auto">{said}</b>
        {count > 0 && (
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

/** How many moves are made: one more each time, then again from the start. With reduced motion, all of them. */
function usePlayed(alg: string, count: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    setAt(matchMedia("(prefers-reduced-motion: reduce)").matches ? count : 0);
  }, [alg]);
  useEffect(() => {
    if (count === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setTimeout(
      () => setAt(at >= count ? 0 : at + 1),
      at === count || at === 0 ? REST_MS : MOVE_MS,
    );
    return () => clearTimeout(timer);
  }, [at, count]);
  return Math.min(at, count);
}
