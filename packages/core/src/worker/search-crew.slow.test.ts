import { MessageChannel } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { isSolvedBy } from "../../test/is-solved-by.ts";
import { samples } from "../../test/samples.ts";
import { walked } from "../../test/walked.ts";
import { seededRandom } from "../perm/index.ts";
import { solve } from "../solve/index.ts";
import { randomState } from "../state/index.ts";
import { type HostPort, searchCrew, serve, type WorkerCrew } from "./index.ts";
import type { WorkerPort } from "./port.ts";

const crews: WorkerCrew[] = [];

afterEach(() => {
  for (const crew of crews.splice(0)) crew.close();
});

/** A crew whose workers are in this thread: what they do is the same. */
function crewOf(size: number, spawn: () => HostPort = spawnHere): WorkerCrew {
  const crew = searchCrew(spawn, size);
  crews.push(crew);
  return crew;
}

function spawnHere(): HostPort {
  const { port1, port2 } = new MessageChannel();
  const stop = serve(port2);
  return Object.assign(port1, {
    terminate() {
      stop();
      port1.close();
    },
  });
}

test("a crew finds what one thread finds, and proves as much", async () => {
  for (const seed of ["one", "two"].slice(0, samples(2))) {
    const state = walked(14, seededRandom(seed));
    const alone = await solve(state, { method: "optimal" });
    const together = await solve(state, { method: "optimal", crew: crewOf(2) });
    expect(together.length).toBe(alone.length);
    expect(together.optimal).toBe(true);
    expect(isSolvedBy(state, together.turns)).toBe(true);
  }
});

test("all solutions of a crew are those of one thread", async () => {
  const state = walked(13, seededRandom("all"));
  const alone = await solve(state, { method: "optimal", all: true });
  const together = await solve(state, { method: "optimal", all: true, crew: crewOf(1) });
  expect(alone.length).toBeGreaterThan(11);
  expect(new Set(together.all)).toEqual(new Set(alone.all));
});

test("a crew hears that the search was given up", async () => {
  const crew = crewOf(1);
  const late = await solve(randomState(3, seededRandom("late")), { method: "optimal", crew, timeout: 1000 });
  expect(late.optimal).toBe(false);
  // The worker is free for the next one.
  expect(await solve(walked(14, seededRandom("next")), { method: "optimal", crew })).toMatchObject({
    optimal: true,
  });
});

test("a worker that dies fails the search: what it searched is not searched", async () => {
  const ports: WorkerPort[] = [];
  const crew = crewOf(1, () => {
    const port: WorkerPort = { postMessage: () => port.onerror?.(new Error("gone")), onmessage: null };
    ports.push(port);
    return port;
  });
  await expect(
    solve(randomState(3, seededRandom("dies")), { method: "optimal", crew }),
  ).rejects.toMatchObject({ code: "worker-failed", message: expect.stringMatching(/gone/) });
  expect(ports.length).toBe(1);
});
