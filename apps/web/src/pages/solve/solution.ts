/** A solution as moves to perform. */
import { parseAlg, printTurns, turnsOf } from "@cubegram/core/notation";
import { type CubeState, isSolved, turnState } from "@cubegram/core/state";

/** The moves one by one in standard notation; undefined unless they solve the cube. Asked of every solution before it is shown. */
export function movesOf(state: CubeState, alg: string): readonly string[] | undefined {
  const parsed = parseAlg(alg);
  if (!parsed.ok) return undefined;
  const turns = turnsOf(parsed.value, state.size);
  let after = state;
  for (const turn of turns) after = turnState(after, turn);
  return isSolved(after) ? turns.map((turn) => printTurns([turn], state.size)) : undefined;
}
