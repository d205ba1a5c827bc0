/** First steps of well-known methods for the 3x3 as data, to be solved in the fewest turns. */
import { CORNER_NAMES, EDGE_NAMES, FACES, type FaceName, faceTurns } from "../../geometry/index.ts";
import {
  arrangementCoordinate,
  type MarkCoordinate,
  orbitIndex,
  orientationCoordinate,
  orientedCoordinate,
  type Stage,
} from "../../search/index.ts";

/** The steps that `solveStep` knows, all for a 3x3. */
export const STEPS = ["cross", "eoline", "first-block"] as const;
/** "cross": the four edges of D. "eoline": all edges oriented, and DF and DB in place. "first-block": the 1x2x3 at D and L. */
export type StepName = (typeof STEPS)[number];

export interface Step {
  stage(): Stage;
  /** Which face must be D, and which others matter: ways to hold a cube that agree in these faces count as one. */
  faces(down: FaceName, left: FaceName, front: FaceName): readonly FaceName[];
}

const CUBE = 3;

export const STEP_SETS: Record<StepName, Step> = {
  cross: {
    stage: () => ({ ...onCube("cross", [edges("DF", "DL", "DB", "DR")]), tables: [{ of: [0] }] }),
    faces: (down) => [down],
  },
  eoline: {
    stage: () => {
      const flips = orientationCoordinate("flips", CUBE, orbitIndex(CUBE, "edge"));
      const line = arrangementCoordinate(
        "line",
        CUBE,
        orbitIndex(CUBE, "edge"),
        pieces(EDGE_NAMES, "DF", "DB"),
      );
      return { ...onCube("eoline", [flips, line]), tables: [{ of: [0, 1] }] };
    },
    // The line runs from F to B: U, R and F stand for the axes.
    faces: (down, _, front) => [down, FACES[FACES.indexOf(front) % 3]],
  },
  "first-block": {
    stage: () => ({
      ...onCube("first-block", [edges("DL", "FL", "BL"), corners("DLF"), corners("DBL")]),
      tables: [{ of: [0, 1] }, { of: [0, 2] }],
    }),
    faces: (down, left) => [down, left],
  },
};

function onCube(name: string, coordinates: readonly MarkCoordinate[]) {
  return { name, size: CUBE, turns: faceTurns(CUBE), coordinates };
}

function edges(...names: string[]): MarkCoordinate {
  return orientedCoordinate(names.join(" "), CUBE, orbitIndex(CUBE, "edge"), pieces(EDGE_NAMES, ...names));
}

function corners(...names: string[]): MarkCoordinate {
  return orientedCoordinate(
    names.join(" "),
    CUBE,
    orbitIndex(CUBE, "corner"),
    pieces(CORNER_NAMES, ...names),
  );
}

function pieces(all: readonly string[], ...names: string[]): number[] {
  return names.map((name) => all.indexOf(name));
}
