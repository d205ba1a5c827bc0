/** `<cube-player>`: attributes and methods in, events out. What is shown is one record, see `model/player-state.ts`. */
import { readAlg } from "@cubegram/core/notation";
import { printFacelets } from "@cubegram/core/state";
import { positionOf, shownColors } from "../model/player-state.ts";
import type { PlayerProblem } from "../model/setup.ts";
import { stepsOf } from "../model/step.ts";
import { jump, pause, play, stepBy, turnByHand } from "../model/update.ts";
import type { Scheme, View } from "../scene/scene.ts";
import { CONTENT, readSpeed, readView, SETTINGS } from "./attributes.ts";
import type { ListenedElement } from "./events.ts";
import { listenTo } from "./input.ts";
import { Session } from "./session.ts";
import { makeShell } from "./shell.ts";
import { ENGLISH, type Words } from "./words.ts";

/** On a server there is no HTMLElement; there the class can be imported but is never instantiated. */
const Base: new () => ListenedElement =
  globalThis.HTMLElement ?? (class {} as unknown as new () => ListenedElement);

/** `none`: the cube alone. `bar`: with the bar. `full` (default): with the bar and the list of moves. */
export type ControlsShown = "none" | "bar" | "full";

/** Properties that a page may have set before the element was defined. */
const PROPERTIES = [
  ...CONTENT,
  ...SETTINGS.filter((name) => name !== "hint-stickers"),
  "hintStickers",
  "words",
];

/**
 * The element `<cube-player>`. Properties mirror its attributes. An attribute that cannot be read is
 * ignored and reported by an `error` event.
 *
 * @example
 * define();
 * const player = document.createElement("cube-player");
 * player.alg = "R U R' U'";
 * player.addEventListener("statechange", ({ detail }) => console.log(detail.facelets));
 * document.body.append(player);
 * player.play();
 */
export class CubePlayer extends Base {
  static readonly observedAttributes: readonly string[] = [...CONTENT, ...SETTINGS];

  readonly #session: Session = new Session(this);
  #words: Words = ENGLISH;

  /** n, 2 … 33. Default: the size of `state`, otherwise 3. */
  get size(): number {
    return this.#session.now.size;
  }
  set size(size: number | null | undefined) {
    this.#write("size", size);
  }

  /**
   * The moves, in any notation that core reads; after turns by hand, the moves as they are now. What is not a text is taken by its
   * `toString()`, so cubing.js's `Alg` will do.
   */
  get alg(): string {
    const { isEdited } = this.#session.now;
    return isEdited ? this.moves.join(" ") : (this.getAttribute("alg") ?? "");
  }
  set alg(alg: string | { toString(): string } | null | undefined) {
    this.#write("alg", alg);
  }

  /** Moves made before the first one; set as `alg` is. */
  get setup(): string {
    return this.getAttribute("setup") ?? "";
  }
  set setup(setup: string | { toString(): string } | null | undefined) {
    this.#write("setup", setup);
  }

  /** The facelets at the very start, U R F D L B, `?` for unknown; any coloring. Empty: solved. */
  get state(): string {
    return this.getAttribute("state") ?? "";
  }
  set state(facelets: string | null | undefined) {
    this.#write("state", facelets);
  }

  /** Which stickers show their color: `full`, `cross`, `f2l`, `oll`, `pll`, or names of pieces ("UF UFR"). */
  get stickering(): string {
    return this.getAttribute("stickering") ?? "full";
  }
  set stickering(stickering: string | null | undefined) {
    this.#write("stickering", stickering);
  }

  /** Moves made, 0 … `length`. */
  get at(): number {
    return this.#session.now.at;
  }
  set at(at: number) {
    this.jump(at);
  }

  /** 1 = a quarter turn in half a second; 0.05 … 50. */
  get speed(): number {
    return this.#session.now.speed;
  }
  set speed(speed: number | null | undefined) {
    this.#write("speed", speed);
  }

  /** `cube`, `back`, `experimental-last-layer`, or `YAW PITCH` in degrees: the requested view, wherever it has been dragged since. */
  get view(): View {
    return this.getAttribute("view") ?? "cube";
  }
  set view(view: View | null | undefined) {
    this.#write("view", view);
  }

  /** `wca`, `japanese`, `color-safe`, or six `#rrggbb` for U R F D L B. */
  get scheme(): Scheme {
    return this.getAttribute("scheme") ?? "wca";
  }
  set scheme(scheme: Scheme | readonly string[] | null | undefined) {
    this.#write("scheme", typeof scheme === "object" ? scheme?.join(" ") : scheme);
  }

  /** `none`, `faces` (U R F D L B), or six letters with blanks between them. */
  get letters(): string {
    return this.getAttribute("letters") ?? "none";
  }
  set letters(letters: string | null | undefined) {
    this.#write("letters", letters);
  }

  get controls(): ControlsShown {
    const asked = this.getAttribute("controls");
    return asked === "none" || asked === "bar" ? asked : "full";
  }
  set controls(controls: ControlsShown | null | undefined) {
    this.#write("controls", controls);
  }

