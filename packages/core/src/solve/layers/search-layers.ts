/**
 * Goes through the steps, keeping a few paths at a time, cheapest first. A path grows by one action: a regrip, perhaps a turn of the top
 * layer, an algorithm. An action counts if its piece, or all pieces of its step, meet the demand and everything achieved before still
 * holds. No case needs to be recognized, since only the right algorithm gets there.
 */
import { cubeGeometry } from "../../geometry/index.ts";
import { countMoves, printAlg, readAlg, simplifyAlg, turnsOf } from "../../notation/index.ts";
import { solvedState, turnStateBy } from "../../state/index.ts";
import { reducedCube, standingAt } from "../nxn/wings.ts";
import type { LayerCase, SpokenCase } from "./cases.ts";
import { crossActions } from "./cross.ts";
import type { ParityCase } from "./large/large-steps.ts";
import {
  doMove,
  holdAfter,
  type LayerMove,
  type LayerPath,
  layerMove,
  meets,
  modelSize,
  movesInRow,
  piecesNamed,
  REGRIPS,
  shortest,
  TOP_TURNS,
  tryMove,
} from "./layer-cube.ts";
import { LAYER_STEPS, type LayerStep } from "./steps.ts";

/** What is tried as one action. */
interface Try {
  readonly cases: readonly SpokenCase[];
  readonly move: LayerMove;
}

/** The shortest paths found through all the steps, shortest first. */
export function searchLayers(starts: readonly LayerPath[], size: number): readonly LayerPath[] {
  const steps = LAYER_STEPS.filter(({ sizes }) => sizes.includes(modelSize(size)));
  let paths = starts;
  for (const [index, step] of steps.entries())
    paths =
      step.by === "moves"
        ? crossActions(paths, step, size)
        : throughStep(paths, steps.slice(0, index), step, size);
  return paths;
}

/** All paths through one step. A path with nothing to do there continues unchanged. */
function throughStep(
  paths: readonly LayerPath[],
  earlier: readonly LayerStep[],
  step: LayerStep,
  size: number,
): readonly LayerPath[] {
  const model = modelSize(size);
  const pieces = piecesNamed(step.pieces, model);
  const tries = triesOf(step, size);
  const before = earlier.map(({ pieces: names, demand }) => ({ pieces: piecesNamed(names, model), demand }));
  const after = new Uint8Array(cubeGeometry(model).cells.length);
  let open = paths;
  const done: LayerPath[] = [];
  while (open.length > 0) {
    const next: LayerPath[] = [];
    for (const path of open) {
      const met = meets(path.cube.state.rotations, path.cube.hold, pieces, step.demand);
      if (met.length === pieces.length) done.push(path);
      else
        for (const attempt of tries) {
          tryMove(path.cube, attempt.move, after);
          const hold = holdAfter(path.cube, attempt.move);
          const now = meets(after, hold, pieces, step.demand);
          if (now.length <= met.length || !(step.isOneByOne || now.length === pieces.length)) continue;
          const keeps = before.every(
            (one) => meets(after, hold, one.pieces, one.demand).length === one.pieces.length,
          );
          if (!keeps || !met.every((piece) => now.includes(piece))) continue;
          const gained = now.filter((piece) => !met.includes(piece));
          next.push(grown(path, step, attempt, gained));
        }
    }
    open = shortest(next);
  }
  return shortest(done);
}

function grown(path: LayerPath, step: LayerStep, attempt: Try, pieces: readonly number[]): LayerPath {
  const { cases, move } = attempt;
  const cube = doMove(path.cube, move);
  const action = { step, before: path.cube, pieces, cases, move };
  return { ...path, cube, cost: path.cost + move.cost, actions: [...path.actions, action] };
}

/** Tries by step and size, so that algorithms are read once. */
const known = new Map<string, readonly Try[]>();

function triesOf(step: LayerStep, size: number): readonly Try[] {
  const key = `${step.id} ${size}`;
  const tries = known.get(key) ?? makeTries(step, size);
  known.set(key, tries);
  return tries;
}

/** What can be tried in a step, for every way to hold the cube with the same side up. */
function makeTries({ by, cases, ejection, parity, isOneByOne }: LayerStep, size: number): readonly Try[] {
  if (by === "top") return TOP_TURNS.slice(1).map((top) => tryOf([["", top]], [], size));
  // With all pieces at once a regrip does for free what a turn of the top would do.
  const tops = isOneByOne ? TOP_TURNS : [""];
  const fitting = cases.filter(({ sizes }) => !sizes || sizes.includes(modelSize(size)));
  const direct = REGRIPS.flatMap((regrip) =>
    tops.flatMap((top) => fitting.map((one) => ({ one, part: [regrip, top, one.alg] }))),
  );
  const tries = direct.map(({ one, part }) => tryOf([part], [one], size));
  if (parity && size > 3 && size % 2 === 0) {
    const put = REGRIPS.map((regrip) => movesInRow([layerMove(regrip, size), parityMove(parity, size)]));
    const alone = put.map((move) => ({ cases: [parity], move }));
    const followed = put.flatMap((move) =>
      tries.map((one) => ({ cases: [parity, ...one.cases], move: movesInRow([move, one.move]) })),
    );
    return [...tries, ...alone, ...followed];
  }
  if (!ejection) return tries;
  const ejected = REGRIPS.flatMap((regrip) =>
    direct.map(({ one, part }) => tryOf([[regrip, ejection.alg], part], [ejection, one], size)),
  );
  return [...tries, ...ejected];
}

/** Several parts as one move. A part is a regrip and algorithms; without a regrip between them they are merged: U' U is nothing. */
function tryOf(parts: readonly (readonly string[])[], cases: readonly LayerCase[], size: number): Try {
  const merged: string[] = [];
  let open: string[] = [];
  const close = () => {
    merged.push(printAlg(simplifyAlg(readAlg(open.join(" ")))));
    open = [];
  };
  for (const [regrip, ...algs] of parts) {
    if (regrip) {
      close();
      merged.push(regrip);
    }
    open.push(...algs);
  }
  close();
  return { cases, move: layerMove(merged.join(" "), size) };
}

// A parity algorithm as a move of the reduced 3x3, which no turns of a 3x3 can do.

function parityMove({ alg }: ParityCase, size: number): LayerMove {
  const parsed = readAlg(alg(size));
  const turns = turnsOf(parsed, size);
  const state = turnStateBy(solvedState(size), turns);
  return {
    turns,
    state: reducedCube(state, standingAt(state, 1), 0),
    regrip: 0,
    cost: countMoves(parsed, size).htm,
  };
}
