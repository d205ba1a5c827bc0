/** `<cube-player>`, defined, in the app's colors and language. */
import { type CubePlayer, define, type StateDetail, type Words } from "@cubegram/player";
import type { Ref } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { formatNumber, language, texts } from "../shell/language.ts";
import { letters, scheme } from "../shell/settings.ts";
import { seenSpoken } from "./turn/layers.ts";
import { turnWords } from "./turn/words.ts";

const t = texts("player-words");

define();

export interface PlayerProps {
  readonly size?: number;
  /** Facelets before `setup`; default solved. Unlike the rest of the app, the player accepts an illegal cube. */
  readonly state?: string | undefined;
  readonly setup?: string;
  readonly alg?: string;
  /** How many moves of `alg` are made; a change by one is animated, any other is a jump. */
  readonly at?: number;
  /** The player's name for screen readers. */
  readonly label: string;
  readonly controls?: "none" | "bar" | "full";
  readonly speed?: number;
  /** `YAW PITCH` in degrees; default the usual corner. */
  readonly view?: string | undefined;
  /** A move is undone without animation, to show it again. */
  readonly jumpsBack?: boolean;
  /** No turns by hand. */
  readonly locked?: boolean;
  readonly hintStickers?: boolean;
  /** The element, for its methods; undefined when it is removed. */
  readonly onReady?: (player: CubePlayer | undefined) => void;
  /** Called when another state is reached, with the moves made and what the cube shows. */
  readonly onState?: (state: StateDetail) => void;
}

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      /** Its properties, which Preact sets where an element has them. */
      "cube-player": Omit<PlayerProps, "at" | "label" | "jumpsBack" | "onReady" | "onState"> & {
        readonly ref: Ref<CubePlayer>;
        readonly class: string;
        readonly dir: "ltr";
        readonly scheme: string;
        readonly letters: string;
      };
    }
  }
}

export default function LoadedPlayer(props: PlayerProps) {
  const { size = 3, state, setup = "", alg = "", at = 0, label, controls = "none", speed = 1 } = props;
  const element = useRef<CubePlayer>(null);
  const words = useMemo(() => wordsOf(label, size), [label, size, language.value]);
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
    else if (player.at - 1 === at && !props.jumpsBack) player.stepBack();
    else player.jump(at);
  }, [at, alg, setup, state]);
  useEffect(() => {
    const player = element.current;
    const { onState } = props;
    if (!player || !onState) return;
    const listener = ({ detail }: CustomEvent<StateDetail>) => onState(detail);
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
      view={props.view}
      scheme={scheme.value === "standard" ? "wca" : scheme.value}
      letters={letters.value === "colors" ? INITIALS[scheme.value] : letters.value}
      locked={props.locked ?? false}
      hintStickers={props.hintStickers ?? false}
    />
  );
}

/** The initials of the colors of U R F D L B. */
const INITIALS = { standard: "W R G Y O B", japanese: "W R G B O Y", "color-safe": "W R G Y O B" };

/** Moves are worded as everywhere else in the app. */
function wordsOf(label: string, size: number): Words {
  return {
    cube: () => label,
    keys: t("keys"),
    controls: t("controls"),
    moves: t("moves"),
    play: t("play"),
    pause: t("pause"),
    stepForward: t("step-forward"),
    stepBack: t("step-back"),
    toStart: t("to-start"),
    toEnd: t("to-end"),
    position: t("position"),
    positionOf: (at, length) => t("position-of", { at, length }),
    speed: t("speed"),
    speedOf: (speed) => `${formatNumber(speed)}×`,
    move: (move) => turnWords(seenSpoken(move, size)),
    save: t("save"),
    undone: (text) => t("undone", { text }),
    solved: t("solved"),
  };
}
