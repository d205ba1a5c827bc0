/** A page's record: undoable, kept over a reload, and in sync with the address, so that copying the address shares it. */
import { effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import { type Undoable, undoable } from "./history.ts";
import { goTo, keepParameters, type PageName, type Parameters, printLink, route, visit } from "./route.ts";
import { makePace } from "./slices.ts";
import { isBlankCube, keepForLater, putOnStage, type StagedCube, stage } from "./stage.ts";
import { makeTimeline } from "./timeline.ts";

export interface PagePlan<T> {
  readonly initial: T;
  /** A record from the browser's storage, checked. */
  readonly parse: (data: unknown) => T | undefined;
  /** A record from the parameters of a link, which may be anything; undefined if they say nothing. */
  readonly fromLink: (parameters: Parameters) => T | undefined;
  /** The parameters that describe this record. Never a password. */
  readonly toLink: (record: T) => Parameters;
  /** Of a page whose cube is the one on the stage. */
  readonly stage?: {
    /** The cube of the record, as far as it is known. */
    readonly cubeOf: (record: T) => StagedCube | undefined;
    /** The record with the cube that another page put on the stage; undefined if the page has no use for it. */
    readonly withCube: (record: T, cube: StagedCube) => T | undefined;
  };
}

const timeline = makeTimeline();

const misunderstood = signal<PageName | undefined>(undefined);
/** The page whose link cannot be understood: until another link comes, or something is changed there. */
export const brokenLink: ReadonlySignal<PageName | undefined> = misunderstood;

/** Written at once, so that a reload finds the page as it was; but Safari refuses the 101st change of an address in 30 seconds. */
const pace = makePace(20, 400);

export function pageRecord<T>(name: PageName, plan: PagePlan<T>): Undoable<T> {
  const own = undoable(plan.initial, { key: name, parse: plan.parse });
  const record = timeline.join(name, own, () => {
    const now = own.value.peek();
    const cube = plan.stage?.cubeOf(now);
    if (cube) putOnStage(name, cube);
    goTo(name, plan.toLink(now));
  });
  let seen = -1;
  let staged = plan.stage?.cubeOf(plan.initial)?.facelets;
  /** What is shown instead of what a broken link says. */
  let instead: T | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const { page, parameters } = route.peek();
    const wanted = plan.toLink(record.value.peek());
    if (page !== name || isSame(parameters, wanted)) return;
    const wait = pace(performance.now());
    if (wait === 0) keepParameters(name, wanted);
    else waiting = setTimeout(write, wait);
  };
  /** Whoever comes by the navigation brings the cube along. That is no step: what was here before is among the last cubes. */
  const takeFromStage = () => {
    if (!plan.stage) return;
    const { cube } = stage.peek();
    const now = record.value.peek();
    const before = plan.stage.cubeOf(now);
    staged = before?.facelets;
    const isWorthIt = before !== undefined && !isBlankCube(before.facelets);
    if (!cube && isWorthIt) putOnStage(name, before);
    if (!cube || cube.facelets === staged) return;
    const next = plan.stage.withCube(now, cube);
    if (!next) return;
    if (isWorthIt) keepForLater(before);
    staged = cube.facelets;
    record.amend(next);
  };
  const bringToStage = () => {
    const cube = plan.stage?.cubeOf(record.value.value);
    if (!cube || cube.facelets === staged) return;
    staged = cube.facelets;
    untracked(() => putOnStage(name, cube));
  };
  effect(() => {
    const { page, parameters } = route.value;
    plan.toLink(record.value.value);
    if (page !== name) return;
    if (visit.value !== seen) {
      seen = visit.value;
      const isLinked = Object.keys(parameters).length > 0;
      const linked = isLinked ? plan.fromLink(parameters) : undefined;
      if (linked === undefined) takeFromStage();
      else if (!isSame(plan.toLink(linked), plan.toLink(record.value.peek()))) record.set(linked);
      instead = record.value.peek();
      misunderstood.value = isLinked && linked === undefined ? name : undefined;
    } else if (record.value.peek() !== instead) misunderstood.value = undefined;
    bringToStage();
    clearTimeout(waiting);
    // What is typed is seen first: to change the address, the browser computes the whole layout.
    if (globalThis.document?.activeElement?.matches("input, textarea")) waiting = setTimeout(write);
    else untracked(write);
  });
  return record;
}

function isSame(a: Parameters, b: Parameters): boolean {
  return printLink("write", a) === printLink("write", b);
}
