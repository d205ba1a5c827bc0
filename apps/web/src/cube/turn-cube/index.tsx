/** A cube to turn: by dragging or keys in the player, or with a pad of buttons. Each turn is reported; the page keeps the moves. */

import type { CubePlayer } from "@cubegram/player";
import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { announce } from "../../shell/announce.ts";
import { texts } from "../../shell/language.ts";
import { Player } from "../player.tsx";
import { deepest, faceMoves, wholeMoves } from "../turn/layers.ts";
import { moveWords } from "../turn/words.ts";
import "./style.css";

const t = texts("turn");

interface TurnCubeProps extends Pick<ComponentProps<typeof Player>, "state" | "label" | "view" | "onReady"> {
  readonly size: number;
  /** Moves from a solved cube to its present state, with those made by hand at the end. */
  readonly setup: string;
  /** A turn was made, in standard notation. The page answers by adding it to `setup`. */
  readonly onTurn: (move: string) => void;
  /** Buttons with letters; without them the cube is turned by dragging and keys. */
  readonly hasPads?: boolean;
  /** Drawn over the cube. */
  readonly over?: ComponentChildren;
  readonly onPointerDownCapture?: (event: PointerEvent) => void;
}

export function TurnCube({ size, state, setup, label, onTurn, hasPads = true, ...props }: TurnCubeProps) {
  const [player, setPlayer] = useState<CubePlayer>();
  const base = useHandTurns(player, setup, onTurn);
  const press = (move: string) => (player ? player.turn(move) : onTurn(move));
  return (
    <div class="column turn-cube">
      <div class="turn-cube-picture holds-player" onPointerDownCapture={props.onPointerDownCapture}>
        <Player
          size={size}
          state={state}
          setup={base}
          jumpsBack
          label={label}
          view={props.view}
          onReady={(ready) => {
            setPlayer(ready);
            props.onReady?.(ready);
          }}
        />
        {props.over}
      </div>
      {hasPads && <TurnPads size={size} onPress={press} />}
    </div>
  );
}

/**
 * The player keeps the turns made by hand itself, so that they are animated. What it is told to show changes only when
 * the page's moves differ from its own: after undo, a scramble or a new start.
 */
function useHandTurns(
  player: CubePlayer | undefined,
  setup: string,
  onTurn: TurnCubeProps["onTurn"],
): string {
  const [base, setBase] = useState(setup);
  const made = useRef(setup);
  /** What the page was told and has not shown yet: fast turns come before it is drawn. */
  const ahead = useRef<string[]>([]);
  const tell = useRef(onTurn);
  tell.current = onTurn;
  // In the same moment in which buttons turn the player: an effect after the next frame lost a turn made before it.
  useLayoutEffect(() => {
    if (!player) return;
    const listener = (event: Event) => {
      const { move } = (event as CustomEvent<{ readonly move: string }>).detail;
      made.current = `${made.current} ${move}`.trim();
      ahead.current.push(made.current);
      tell.current(move);
    };
    player.addEventListener("move", listener);
    return () => player.removeEventListener("move", listener);
  }, [player]);
  useEffect(() => {
    const told = ahead.current.lastIndexOf(setup);
    ahead.current = told < 0 ? ahead.current : ahead.current.slice(told + 1);
    if (made.current === setup || told >= 0) return;
    ahead.current = [];
    made.current = setup;
    if (base === setup) player?.reset();
    setBase(setup);
  }, [setup, player]);
  return base;
}

/** Buttons with letters for every turn, as many layers deep as asked for. */
export function TurnPads({
  size,
  onPress,
}: {
  readonly size: number;
  readonly onPress: (move: string) => void;
}) {
  const [depth, setDepth] = useState(1);
  const layers = Math.min(depth, deepest(size));
  const button = (move: string) => {
    const words = moveWords(move, size);
    return (
      <button
        key={move}
        type="button"
        class="turn-button tile"
        aria-label={`${move}: ${words}`}
        title={words}
        onClick={() => {
          announce(words);
          onPress(move);
        }}
      >
        {move}
      </button>
    );
  };
  return (
    <div class="turn-pads pile">
      {deepest(size) > 1 && (
        <label class="line strong">
          <span>{t("pad-depth")}</span>
          <input
            type="number"
            min={1}
            max={deepest(size)}
            value={layers}
            onInput={(event) => setDepth(Math.max(1, Math.round(event.currentTarget.valueAsNumber) || 1))}
          />
        </label>
      )}
      <fieldset class="turn-pad pile" dir="ltr">
        <legend class="visually-hidden">{t("pad-faces")}</legend>
        {faceMoves(size, layers).map(button)}
      </fieldset>
      <fieldset class="turn-pad turn-pad-whole pile" dir="ltr">
        <legend class="visually-hidden">{t("pad-whole")}</legend>
        {wholeMoves(size).map(button)}
      </fieldset>
    </div>
  );
}
