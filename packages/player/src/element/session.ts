/** The life of one player: keeps the record, reports what happens to it, and has it drawn frame by frame. */
import { printFacelets } from "@cubegram/core/state";
import { type PlayerState, positionOf, shownColors } from "../model/player-state.ts";
import type { PlayerProblem } from "../model/setup.ts";
import { spokenMove } from "../model/spoken.ts";
import type { Step } from "../model/step.ts";
import { advance, settle, type Update } from "../model/update.ts";
import { type Look, sceneOf } from "../scene/scene.ts";
import { readContent, readLook } from "./attributes.ts";
import type { CubePlayerEventMap, ReadyDetail } from "./events.ts";
import type { Shell } from "./shell.ts";
import type { Words } from "./words.ts";

/** Milliseconds; a longer gap between two frames was a pause, not a slow frame. */
const MAX_FRAME_MS = 400;

/** The element, as far as its session needs to know it. */
export interface Host extends HTMLElement {
  readonly words: Words;
}

export class Session {
  readonly #host: Host;
  #state: PlayerState | undefined;
  #look: Look | undefined;
  #shell: Shell | undefined;
  #isStale = true;
  /** The algorithm that cannot be read; it is shown as such. */
  #unread: PlayerProblem | undefined;
  #isReady = false;
  #frame = 0;
  #frameTime = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** The record, created on first use, and again after the attributes it comes from have changed. */
  get now(): PlayerState {
    if (this.#state && !this.#isStale) return this.#state;
    const before = this.#state;
    const { state, problems } = readContent(this.#host, before);
    this.#unread = problems.find(({ attribute }) => attribute === "alg" || attribute === "setup");
    this.#state = state;
    this.#isStale = false;
    this.tell(problems);
    // The record that a page starts with is not a change.
    if (before || this.#isReady) {
      this.#reached(state);
      this.#emitTime(state);
    }
    return this.#state;
  }

  /** Whether there is a record that attributes may change piecemeal. */
  get isMade(): boolean {
    return this.#state !== undefined && !this.#isStale;
  }

  /** Attributes that change together are soon read together. `afresh` resets the view and the speed too. */
  expire(afresh: boolean): void {
    if (afresh) this.#state = undefined;
    this.#isStale = true;
    queueMicrotask(() => this.now);
    this.invalidate();
  }

  expireLook(): void {
    this.#look = undefined;
    this.invalidate();
  }

  /** A change of the record that is not an event: the view, the speed, held layers. */
  set(state: PlayerState): void {
    this.#state = state;
    this.invalidate();
  }

  /** The only way in which actions change the record. */
  take({ state, happened }: Update): void {
    const wasPlaying = this.now.isPlaying;
    this.#state = state;
    for (const one of happened) {
      if (one.kind === "move") this.#began(one.step, one.index, one.direction);
      else if (this.#reached(one.state)) this.#shell?.say(this.#host.words.solved);
    }
    // A listener may have changed the record, so continue with the present one.
    const now = this.now;
    if (happened.length > 0 || wasPlaying !== now.isPlaying) this.#emitTime(now);
    this.invalidate();
    // Without animation a move is a jump; playing keeps its pace.
    if (this.#shell?.isStill() && !now.isPlaying && isFree(now)) this.take(settle(now));
  }

  connect(shell: Shell): void {
    this.#shell = shell;
    this.reconnect();
  }

  reconnect(): void {
    this.#shell?.connect();
    this.invalidate();
  }

  disconnect(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#frameTime = 0;
    this.#shell?.disconnect();
  }

  get renderer(): ReadyDetail["renderer"] | undefined {
    return this.#shell?.renderer();
  }

  /** Draws within the next frame. */
  invalidate(): void {
    if (this.#frame === 0 && this.#host.isConnected && this.#shell)
      this.#frame = requestAnimationFrame((time) => this.#tick(time));
  }

  /** Draws now: before the page is printed. */
  draw(): void {
    const shell = this.#shell;
    if (!shell) return;
    this.#look ??= this.#readLook();
    const state = this.now;
    const still = shell.isStill() && isFree(state);
    const scene = sceneOf(still ? { ...state, motion: undefined } : state, this.#look);
    // What moves by itself goes on from the picture that is seen, however long that takes to draw.
    const goOn = () => isFree(this.now) && this.invalidate();
    const renderer = shell.show(state, scene, goOn, this.#unread);
    if (this.#isReady || !renderer) return;
    this.#isReady = true;
    this.#emit("ready", { renderer });
  }

  tell(problems: readonly PlayerProblem[]): void {
    for (const problem of problems) this.#emit("error", problem);
  }

  #tick(time: number): void {
    const passed = this.#frameTime === 0 ? 0 : Math.min(time - this.#frameTime, MAX_FRAME_MS);
    const before = this.now;
    if (isFree(before)) {
      const next = advance(before, passed);
      this.take(next);
      if (next.happened.length === 0) this.#emitTime(next.state);
    }
    this.#frameTime = isFree(this.now) ? time : 0;
    // Not before: what changes meanwhile is drawn now.
    this.#frame = 0;
    this.draw();
  }

  #readLook(): Look {
    const problems: PlayerProblem[] = [];
    const look = readLook(this.#host, problems);
    this.tell(problems);
    return look;
  }

  #began(step: Step, index: number, direction: 1 | -1): void {
    const { words } = this.#host;
    const spoken = spokenMove(step, this.now.size, direction);
    const said = direction === 1 ? words.move(spoken) : words.undone(words.move(spoken));
    this.#shell?.say(said);
    this.#emit("move", { move: spoken.notation, words: said, index, direction });
  }

  /** Reports the state; returns whether it is solved. */
  #reached(state: PlayerState): boolean {
    const colors = shownColors(state);
    const perFace = state.size ** 2;
    const isSolved = colors.every((color, i) => color < 6 && color === colors[i - (i % perFace)]);
    const facelets = printFacelets({ size: state.size, colors });
    this.#emit("statechange", { at: state.at, facelets, isSolved });
    return isSolved;
  }

  #emitTime(state: PlayerState): void {
    const { isPlaying, steps } = state;
    this.#emit("timeupdate", { position: positionOf(state), length: steps.length, isPlaying });
  }

  #emit<K extends keyof CubePlayerEventMap>(type: K, detail: CubePlayerEventMap[K]["detail"]): void {
    this.#host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** Whether something moves by itself. */
function isFree({ motion }: PlayerState): boolean {
  return motion !== undefined && motion.rate > 0;
}
