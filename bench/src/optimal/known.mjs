/** Positions whose distances others have proved. */
import { readFileSync } from "node:fs";
import { Cube } from "@cubegram/core";

/** From the tests, each with its source. @type {Record<string, any>[]} */
const KNOWN = JSON.parse(
  readFileSync(new URL("../../../packages/core/test/known-positions.json", import.meta.url), "utf8"),
);

/** Those requested by name, separated by commas, or all up to a length ("18"). */
export function knownPositions(asked, metric) {
  const most = Number(asked);
  const isLength = !Number.isNaN(most);
  const names = asked.split(",");
  const positions = KNOWN.filter(
    (one) => one[metric] !== undefined && (isLength ? one[metric] <= most : names.includes(one.name)),
  );
  if (!isLength && positions.length < names.length)
    throw new Error(
      `OPTIMAL_KNOWN: expected a number of moves or names out of ${KNOWN.map(({ name }) => name).join(", ")}; got ${asked}`,
    );
  return positions.map(({ name, alg, [metric]: length }) => ({
    name,
    length,
    state: Cube.fromAlg(alg).state,
  }));
}
