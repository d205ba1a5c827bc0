/** The events of `<cube-player>`: all bubble and cross shadow roots. */
import type { PlayerProblem } from "../model/setup.ts";

/** The detail of a `move` event: which move begins, in notation and in words. */
export interface MoveDetail {
  /** The turn in standard notation; for a move being undone, the turn that undoes it. */
  readonly move: string;
  /** The same in words. */
  readonly words: string;
  /** The move's index in the timeline, from 0. */
  readonly index: number;
  /** 1 made, −1 undone. */
  readonly direction: 1 | -1;
}

/** The detail of a `statechange` event: the state that the cube has reached. */
export interface StateDetail {
  /** Moves made. */
  readonly at: number;
  /** The facelets that show, U R F D L B. */
  readonly facelets: string;
  readonly isSolved: boolean;
}

/** The detail of a `timeupdate` event: where playback is, in moves. */
export interface TimeDetail {
  /** 0 … `length`, with fractions while a move is in progress. */
  readonly position: number;
  readonly length: number;
  readonly isPlaying: boolean;
}

/** The detail of a `ready` event: what draws the cube. */
export interface ReadyDetail {
  readonly renderer: "webgl2" | "svg";
}

/** The events of `<cube-player>` by name, for `addEventListener`. */
export interface CubePlayerEventMap {
  /** A move begins. */
  readonly move: CustomEvent<MoveDetail>;
  /** The cube has reached another state: once for every move, in order; once for a jump. */
  readonly statechange: CustomEvent<StateDetail>;
  /** The position has changed, or playing started or stopped. */
  readonly timeupdate: CustomEvent<TimeDetail>;
  /** The first picture is drawn. */
  readonly ready: CustomEvent<ReadyDetail>;
  /** An input could not be read and is ignored. */
  readonly error: CustomEvent<PlayerProblem>;
}

type Listener<K extends keyof CubePlayerEventMap> = (event: CubePlayerEventMap[K]) => unknown;

/** An element whose listeners know their event's details. */
export interface ListenedElement extends HTMLElement {
  addEventListener<K extends keyof CubePlayerEventMap>(
    type: K,
    listener: Listener<K>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof CubePlayerEventMap>(
    type: K,
    listener: Listener<K>,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}
