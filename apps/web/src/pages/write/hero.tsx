/** The first thing to see: a word, the turns that write it on a cube, and the word read back. It is worked out here and now. */
import { useEffect, useState } from "preact/hooks";
import { whenIdle } from "../../app/slices.ts";
import { splitMoves } from "../../components/guide/model.ts";
import { Player } from "../../components/player.tsx";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { t } from "./messages.ts";
import { checkAsked } from "./model.ts";

/** Milliseconds a move, and from the last one to the first. */
const MOVE_MS = 900;
const REST_MS = 2600;

export default function Hero() {
  const text = t("example-1");
  const isIdle = useIdle();
  // What a person types next finds models and tables loaded.
  const { output } = useWork(isIdle ? text : undefined, (options) =>
    ask("write", "write", { text, size: 3, cubes: 1, check: checkAsked({ check: undefined }, "") }, options),
  );
  const alg = output?.cubes[0].alg ?? "";
  const count = splitMoves(alg).length;
  const at = usePlayed(count);
  return (
    <div class="write-hero">
      <Player alg={alg} at={at} jumpsBack locked label={t("hero-label", { text })} />
      <p class="write-hero-line">
        <b dir="auto">{text}</b>
        {count > 0 && (
          <>
            <span aria-hidden="true">→</span>
            <span>{t("turns", { n: count })}</span>
            <span aria-hidden="true">→</span>
            <b dir="auto">{text}</b>
          </>
        )}
      </p>
    </div>
  );
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** How many moves are made: one more each time, and again from the start. Without motion all of them. */
function usePlayed(count: number): number {
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setAt(count);
      return;
    }
    if (count === 0) return;
    const timer = setTimeout(
      () => setAt(at >= count ? 0 : at + 1),
      at === count || at === 0 ? REST_MS : MOVE_MS,
    );
    return () => clearTimeout(timer);
  }, [at, count]);
  return Math.min(at, count);
}
