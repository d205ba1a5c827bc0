/** What a learner practices on: cubes with exactly one case of a step left before its goal, and how the goal itself looks. */
import { cubeGeometry, faces, rotations, transform } from "../../geometry/index.ts";
import { algState, invertAlg, printAlg, readAlg, simplifyAlg } from "../../notation/index.ts";
import { checkType, rangeError } from "../../result.ts";
import { coloringOf, printFacelets } from "../../state/index.ts";
import type { LayerCase } from "./cases.ts";
import { crossCase } from "./cross.ts";
import { meets, piecesNamed, REGRIPS, TOP_TURNS } from "./layer-cube.ts";
import { LAYER_STEPS, type LayerStep } from "./steps.ts";

const SIZE = 3;
/** White at the bottom, as it is held. */
const HOLD = "z2";
const heldBy = (): number => rotations().quarter[2][2];
const stepsOf3 = () => LAYER_STEPS.filter(({ sizes }) => sizes.includes(SIZE));
/** Short random ways of which about one in ten leaves an edge of the cross in the wanted case. */
const MAX_TRIES = 10_000;

/** A cube with one thing to do. */
export interface PracticeCube {
  /** Moves that make it from a solved 3x3 with white on top; it is held with white at the bottom. */
  readonly setup: string;
  /** Moves that do it, regrips included: "y U R U' R'". */
  readonly moves: string;
  /** The pieces that it is about, by their faces with white up: "UF" is white and green. */
  readonly pieces: readonly string[];
}

/**
 * A 3x3 on which all steps before `step` are done, one of its pieces (or all of them, where they are solved together) waits in the
 * case `wanted`, and whatever comes later is random.
 *
 * @param step the step's id: "cross", "corners", "middle-edges", "flip-edges" …
 * @param wanted a case of that step, by its id: "top-up", "right", "line" …
 * @param random numbers from 0 to below 1
 * @throws RangeError for a step or a case that there is not.
 * @example practiceCube("corners", "right", () => 0).moves; // → R U R'
 */
export function practiceCube(step: string, wanted: string, random: () => number): PracticeCube {
  checkType(random, "function", "random");
  const at = indexOf(step);
  const now = stepsOf3()[at];
  const later = stepsOf3()
    .slice(at + 1)
    .reverse();
  const mess = later.flatMap((one) => (one.by === "top" ? oneOf(TOP_TURNS, random) : messOf(one, random)));
  const [moves, back] = wayOf(now, wanted, random);
  const last = printAlg(invertAlg(readAlg(`${moves} ${back}`)));
  const setup = `${HOLD} ${printAlg(simplifyAlg(readAlg([...mess, last].join(" "))))}`;
  const { rotations: stand } = algState(readAlg(setup), SIZE);
  const { pieces, demand } = now;
  const met = meets(stand, heldBy(), piecesNamed(pieces, SIZE), demand);
  const waiting = pieces.filter((_, i) => !met.includes(piecesNamed(pieces, SIZE)[i]));
  return { setup, moves, pieces: waiting };
}

/**
 * The goal of a step as 54 facelets, white at the bottom: what is to be seen when it is done, `?` for all that does not matter yet.
 *
 * @throws RangeError for a step that there is not.
 * @example stepGoal("cross").slice(27, 36); // → ?U?UUU?U?
 */
export function stepGoal(step: string): string {
  const { cells, cellOfFacelet } = cubeGeometry(SIZE);
  const held = algState(readAlg(HOLD), SIZE);
  const facelets = printFacelets(coloringOf(held));
  const turned = rotations().matrices[heldBy()];
  const shown = (facelet: number, { pieces, demand }: LayerStep) =>
    piecesNamed(pieces, SIZE).some((piece) => {
      const place = transform(turned, cells[piece]);
      const isHere = cells[cellOfFacelet[facelet]].every((coordinate, axis) => coordinate === place[axis]);
      return isHere && (demand !== "facing" || Math.floor(facelet / SIZE ** 2) === faces()[0].index);
    });
  const steps = stepsOf3().slice(0, indexOf(step) + 1);
  return [...facelets]
    .map((letter, facelet) => {
      const isCenter = cells[cellOfFacelet[facelet]].filter((coordinate) => coordinate !== 0).length === 1;
      return isCenter || steps.some((one) => shown(facelet, one)) ? letter : "?";
    })
    .join("");
}

function indexOf(step: string): number {
  const index = stepsOf3().findIndex(({ id }) => id === step);
  if (index < 0)
    throw rangeError(
      "step",
      stepsOf3()
        .map(({ id }) => id)
        .join(", "),
      step,
    );
  return index;
}

/** Two pieces taken out of place for each step that solves its pieces one by one, one case for the others. */
function messOf(step: LayerStep, random: () => number): readonly string[] {
  return Array.from({ length: step.isOneByOne ? 2 : 1 }, () => {
    const way = caseWay(step, oneOf(casesOf(step), random), random).join(" ");
    return printAlg(invertAlg(readAlg(way)));
  });
}

/** Moves that do the wanted case from a random side, and the regrip back. */
function wayOf(
  step: LayerStep,
  wanted: string,
  random: () => number,
): readonly [moves: string, back: string] {
  if (step.by === "moves") return [crossWay(step, wanted, random), ""];
  const known = casesOf(step);
  const found = known.find(({ id }) => id === wanted);
  if (!found) throw rangeError("wanted", known.map(({ id }) => id).join(", "), wanted);
  return caseWay(step, found, random);
}

function casesOf({ cases }: LayerStep): readonly LayerCase[] {
  return cases.filter(({ sizes }) => !sizes || sizes.includes(SIZE));
}

/** From a random side; of a single piece also from where a turn of the top brings it there. */
function caseWay(
  { isOneByOne }: LayerStep,
  { alg }: LayerCase,
  random: () => number,
): readonly [moves: string, back: string] {
  const regrip = oneOf(REGRIPS, random);
  const top = isOneByOne ? oneOf(TOP_TURNS, random) : "";
  // A regrip stays in front: it says how the cube is held.
  const held = printAlg(simplifyAlg(readAlg(`${top} ${alg}`)));
  return [`${regrip} ${held}`.trim(), printAlg(invertAlg(readAlg(regrip)))];
}

/** The inverse of random turns that leave all edges of the cross but one at home, and that one in the wanted case. */
function crossWay(step: LayerStep, wanted: string, random: () => number): string {
  const edges = piecesNamed(step.pieces, SIZE);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const turn = () => oneOf(["U", "R", "F", "L", "B"], random) + oneOf(["", "2", "'"], random);
    const alg = printAlg(simplifyAlg(readAlg([turn(), turn(), turn()].join(" "))));
    const state = algState(readAlg(`${HOLD} ${alg}`), SIZE);
    const home = meets(state.rotations, heldBy(), edges, "home");
    const [away] = edges.filter((edge) => !home.includes(edge));
    if (home.length === edges.length - 1 && crossCase({ state, hold: heldBy() }, away).id === wanted)
      return printAlg(invertAlg(readAlg(alg)));
  }
  throw rangeError("wanted", "a case of the cross", wanted);
}

function oneOf<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)];
}
