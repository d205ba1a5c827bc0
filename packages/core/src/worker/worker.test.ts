import { EventEmitter } from "node:events";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { seededRandom } from "../perm/index.ts";
import type { Solution, SolveProgress } from "../solve/index.ts";
import { solve } from "../solve/index.ts";
import { assemblyFromCubies, type CubeState, cubiesOf, randomState, solvedState } from "../state/index.ts";
import type { CallReply } from "./calls.ts";
import { connect, type RemoteSolver, searchCrew, serve, solveMany } from "./index.ts";
import type { Port } from "./port.ts";

const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

function channel(): { near: Port; far: Port } {
  const { port1, port2 } = new MessageChannel();
  closers.push(() => port1.close());
  return { near: port1 as unknown as Port, far: port2 as unknown as Port };
}

function remote(): RemoteSolver {
  const { near, far } = channel();
  closers.push(serve(far));
  return connect(near);
}

/** Nodes tell the work done, which depends on the tables that earlier searches left behind; the answer does not. */
function answer({ nodes: _, ...rest }: Solution): Omit<Solution, "nodes"> {
  return rest;
}

/** No solution of 15 moves exists for nearly every cube, and proving that takes minutes. */
const endless = { maxLength: 15 };
const state = randomState(3, seededRandom("worker"));

/** As Node's Worker: listeners instead of `onmessage`. */
class Thread extends EventEmitter {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on("message", (message) => this.emit("message", message));
  }

  postMessage(message: unknown): void {
    this.#port.postMessage(message);
  }

  terminate(): void {
    this.#port.close();
    this.emit("exit", 1);
  }
}

function thread(): Thread {
  const { port1, port2 } = new MessageChannel();
  closers.push(serve(port2), () => port1.close());
  return new Thread(port1);
}

describe("a Worker of Node's is a port as it is", () => {
  test("it solves, and nothing goes to it after it was closed", async () => {
    const solver = connect(thread());
    expect(await solver.solve(solvedState(2))).toMatchObject({ alg: "", length: 0 });
    const pending = solver.solve(state, endless);
    solver.close();
    await expect(pending).rejects.toMatchObject({ code: "closed" });
  });

  test("its end is the end of what it was asked", async () => {
    const results = solveMany([state], {
      ...endless,
      workers: 1,
      spawn() {
        const started = thread();
        setTimeout(() => started.terminate(), 20);
        return started;
      },
    });
    await expect(results.next()).rejects.toMatchObject({
      code: "worker-failed",
      message: "a worker failed: it ended with exit code 1",
    });
  });

  test("when one cannot be started those before it are ended", async () => {
    let ended = 0;
    const spawn = () => {
      if (started.length === 2) throw new Error("no more threads");
      const one = thread();
      one.on("exit", () => ended++);
      started.push(one);
      return one;
    };
    const started: Thread[] = [];
    expect(() => searchCrew(spawn, 3)).toThrow("no more threads");
    expect(ended).toBe(2);
    started.length = 0;
    ended = 0;
    await expect(solveMany([state], { spawn, workers: 3 }).next()).rejects.toThrow("no more threads");
    expect(ended).toBe(2);
  });
});

