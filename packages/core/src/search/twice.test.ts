import { describe, expect, test } from "vitest";
import { bloomTable, distanceTable } from "../../test/distances.ts";
import { bloomBound, type Space, spaceOfTurns } from "./index.ts";

/** Numbers on a ring: one up or down counts one, by `far` (an even number) two. */
const SIZE = 3000;
function ring(far: readonly number[]): Space {
  const by = (steps: readonly number[]) =>
    spaceOfTurns({
      name: `ring ${steps.join()}`,
      size: SIZE,
      start: 0,
      degree: 2 * steps.length,
      turn(index, from, to, into, at) {
        const both = steps.flatMap((step) => [step, SIZE - step]);
        for (let i = from; i < to; i++) into[at + i - from] = (index + both[i]) % SIZE;
      },
    });
  return { ...by([1]), turn: undefined, twice: by(far) } as unknown as Space;
}

/** By relaxing until nothing changes. */
function plain(far: readonly number[]): number[] {
  const distances = new Array<number>(SIZE).fill(Number.POSITIVE_INFINITY);
  distances[0] = 0;
  const edges = [[1, 1], ...far.map((step) => [step, 2])].flatMap(([step, price]) => [
    [step, price],
    [SIZE - step, price],
  ]);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (let at = 0; at < SIZE; at++)
      for (const [step, price] of edges) {
        const next = (at + step) % SIZE;
        if (distances[next] <= distances[at] + price) continue;
        distances[next] = distances[at] + price;
        isNew = true;
      }
  }
  return distances;
}

describe("spaces where some turns count two", () => {
  test.each([[[2]], [[40]], [[14, 202]]])("all distances are the cheapest: %j", (far) => {
    const expected = plain(far);
    expect([...distanceTable(ring(far), { farthest: 120 })]).toEqual(expected.map((d) => Math.min(d, 121)));
  });

  test("so are those of a filter, as far as it goes", () => {
    const far = [14, 202];
    const expected = plain(far);
    const visited: number[] = [];
    const table = bloomTable(ring(far), { depth: 9, wordsLog: 12, step: 1 }, (index, distance) => {
      visited[index] = distance;
    });
    for (let index = 0; index < SIZE; index++) {
      expect(bloomBound(table, index)).toBeLessThanOrEqual(expected[index]);
      if (expected[index] < 9) expect(visited[index]).toBe(expected[index]);
      else expect(visited[index]).toBeUndefined();
    }
    const wrong = expected.filter((distance, index) => distance > 9 && bloomBound(table, index) <= 9).length;
    expect(wrong).toBeLessThan(30);
  });
});
