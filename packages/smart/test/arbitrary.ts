/** Random turns and states of a 3x3 for property tests. */
import { faceTurns, type Turn } from "@cubegram/core/geometry";
import { seededRandom } from "@cubegram/core/perm";
import { type CubeState, randomState } from "@cubegram/core/state";
import fc from "fast-check";

export const quarterTurns: readonly Turn[] = faceTurns(3).filter(({ quarters }) => quarters !== 2);
export const turns: fc.Arbitrary<Turn> = fc.constantFrom(...quarterTurns);
export const states: fc.Arbitrary<CubeState> = fc
  .nat()
  .map((seed) => randomState(3, seededRandom(`smart ${seed}`)));
export const addresses: fc.Arbitrary<string> = fc
  .uint8Array({ minLength: 6, maxLength: 6 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join(":"));
