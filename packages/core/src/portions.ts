/**
 * Long work in portions of a few milliseconds: a generator that yields between them, so that whoever runs it can let
 * others work, or stop.
 */
export type Portions<T> = Generator<void, T>;

/** All portions in one go. */
export function atOnce<T>(work: Iterator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Called between portions: undefined unless it is time to let others work. */
export type Pause = () => Promise<void> | undefined;

/** Milliseconds between pauses: a host still answers at once, and pauses cost nothing. */
const BETWEEN_PAUSES = 40;

/** Pauses for work that others may want to stop or watch: `check` throws to stop it, `report` is told that it goes on. */
export function startPauses(check: () => void, report?: () => void): Pause {
  let rested = performance.now();
  return () => {
    if (performance.now() - rested < BETWEEN_PAUSES) return undefined;
    check();
    report?.();
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      check();
      rested = performance.now();
    });
  };
}

/** All portions, with pauses between them. */
export async function inTurns<T>(work: Iterator<unknown, T>, pause: Pause): Promise<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const pausing = pause();
    if (pausing) await pausing;
  }
}

/** Portions of a search that yields what it finds: undefined, as long as that is nothing. */
export function* silently<T>(work: Portions<T>): Generator<undefined, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield undefined;
  }
}

/** Runs some work so that it yields `name` at each pause. */
export function* named<N, R>(name: N, work: Generator<unknown, R>): Generator<N, R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield name;
  }
}
