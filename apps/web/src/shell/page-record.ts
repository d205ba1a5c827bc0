/** A page's record: undoable, kept over a reload, and in sync with the address, so that copying the address shares it. */
import { effect, untracked } from "@preact/signals";
import { type Undoable, undoable } from "./history.ts";
import { makePace } from "./pace.ts";
import { keepParameters, type PageName, type Parameters, printLink, route, visit } from "./route.ts";

export interface PagePlan<T> {
  readonly initial: T;
  /** A record from the browser's storage, checked. */
  readonly parse: (data: unknown) => T | undefined;
  /** A record from the parameters of a link, which may be anything; undefined if they say nothing. */
  readonly fromLink: (parameters: Parameters) => T | undefined;
  /** The parameters that describe this record. Never a password. */
  readonly toLink: (record: T) => Parameters;
}

/** Written immediately, so that a reload finds the page as it was; but Safari refuses the 101st change of an address in 30 seconds. */
const pace = makePace(20, 400);

export function pageRecord<T>(name: PageName, plan: PagePlan<T>): Undoable<T> {
  const record = undoable(plan.initial, { key: name, parse: plan.parse });
  let seen = -1;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    const { page, parameters } = route.peek();
    const wanted = plan.toLink(record.value.peek());
    if (page !== name || isSame(parameters, wanted)) return;
    const wait = pace.next(performance.now());
    if (wait === 0) keepParameters(name, wanted);
    else waiting = setTimeout(write, wait);
  };
  effect(() => {
    const { page, parameters } = route.value;
    plan.toLink(record.value.value);
    if (page !== name) return;
    if (visit.value !== seen) {
      seen = visit.value;
      const linked = Object.keys(parameters).length > 0 ? plan.fromLink(parameters) : undefined;
      if (linked !== undefined && !isSame(plan.toLink(linked), plan.toLink(record.value.peek())))
        record.set(linked);
    }
    clearTimeout(waiting);
    untracked(write);
  });
  return record;
}

function isSame(a: Parameters, b: Parameters): boolean {
  return printLink("write", a) === printLink("write", b);
}
