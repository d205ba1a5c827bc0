/** `<cube-player>` in the app's colours and language. Until the element is loaded a picture stands in its place. */

import { algState, parseAlg } from "@cubegram/core/notation";
import { colouringOf, printFacelets, solvedState } from "@cubegram/core/state";
import type { CubePlayer } from "@cubegram/player";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type Letters, letters, type Scheme, scheme } from "../app/settings.ts";
import { whenIdle } from "../app/slices.ts";
import { CubePicture } from "./cube-picture.tsx";
import { playerWords } from "./player-words/index.ts";

export interface PlayerProps {
  readonly size?: number;
  /** Facelets before `setup`; default solved. Unlike the other parts of the app, the player takes an illegal cube, too. */
  readonly state?: string | undefined;
  readonly setup?: string;
  readonly alg?: string;
  /** How many moves of `alg` are made; a change by one is animated, any other is a jump. */
  readonly at?: number;
  /** Names the player for those who do not see it. */
  readonly label: string;
  readonly controls?: "none" | "bar" | "full";
  readonly speed?: number;
  /** No turns by hand. */
  readonly locked?: boolean;
  readonly hintStickers?: boolean;
  /** The element, for its methods; undefined when it goes. */
  readonly onReady?: (player: CubePlayer | undefined) => void;
  /** Another state is reached: moves made, what it shows. */
  readonly onState?: (state: {
    readonly at: number;
    readonly facelets: string;
    readonly isSolved: boolean;
  }) => void;
}

let defined: Promise<void> | undefined;

/** The element is a chunk of its own. It is loaded with the first player, when the page that shows it has come to rest. */
function loadPlayer(): Promise<void> {
  defined ??= new Promise<void>((resolve) => whenIdle(resolve))
    .then(() => import("@cubegram/player"))
    .then(({ define }) => define());
  return defined;
}

export function Player(props: PlayerProps) {
  const isLoaded = useSignal(customElements.get("cube-player") !== undefined);
  useEffect(() => {
    void loadPlayer().then(
      () => {
        isLoaded.value = true;
      },
      // Without it the picture stays.
      () => undefined,
    );
  }, []);
  if (!isLoaded.value) return <StandIn {...props} />;
  return <LoadedPlayer {...props} />;
}

function LoadedPlayer(props: PlayerProps) {
  const { size = 3, state, setup = "", alg = "", at = 0, label, controls = "none", speed = 1 } = props;
  const element = useRef<CubePlayer>(null);
  const words = playerWords(label, size);
  useEffect(() => {
    props.onReady?.(element.current ?? undefined);
    return () => props.onReady?.(undefined);
  }, []);
  useEffect(() => {
    if (element.current) element.current.words = words;
  }, [words]);
  useEffect(() => {
    const player = element.current;
    if (!player || player.at === at) return;
    if (player.at + 1 === at) player.stepForward();
    else if (player.at - 1 === at) player.stepBack();
    else player.jump(at);
  }, [at, alg, setup, state]);
  useEffect(() => {
    const player = element.current;
    const { onState } = props;
    if (!player || !onState) return;
    const listener = (event: Event) => onState((event as CustomEvent<Parameters<typeof onState>[0]>).detail);
    player.addEventListener("statechange", listener);
    return () => player.removeEventListener("statechange", listener);
  }, [props.onState]);
  return (
    <cube-player
      ref={element}
      class="player"
      dir="ltr"
      size={size}
      state={state}
      setup={setup}
      alg={alg}
      speed={speed}
      controls={controls}
      scheme={schemeAttribute(scheme.value)}
      letters={lettersAttribute(letters.value, scheme.value)}
      locked={props.locked ?? false}
      hintStickers={props.hintStickers ?? false}
    />
  );
}

function schemeAttribute(chosen: Scheme): string {
  return chosen === "standard" ? "wca" : chosen;
}

/** The initials of the colours of U R F D L B. */
const INITIALS = { standard: "W R G Y O B", japanese: "W R G B O Y", "colour-safe": "W R G Y O B" };

function lettersAttribute(chosen: Letters, colours: Scheme): string {
  return chosen === "colours" ? INITIALS[colours] : chosen;
}

/** A larger cube takes longer to draw than the player takes to come. */
const LARGEST_STAND_IN = 9;

/** What the player would show, as a picture of the same size. */
function StandIn(props: PlayerProps) {
  if ((props.size ?? 3) > LARGEST_STAND_IN) return <div class="player player-stand-in" />;
  return <Picture {...props} />;
}

function Picture({ size = 3, state, setup = "", alg = "", at = 0, label }: PlayerProps) {
  const made = alg.split(/\s+/).slice(0, at).join(" ");
  const parsed = parseAlg(`${setup} ${made}`);
  const start = parsed.ok ? algState(parsed.value, size) : solvedState(size);
  const facelets = state === undefined || at > 0 ? printFacelets(colouringOf(start)) : state;
  return (
    <div class="player player-stand-in">
      <CubePicture cube={facelets} view="cube" title={label} />
    </div>
  );
}
