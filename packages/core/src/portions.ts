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

/** Runs some work so that it yields `name` at each pause. */
export function* named<N, R>(name: N, work: Generator<unknown, R>): Generator<N, R> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield name;
  }
}
