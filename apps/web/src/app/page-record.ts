/** A page's record: undoable, kept over a reload, and in step with the address, so that copying the address shares it. */
import { effect } from "@preact/signals";
import { type Undoable, undoable } from "./history.ts";
import { keepParameters, type PageName, type Parameters, route, visit } from "./route.ts";

export interface PagePlan<T> {
  readonly initial: T;
  /** A record from the browser's storage, checked. */
  readonly parse: (data: unknown) => T | undefined;
  /** A record from the parameters of a link, which may be anything; undefined when they say nothing. */
  readonly fromLink: (parameters: Parameters) => T | undefined;
  /** The parameters that say this record. Never a password. */
  readonly toLink: (record: T) => Parameters;
}

const ADDRESS_MS = 250;

export function pageRecord<T>(name: PageName, plan: PagePlan<T>): Undoable<T> {
  const record = undoable(plan.initial, { key: name, parse: plan.parse });
  let seen = -1;
  effect(() => {
    const { page, parameters } = route.value;
    if (page !== name || visit.value === seen) return;
    seen = visit.value;
    const linked = Object.keys(parameters).length > 0 ? plan.fromLink(parameters) : undefined;
    if (linked !== undefined && !isSame(plan.toLink(linked), plan.toLink(record.value.peek())))
      record.set(linked);
  });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const parameters = plan.toLink(record.value.value);
    if (route.value.page !== name) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => keepParameters(name, parameters), ADDRESS_MS);
  });
  return record;
}

function isSame(a: Parameters, b: Parameters): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
