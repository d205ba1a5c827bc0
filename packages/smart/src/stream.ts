/** Events for one listener or several, kept until there is one. */
export class Stream<T> implements AsyncIterable<T> {
  readonly #listeners = new Set<() => void>();
  readonly #queues = new Set<T[]>();
  /** What came before anyone listened. */
  #kept: T[] | undefined = [];
  #isEnded = false;

  push(event: T): void {
    if (this.#isEnded) return;
    if (this.#kept) this.#kept.push(event);
    for (const queue of this.#queues) queue.push(event);
    this.#wake();
  }

  /** Ends all loops after what they have not yet taken. */
  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  async *#events(queue: T[]): AsyncGenerator<T, void> {
    try {
      for (;;) {
        for (let next = queue.shift(); next !== undefined; next = queue.shift()) yield next;
        if (this.#isEnded) return;
        await new Promise<void>((resolve) => this.#listeners.add(resolve));
      }
    } finally {
      this.#queues.delete(queue);
    }
  }

  [Symbol.asyncIterator](): AsyncIterator<T> {
    const queue = this.#kept ?? [];
    this.#kept = undefined;
    this.#queues.add(queue);
    return this.#events(queue);
  }

  #wake(): void {
    const waiting = [...this.#listeners];
    this.#listeners.clear();
    for (const each of waiting) each();
  }
}
