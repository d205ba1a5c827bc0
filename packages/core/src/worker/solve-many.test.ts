import { MessageChannel } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../perm/index.ts";
import { prepare } from "../search/index.ts";
import { solve, twoPhaseSolver } from "../solve/index.ts";
import { assemblyFromCubies, type CubeState, cubiesOf, randomState, solvedState } from "../state/index.ts";
import { connect, type SolvedCube, type SolveManyOptions, serve, solveMany } from "./index.ts";
import type { Port, WorkerPort } from "./port.ts";
import type { Request } from "./protocol.ts";

/** Workers at the other end of channels, in this thread; what they are asked and whether they were ended is seen. */
function crew() {
  const requests: Request[] = [];
  const ports: WorkerPort[] = [];
  let ended = 0;
  const spawn = (): WorkerPort => {
    const { port1, port2 } = new MessageChannel();
    const stop = serve(port2 as unknown as Port);
    const near = port1 as unknown as Port;
    const port: WorkerPort = {
      get onmessage() {
        return near.onmessage;
      },
      set onmessage(listener) {
        near.onmessage = listener;
      },
      postMessage(message) {
        requests.push(message as Request);
        near.postMessage(message);
      },
      terminate() {
        ended++;
        stop();
        port1.close();
      },
    };
    ports.push(port);
    return port;
  };
  return { spawn, requests, ports, ended: () => ended };
}

const states = Array.from({ length: 40 }, (_, i) =>
  randomState(i % 4 === 0 ? 2 : 3, seededRandom(`many ${i}`)),
);
const twisted = assemblyFromCubies({ ...cubiesOf(solvedState(3)), co: [1, 0, 0, 0, 0, 0, 0, 0] });
const impossible = (twisted.ok ? twisted.value : undefined) as CubeState;
const endless = { maxLength: 15 };

async function all(
  cubes: Parameters<typeof solveMany>[0],
  options?: SolveManyOptions,
): Promise<SolvedCube[]> {
  const results: SolvedCube[] = [];
  for await (const result of solveMany(cubes, options)) results.push(result);
  return results;
}

function* forever(taken: { count: number; closed: boolean }): Generator<CubeState> {
  const random = seededRandom("forever");
  try {
    for (;;) {
      taken.count++;
      yield randomState(2, random);
    }
  } finally {
    taken.closed = true;
  }
}

