/**
 * The cube with the next move on it: rests before the move with its arrow, makes the move, rests after it, and begins again,
 * until the move is done. The eye goes where the turning layers are seen.
 */
import { useEffect, useRef, useState } from "preact/hooks";
import { Player } from "../player.tsx";
import { ArrowOnCube } from "./arrow-on-cube.tsx";
import "./style.css";
import { printView, USUAL_VIEW, type ViewAngles, viewFor } from "./view-for.ts";

interface TurningCubeProps {
  readonly size: number;
  /** What the cube shows before the first of the moves. */
  readonly state: string;
  readonly moves: readonly string[];
  /** How many are made. */
  readonly made: number;
  readonly label: string;
}

/** Milliseconds with the arrow, and with what the move leads to. */
const BEFORE_MS = 1100;
const AFTER_MS = 1900;

export function TurningCube({ size, state, moves, made, label }: TurningCubeProps) {
  const move = moves[made];
  const at = useLoop(made, move !== undefined);
  const view = useMovedView(move === undefined ? USUAL_VIEW : viewFor(move, size));
  return (
    <div class="turning-cube">
      <Player
        size={size}
        state={state}
        alg={moves.join(" ")}
        at={at}
        speed={0.8}
        view={printView(view)}
        locked
        jumpsBack
        label={label}
      />
      {move !== undefined && at === made && <ArrowOnCube move={move} size={size} view={view} />}
    </div>
  );
}

/** `made`, then one more, then `made` again. */
function useLoop(made: number, isOn: boolean): number {
  const [at, setAt] = useState(made);
  useEffect(() => {
    setAt(made);
    if (!isOn || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const rest = (isAfter: boolean) => {
      timer = setTimeout(
        () => {
          setAt(isAfter ? made : made + 1);
          rest(!isAfter);
        },
        isAfter ? AFTER_MS : BEFORE_MS,
      );
    };
    rest(false);
    return () => clearTimeout(timer);
  }, [made, isOn]);
  return isOn && at !== made && at !== made + 1 ? made : at;
}

const MOVING_MS = 450;

/** Moves from one view to the next by itself. */
function useMovedView(wanted: ViewAngles): ViewAngles {
  const [view, setView] = useState(wanted);
  const now = useRef(view);
  useEffect(() => {
    const from = now.current;
    if (from.yaw === wanted.yaw && from.pitch === wanted.pitch) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const begun = performance.now();
    let frame = 0;
    const step = () => {
      const share = isStill ? 1 : Math.min(1, (performance.now() - begun) / MOVING_MS);
      const eased = share * share * (3 - 2 * share);
      const between = (a: number, b: number) => a + (b - a) * eased;
      now.current = { yaw: between(from.yaw, wanted.yaw), pitch: between(from.pitch, wanted.pitch) };
      setView(now.current);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [wanted.yaw, wanted.pitch]);
  return view;
}