describe("solving through a port", () => {
  test("gives what solving here gives, for a state and for a cube that has one", async () => {
    const { solve: solveThere } = remote();
    const here = answer(await solve(state));
    expect(answer(await solveThere(state))).toEqual(here);
    expect(answer(await solveThere({ state }))).toEqual(here);
    expect(await solveThere(solvedState(2))).toMatchObject({ alg: "", length: 0 });
  });

  test("requests overlap: a short one is answered while a long one is under way, each with its own answer", async () => {
    const { solve: solveThere } = remote();
    const controller = new AbortController();
    let isOver = false;
    const long = solveThere(state, { ...endless, signal: controller.signal }).finally(() => {
      isOver = true;
    });
    const states = Array.from({ length: 10 }, (_, i) =>
      randomState(2 + (i % 2), seededRandom(`overlap ${i}`)),
    );
    const answers = await Promise.all(states.map((each) => solveThere(each)));
    expect(isOver).toBe(false);
    controller.abort();
    await expect(long).rejects.toMatchObject({ code: "aborted" });
    for (const [i, each] of states.entries())
      expect(answer(answers[i] as Solution)).toEqual(answer(await solve(each)));
  });

  test("canceling rejects at once and stops the work at the other end", async () => {
    const { near, far } = channel();
    const replies: CallReply[] = [];
    closers.push(
      serve({
        set onmessage(listener: Port["onmessage"]) {
          far.onmessage = listener;
        },
        postMessage(message: unknown) {
          replies.push(message as CallReply);
          far.postMessage(message);
        },
      } as Port),
    );
    const controller = new AbortController();
    const running = connect(near).solve(state, { ...endless, signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(running).rejects.toMatchObject({ code: "aborted", name: "AbortError" });
    while (replies.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(replies[0]).toMatchObject({ kind: "failed", id: 1, error: { code: "aborted" } });
  });

  test("an aborted signal sends nothing", async () => {
    const { near } = channel();
    const sent: unknown[] = [];
    const port: Port = { onmessage: near.onmessage, postMessage: (message) => sent.push(message) };
    const running = connect(port).solve(state, { signal: AbortSignal.abort() });
    await expect(running).rejects.toMatchObject({ code: "aborted" });
    expect(sent).toEqual([]);
  });

  test("errors keep their code, name and message", async () => {
    const { solve: solveThere } = remote();
    const twisted = assemblyFromCubies({ ...cubiesOf(solvedState(3)), co: [1, 0, 0, 0, 0, 0, 0, 0] });
    if (!twisted.ok) throw new Error(twisted.error.message);
    await expect(solveThere(twisted.value as CubeState)).rejects.toMatchObject({
      code: "unreachable-state",
      message: expect.stringMatching(/diagnose/),
    });
    await expect(solveThere(solvedState(5), { method: "pocket" })).rejects.toMatchObject({
      code: "unsupported-method",
    });
    await expect(solveThere(state, { maxLength: -1 })).rejects.toThrow(RangeError);
    await expect(solveThere(state, { timeout: 5, ...endless })).rejects.toMatchObject({ code: "timeout" });
  });

  test("progress arrives for the request that asked for it", async () => {
    const { solve: solveThere } = remote();
    const heard: SolveProgress[] = [];
    const controller = new AbortController();
    const onProgress = (progress: SolveProgress) => {
      heard.push(progress);
      controller.abort();
    };
    const told = expect(
      solveThere(state, { ...endless, signal: controller.signal, onProgress }),
    ).rejects.toMatchObject({ code: "aborted" });
    const quiet = await solveThere(state);
    await told;
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.every(({ phase, nodes }) => phase === "search" && nodes > 0)).toBe(true);
    expect(quiet.length).toBeLessThanOrEqual(21);
  });

  test("closing gives up what is pending and what comes later", async () => {
    const client = remote();
    const running = client.solve(state, endless);
    client.close();
    await expect(running).rejects.toMatchObject({ code: "closed" });
    await expect(client.solve(state)).rejects.toMatchObject({ code: "closed" });
  });
});

describe("strange messages", () => {
  test("anything that is no request is left alone; an unknown request is refused by its id", () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer(), (data, id) => {
        const sent: unknown[] = [];
        const port: Port = { onmessage: null, postMessage: (message) => sent.push(message) };
        const stop = serve(port);
        port.onmessage!({ data });
        expect(sent).toEqual([]);
        port.onmessage!({ data: { kind: "paint", id } });
        expect(sent).toMatchObject([{ kind: "failed", id, error: { code: "bad-request" } }]);
        stop();
      }),
      { numRuns: 200 },
    );
  });

  test("a request without a cube, and an id that is running already, are answered with an error", async () => {
    const sent: CallReply[] = [];
    const port: Port = { onmessage: null, postMessage: (message) => sent.push(message as CallReply) };
    closers.push(serve(port));
    port.onmessage!({ data: { kind: "solve", id: 1 } });
    port.onmessage!({ data: { kind: "solve", id: 2, ...state, options: endless } });
    port.onmessage!({ data: { kind: "solve", id: 2, ...state, options: endless } });
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(sent.sort((a, b) => a.id - b.id)).toMatchObject([
      { kind: "failed", id: 1, error: { name: "TypeError" } },
      { kind: "failed", id: 2, error: { code: "bad-request" } },
    ]);
  });
});