describe("solving many cubes", () => {
  test.each([
    ["here", 0],
    ["by one worker", 1],
    ["by three workers", 3],
  ])("%s gives what solve gives, in order", async (_, workers) => {
    const { spawn, ended } = crew();
    const results = await all(states, workers > 0 ? { spawn, workers } : {});
    expect(results.map(({ index }) => index)).toEqual(states.map((_, i) => i));
    for (const result of results) {
      if (!result.ok) throw result.error;
      expect(result.solution).toEqual({ ...(await solve(states[result.index])), nodes: expect.any(Number) });
    }
    expect(ended()).toBe(workers);
  });

  test("unordered gives every cube once", async () => {
    const { spawn } = crew();
    const results = await all(states, { spawn, workers: 2, ordered: false });
    expect(results.map(({ index }) => index).sort((a, b) => a - b)).toEqual(states.map((_, i) => i));
  });

  test("an input that comes slowly is answered cube by cube, before it ends", async () => {
    const { spawn } = crew();
    let answered = 0;
    async function* slow() {
      for (const [i, state] of states.slice(0, 5).entries()) {
        while (answered < i) await new Promise((resolve) => setTimeout(resolve, 1));
        yield { state };
      }
    }
    for await (const { ok } of solveMany(slow(), { spawn, workers: 2 })) {
      expect(ok).toBe(true);
      answered++;
    }
    expect(answered).toBe(5);
  });

  test("an endless input is read no faster than results are taken, and closed on leaving", {
    tags: ["seconds"],
  }, async () => {
    const { spawn, ended } = crew();
    const taken = { count: 0, closed: false };
    let given = 0;
    for await (const result of solveMany(forever(taken), { spawn, workers: 2 })) {
      expect(result.index).toBe(given++);
      if (given % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(taken.count - given).toBeLessThanOrEqual(256);
      if (given === 600) break;
    }
    expect(taken.closed).toBe(true);
    expect(ended()).toBe(2);
  });

  test("a cube that cannot be solved gets its error, and the others their solutions", async () => {
    const { spawn } = crew();
    const cubes = [states[0], impossible, states[1], null as unknown as CubeState, states[2]];
    for (const options of [{ spawn }, {}]) {
      const results = await all(cubes, options);
      expect(results.map(({ ok }) => ok)).toEqual([true, false, true, false, true]);
      expect(results[1]).toMatchObject({ index: 1, error: { code: "unreachable-state" } });
      expect(results[3]).toMatchObject({ index: 3, error: expect.any(TypeError) });
    }
  });

  test.each([
    ["workers", true],
    ["this thread", false],
  ])("aborting ends it, with %s at work", async (_, remote) => {
    const { spawn, ended } = crew();
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    const running = all([states[1], states[2]], {
      ...endless,
      signal: controller.signal,
      ...(remote && { spawn, workers: 2 }),
    });
    await expect(running).rejects.toMatchObject({ code: "aborted", name: "AbortError" });
    expect(ended()).toBe(remote ? 2 : 0);
    await expect(all(states, { signal: controller.signal })).rejects.toMatchObject({ code: "aborted" });
  });

  test("aborting does not wait for an input that has nothing to read", async () => {
    const { spawn } = crew();
    const controller = new AbortController();
    async function* silent(): AsyncGenerator<CubeState> {
      await new Promise(() => {});
    }
    setTimeout(() => controller.abort(), 10);
    await expect(all(silent(), { spawn, signal: controller.signal })).rejects.toMatchObject({
      code: "aborted",
    });
  });

  test("an input that throws ends it with its error", async () => {
    const { spawn, ended } = crew();
    function* broken() {
      yield states[0];
      throw new Error("no more cubes");
    }
    await expect(all(broken(), { spawn, workers: 1 })).rejects.toThrow("no more cubes");
    expect(ended()).toBe(1);
  });

  test.each([
    ["Node's error", new Error("out of memory")],
    ["a browser's event", { type: "error", message: "out of memory" }],
  ])("a worker that dies ends it with a reason: %s", async (_, death) => {
    const { spawn, ports, ended } = crew();
    const running = all(states, { ...endless, spawn, workers: 2 });
    setTimeout(() => ports[1].onerror?.(death), 20);
    await expect(running).rejects.toMatchObject({
      code: "worker-failed",
      message: expect.stringMatching(/out of memory/),
    });
    expect(ended()).toBe(2);
  });

  test("a size that is none gets its error, not the solution of another", async () => {
    const { spawn } = crew();
    const odd = [259, -253, 3.5].map((size) => ({ ...states[1], size }));
    for (const result of await all(odd, { spawn, workers: 1 })) expect(result.ok).toBe(false);
  });

  test("progress counts what was read and what has a result", async () => {
    const { spawn } = crew();
    const heard: number[] = [];
    await all(states, {
      spawn,
      onProgress({ taken, solved }) {
        expect(solved).toBeLessThanOrEqual(taken);
        heard.push(solved);
      },
    });
    expect(heard[heard.length - 1]).toBe(states.length);
  });

  test("the number of workers is a positive integer", async () => {
    for (const workers of [0, -1, 1.5, Number.NaN])
      await expect(all(states, { workers })).rejects.toThrow(/"workers" expected an integer from 1/);
  });
});

describe("tables for all workers", () => {
  test("are made by one and taken by the others, in shared memory", async () => {
    const { spawn } = crew();
    const solver = connect(spawn());
    const tables = await solver.shareTables("two-phase");
    expect(tables).toBeInstanceOf(SharedArrayBuffer);
    const prepared = await prepare(twoPhaseSolver);
    const before = await solve(states[1]);
    await solver.adoptTables("two-phase", tables!);
    expect(prepared.isComplete).toBe(true);
    expect(prepared.adopt?.(tables!)).toBe(true);
    expect(await solve(states[1])).toEqual({ ...before, nodes: expect.any(Number) });
    expect(await solver.shareTables("layers")).toBeUndefined();
  });

  test("that are damaged, or others, are left alone", async () => {
    const prepared = await prepare(twoPhaseSolver);
    const packed = prepared.pack();
    const before = await solve(states[1]);
    for (const at of [0, 5, 20, 5000, packed.byteLength - 1]) {
      const damaged = packed.slice(0);
      new Uint8Array(damaged)[at] ^= 4;
      expect(prepared.adopt?.(damaged)).toBe(false);
    }
    expect(prepared.adopt?.(packed.slice(0, 100))).toBe(false);
    expect(prepared.adopt?.(new ArrayBuffer(0))).toBe(false);
    expect(await solve(states[1])).toEqual(before);
  });
});
