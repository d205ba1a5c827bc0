/**
 * cubejs's JSON: `{center, cp, co, ep, eo}`, the arrays of `state/cubies`, and without `center` as CubeCode writes it.
 * A 2x2 has empty `ep` and `eo`, or none.
 */
import { err, type Result } from "../result.ts";
import { type Assembly, assemblyFromCubies, type Cubies, cubiesOf } from "../state/index.ts";
import { describe, openObject } from "./foreign-text.ts";

/**
 * The cube in cubejs's JSON, on one line.
 *
 * @throws RangeError above 3x3.
 * @example JSON.parse(printCubejs(Cube.fromAlg("R").state)).cp; // → 4,1,2,0,7,5,6,3
 */
export function printCubejs(assembly: Assembly): string {
  const { center, cp, co, ep, eo } = cubiesOf(assembly);
  return JSON.stringify(center ? { center, cp, co, ep, eo } : { cp, co, ep, eo });
}

/**
 * Reads cubejs's JSON, as a text or parsed. The error has code `cubejs` and names the array that is wrong.
 *
 * @example parseCubejs(printCubejs(Cube.fromAlg("R U").state)).ok; // → true
 */
export function parseCubejs(input: unknown): Result<Assembly> {
  const opened = openObject(input, "cubejs", "an object with the arrays cp, co, ep, eo");
  if (!opened.ok) return opened;
  const { cp, co, ep = [], eo = [], center } = opened.value;
  for (const [name, items] of Object.entries({ cp, co, ep, eo }))
    if (!Array.isArray(items))
      return err({
        code: "cubejs",
        message: `"${name}" expected an array of integers, got ${describe(items)}`,
      });
  if (center !== undefined && !Array.isArray(center))
    return err({ code: "cubejs", message: `"center" expected an array of 6, got ${describe(center)}` });
  const cubies = { cp, co, ep, eo, ...(center === undefined ? {} : { center }) } as Cubies;
  if (cubies.ep.length === 0 && (cubies.eo.length > 0 || cubies.center))
    return err({
      code: "cubejs",
      message: `"ep" expected 12 integers, got none although there are edge flips or centers`,
    });
  const read = assemblyFromCubies(cubies);
  return read.ok ? read : err({ ...read.error, code: "cubejs" });
}
