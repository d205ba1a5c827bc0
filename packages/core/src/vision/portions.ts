/**
 * Long work in portions of a few milliseconds: a generator that yields between them, so that whoever runs it can let
 * others work, or stop.
 */
export type Portions<T> = Generator<void, T>;

/** All portions in one go. */
export function atOnce<T>(work: Portions<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