  /** Stickers of hidden faces float behind the cube. */
  get hintStickers(): boolean {
    return this.hasAttribute("hint-stickers") && this.getAttribute("hint-stickers") !== "none";
  }
  set hintStickers(isShown: boolean) {
    this.toggleAttribute("hint-stickers", Boolean(isShown));
  }

  /** No turns by hand: the layers cannot be dragged or turned by letter keys. */
  get locked(): boolean {
    return this.hasAttribute("locked");
  }
  set locked(isLocked: boolean) {
    this.toggleAttribute("locked", Boolean(isLocked));
  }

  /** The texts that are shown or spoken; setting some of them keeps the others. */
  get words(): Words {
    return this.#words;
  }
  set words(words: Partial<Words>) {
    this.#words = { ...this.#words, ...words };
    this.#session.invalidate();
  }

  /** How many moves there are. */
  get length(): number {
    return this.#session.now.steps.length;
  }

  /** The moves, brackets expanded, in standard notation. */
  get moves(): readonly string[] {
    return this.#session.now.steps.map((step) => step.text);
  }

  /** 0 … `length`, with fractions while a move is in progress. */
  get position(): number {
    return positionOf(this.#session.now);
  }

  get isPlaying(): boolean {
    return this.#session.now.isPlaying;
  }

  /** The facelets that show now (during a move: before it). */
  get facelets(): string {
    const now = this.#session.now;
    return printFacelets({ size: now.size, colors: shownColors(now) });
  }

  /** What draws: SVG until WebGL2 is ready or where there is none; undefined before the first picture. */
  get renderer(): "webgl2" | "svg" | undefined {
    return this.#session.renderer;
  }

  /** Plays from the present position, or from the start if everything has been played. */
  play(): void {
    this.#session.take(play(this.#session.now));
  }

  /** Pauses after the move in progress. */
  pause(): void {
    this.#session.take({ state: pause(this.#session.now), happened: [] });
  }

  /** Makes the next move, animated; does nothing at the end. */
  stepForward(): void {
    this.#session.take(stepBy(this.#session.now, 1));
  }

  /** Undoes the last move, animated; does nothing at the start. */
  stepBack(): void {
    this.#session.take(stepBy(this.#session.now, -1));
  }

  /** Jumps to the state after `at` moves, without animation. */
  jump(at: number): void {
    this.#session.take(jump(this.#session.now, at));
  }

  /**
   * Makes moves as if by hand: they replace the moves that would have followed.
   *
   * @throws CubegramError for text that is not an algorithm; RangeError for a move that the cube does not have.
   */
  turn(alg: string): void {
    for (const step of stepsOf(readAlg(alg), this.size))
      this.#session.take(turnByHand(this.#session.now, step));
  }

  /** Returns to what the attributes say, including the view. */
  reset(): void {
    this.#session.expire(true);
  }

  connectedCallback(): void {
    for (const name of PROPERTIES) this.#upgrade(name);
    const session = this.#session;
    if (!this.shadowRoot) {
      const shell = makeShell(this, {
        invalidate: () => session.invalidate(),
        draw: () => session.draw(),
        now: () => session.now,
        toggle: () => (this.isPlaying ? this.pause() : this.play()),
        step: (direction) => session.take(stepBy(session.now, direction)),
        jump: (at) => this.jump(at),
        setSpeed: (speed) => this.#write("speed", speed),
        save: () => this.#save(),
      });
      listenTo(shell.stage, {
        now: () => session.now,
        hasHints: () => this.hintStickers,
        isLocked: () => this.locked,
        take: (update) => session.take(update),
        set: (state) => session.set(state),
      });
      session.connect(shell);
    } else session.reconnect();
  }

  disconnectedCallback(): void {
    this.#session.disconnect();
  }

  attributeChangedCallback(name: string): void {
    const session = this.#session;
    if (CONTENT.includes(name)) session.expire(false);
    else if (name === "scheme" || name === "letters" || name === "hint-stickers") session.expireLook();
    else if (session.isMade) this.#readSetting(name);
  }

  #readSetting(name: string): void {
    const session = this.#session;
    const problems: PlayerProblem[] = [];
    if (name === "at") this.jump(Number(this.getAttribute("at") ?? 0));
    else if (name === "speed") session.set({ ...session.now, speed: readSpeed(this, problems) });
    else if (name === "view") session.set({ ...session.now, view: readView(this, problems) });
    else session.invalidate();
    session.tell(problems);
  }

  async #save(): Promise<void> {
    try {
      const { saveFilm } = await import("./save-film.ts");
      await saveFilm(this, this.#session.now.view);
    } catch (error) {
      this.#session.tell([{ code: "save", attribute: "alg", message: String(error) }]);
    }
  }

  #write(name: string, value: unknown): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  #upgrade(name: string): void {
    if (!Object.hasOwn(this, name)) return;
    const own = this as unknown as Record<string, unknown>;
    const value = own[name];
    delete own[name];
    own[name] = value;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "cube-player": CubePlayer;
  }
}
