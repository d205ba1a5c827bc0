/** Many cubes and many solutions on their way through a port: one array for all of them. */
import type { Solution } from "../solve/index.ts";
import type { PackedCubes, SentBatch, SentCube, SentCubes, SentResult } from "./protocol.ts";
import { packError, packTurns, UINTS_PER_TURN, unpackError, unpackTurns } from "./sent-solution.ts";

export function packCubes(cubes: readonly SentCube[]): SentCubes {
  if (!cubes.every(canBePacked)) return cubes;
  const lengths = Uint16Array.from(cubes, ({ rotations }) => rotations.length);
  const rotations = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const cube of cubes) {
    rotations.set(cube.rotations, at);
    at += cube.rotations.length;
  }
  return { sizes: Uint8Array.from(cubes, ({ size }) => size), rotations, lengths };
}

export function unpackCubes(cubes: SentCubes): readonly SentCube[] {
  if (!("sizes" in cubes)) return cubes;
  const { sizes, rotations, lengths }: PackedCubes = cubes;
  let end = 0;
  return Array.from(sizes, (size, i) => {
    end += lengths[i];
    return { size, rotations: rotations.slice(end - lengths[i], end) };
  });
}

export function packResults(results: readonly (Solution | Error)[]): Pick<SentBatch, "results" | "turns"> {
  const sent: SentResult[] = [];
  let count = 0;
  for (const result of results) if (!(result instanceof Error)) count += result.turns.length;
  const packed = new Uint16Array(UINTS_PER_TURN * count);
  let at = 0;
  for (const result of results) {
    if (result instanceof Error) {
      sent.push({ error: packError(result) });
      continue;
    }
    const { turns, ...solution } = result;
    at = packTurns(turns, packed, at);
    sent.push({ solution, turnCount: turns.length });
  }
  return { results: sent, turns: packed };
}

export function unpackResults({
  results,
  turns,
}: Pick<SentBatch, "results" | "turns">): (Solution | Error)[] {
  let at = 0;
  return results.map((result) => {
    if ("error" in result) return unpackError(result.error);
    const from = at;
    at += UINTS_PER_TURN * result.turnCount;
    return { ...result.solution, turns: unpackTurns(turns, from, at) };
  });
}

/** Whether the arrays can hold its numbers. Every real cube's fit. */
function canBePacked({ size, rotations }: SentCube): boolean {
  return size === (size & 0xff) && rotations instanceof Uint8Array && rotations.length <= 0xffff;
}
