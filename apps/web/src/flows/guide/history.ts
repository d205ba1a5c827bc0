/**
 * The guide in the browser's history: each step is an entry, so that Back is one step back and the page behind the guide comes before its
 * first step. An entry carries the guide as it was; that survives a reload.
 */
import { type Guide, parseGuide, stepBack } from "./model.ts";

/** What one entry knows: how many of the guide's steps lie behind it, this one included, and the guide then. None at the page itself. */
export interface Entry {
  readonly depth: number;
  readonly guide: Guide | undefined;
  /** The place of the entry behind this one. */
  readonly behind: string | undefined;
}

const PAGE: Entry = { depth: 0, guide: undefined, behind: undefined };

/** What the browser's history offers, and what it keeps for the present entry. */
export interface Entries {
  read(): unknown;
  replace(entry: Entry): void;
  push(entry: Entry): void;
  /** Goes to another entry; the browser tells when it is there. */
  go(by: number): void;
  /** How many entries there are: the browser forgets the oldest. */
  count(): number;
}

/** A guide that was opened by a link or in a second tab is followed by at most this many of the steps that lead to it. */
const MAX_SEEDED = 30;

/** Where a guide is: all but what is being painted, and the moves, for which shorter ones may be found before the first is made. */
function placeOf({ text, cube, step, made, way }: Guide): string {
  return JSON.stringify([text, cube, step, made, way]);
}

function readEntry(state: unknown): Entry | undefined {
  const entry = (state as { readonly guide?: Partial<Record<keyof Entry, unknown>> } | null)?.guide;
  if (typeof entry !== "object" || !Number.isInteger(entry.depth)) return undefined;
  if (entry.depth === 0) return PAGE;
  const guide = parseGuide(entry.guide);
  const behind = typeof entry.behind === "string" ? entry.behind : undefined;
  return guide && { depth: entry.depth as number, guide, behind };
}

export class GuideHistory {
  readonly #entries: Entries;
  #isMoving = false;
  /** The guide at the present entry, with what was painted since. */
  #now: Guide | undefined;

  constructor(entries: Entries) {
    this.#entries = entries;
  }

  get isMoving(): boolean {
    return this.#isMoving;
  }

  /** The guide is on the screen again: its steps lie behind it, also if it was left open another time or in another tab. */
  open(guide: Guide): void {
    if (this.#isMoving) return;
    const { guide: before } = readEntry(this.#entries.read()) ?? PAGE;
    this.#now = guide;
    if (before && placeOf(before) === placeOf(guide)) return;
    this.#entries.replace(PAGE);
    let last = PAGE;
    for (const each of [...stepsTo(guide), guide]) last = this.#add(last, each);
  }

  /** The guide has changed. */
  follow(guide: Guide): void {
    if (this.#isMoving) return;
    const entry = readEntry(this.#entries.read());
    if (!entry?.guide) {
      this.open(guide);
      return;
    }
    const place = placeOf(guide);
    if (placeOf(entry.guide) === place) this.#now = guide;
    else if (entry.behind === place) this.#go(-1);
    else {
      // What is painted by now is there again when Back leads here.
      if (this.#now && placeOf(this.#now) === placeOf(entry.guide))
        this.#entries.replace({ ...entry, guide: this.#now });
      this.#add(entry, guide);
    }
  }

  /** The guide was left: its steps are no longer between the page and what was before. */
  leave(): void {
    this.#now = undefined;
    const { depth } = readEntry(this.#entries.read()) ?? PAGE;
    if (!this.#isMoving && depth > 0 && depth < this.#entries.count()) this.#go(-depth);
  }

  /** The browser is at another entry: the guide to show there instead of the present one, "page" for none, undefined if that changes nothing. */
  arrive(guide: Guide | undefined): Guide | "page" | undefined {
    const wasMoving = this.#isMoving;
    this.#isMoving = false;
    if (!guide) return undefined;
    if (wasMoving) {
      this.follow(guide);
      return undefined;
    }
    const entry = readEntry(this.#entries.read());
    if (!entry) return undefined;
    if (entry.guide?.text !== guide.text) return "page";
    return placeOf(entry.guide) === placeOf(guide) ? undefined : { ...entry.guide, cubes: guide.cubes };
  }

  #go(by: number): void {
    this.#isMoving = true;
    this.#entries.go(by);
  }

  #add({ depth, guide: before }: Entry, guide: Guide): Entry {
    const entry = { depth: depth + 1, guide, behind: before && placeOf(before) };
    this.#entries.push(entry);
    this.#now = guide;
    return entry;
  }
}

/** The steps that lead to a place, the first one first. */
function stepsTo(guide: Guide): readonly Guide[] {
  const steps: Guide[] = [];
  for (let at = stepBack(guide); at && steps.length < MAX_SEEDED; at = stepBack(at)) steps.unshift(at);
  return steps;
}
