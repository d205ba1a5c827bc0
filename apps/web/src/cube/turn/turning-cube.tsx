/**
 * The cube with the next move on it: rests before the move, its layers marked, makes the move, rests after it, and begins again, until
 * the move is done. The eye stays where it is; a side that is turned away is shown in a second, small picture, too.
 */

import type { ViewAngles } from "@cubegram/player";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { texts } from "../../shell/language.ts";
import { isMotionReduced } from "../../shell/settings.ts";
import { Player } from "../player.tsx";
import { ArrowOnCube } from "./arrow-on-cube.tsx";
import "./style.css";
import { printView, secondViewFor, USUAL_VIEW } from "./view-for.ts";

const t = texts("turn");

interface TurningCubeProps {
  readonly size: number;
  /** What the cube shows before the first of the moves. */
  readonly state: string;
  readonly moves: readonly string[];
  /** How many are made. */
  readonly made: number;
  readonly label: string;
  /** Drawn over the cube before the move, as it is seen from there. */
  readonly over?: ((view: ViewAngles) => ComponentChildren) | undefined;
}

/** Milliseconds with the arrow, and with what the move leads to. */
const BEFORE_MS = 1100;
const AFTER_MS = 1900;

export function TurningCube(props: TurningCubeProps) {
  const { size, moves, made } = props;
  const move = moves[made];
  const at = useLoop(made, move !== undefined);
  const second = move === undefined ? undefined : secondViewFor(move, size);
  return (
    <div class={`turning-cube ${second ? "has-second-view" : ""}`}>
      <SeenCube {...props} at={at} view={USUAL_VIEW} />
      {second && (
        <figure class="second-view">
          <figcaption class="soft">{t(`seen-${second.side}`)}</figcaption>
          <SeenCube {...props} at={at} view={second.view} label={t(`seen-${second.side}`)} />
        </figure>
      )}
    </div>
  );
}

interface SeenCubeProps extends TurningCubeProps {
  readonly at: number;
  readonly view: ViewAngles;
}

function SeenCube({ size, state, moves, made, label, over, at, view }: SeenCubeProps) {
  const move = moves[made];
  return (
    <div class="seen-cube holds-player">
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
      {move !== undefined && <ArrowOnCube move={move} size={size} view={view} atRest={at === made} />}
      {at === made && over?.(view)}
    </div>
  );
}

/** `made`, then one more, then `made` again. */
function useLoop(made: number, isOn: boolean): number {
  const [at, setAt] = useState(made);
  useEffect(() => {
    setAt(made);
    if (!isOn || isMotionReduced()) return;
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
