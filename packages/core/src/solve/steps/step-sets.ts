/** Steps of well-known methods for the 3x3 as data, to be solved in the fewest turns. */
import {
  EDGE_NAMES,
  FACES,
  type FaceName,
  faceTurns,
  oppositeFace,
  type Turn,
} from "../../geometry/index.ts";
import {
  arrangementCoordinate,
  type Coordinate,
  cosetCoordinate,
  orbitIndex,
  orientationCoordinate,
  permutationCoordinate,
  type Stage,
  type StageTable,
} from "../../search/index.ts";
import { piecesStage } from "./pieces-stage.ts";

/** The steps that `solveStep` knows, all for a 3x3. */
export const STEPS = [
  "cross",
  "xcross",
  "xxcross",
  "xxxcross",
  "f2l",
  "first-block",
  "second-block",
  "eoline",
  "eo",
  "dr",
  "dr-from-eo",
  "htr",
  "fr",
] as const;
/**
 * "cross": the four edges of D; "xcross" with the pair at F and R, "xxcross" also F L, "xxxcross" also B L, "f2l" all
 * four. "first-block": the 1x2x3 at D and L, "second-block": the one at D and R too. "eoline": all edges oriented, and DF
 * and DB in place. "eo": all edges oriented toward F and B. "dr": domino reduction, what U D R2 L2 F2 B2 can solve,
 * "dr-from-eo" by U D R L F2 B2. "htr": half turn reduction, from a domino; "fr": floppy reduction, what R2 L2 F2 B2 can
 * solve, by half turns.
 */
export type StepName = (typeof STEPS)[number];

/** The steps whose goal is a group: the inverse of a cube is there too, so both scrambles can be worked on (NISS). */
export const NISS_STEPS: readonly StepName[] = ["eo", "dr", "dr-from-eo", "htr", "fr"];

export interface Step {
  stage(): Stage;
  /** Which face must be D, and which others matter: ways to hold a cube that agree in these faces count as one. */
  faces(down: FaceName, left: FaceName, front: FaceName): readonly FaceName[];
  /** What must be done before; without it any cube may begin. */
  readonly after?: StepName;
}

export const STEP_SETS: Record<StepName, Step> = {
  cross: { stage: () => piecesStage("cross", CROSS), faces: (down) => [down] },
  xcross: {
    stage: () => piecesStage("xcross", ...crossAndPairs(1)),
    faces: (down, left, front) => [down, front, opposite(left)],
  },
  xxcross: {
    stage: () => piecesStage("xxcross", ...crossAndPairs(2)),
    faces: (down, _, front) => [down, front],
  },
  xxxcross: {
    stage: () => piecesStage("xxxcross", ...crossAndPairs(3)),
    faces: (down, left, front) => [down, front, left],
  },
  f2l: { stage: () => piecesStage("f2l", ...crossAndPairs(4)), faces: (down) => [down] },
  "first-block": {
    stage: () => piecesStage("first-block", ...BLOCK_LEFT),
    faces: (down, left) => [down, left],
  },
  "second-block": {
    stage: () => piecesStage("second-block", ...BLOCK_LEFT, ...BLOCK_RIGHT),
    faces: (down, left) => [down, ...axis(left)],
  },
  eoline: {
    stage: () => stage("eoline", faceTurns(CUBE), [flips(), edgesAt("line", ["DF", "DB"])]),
    // The line runs from F to B: U, R and F stand for the axes.
    faces: (down, _, front) => [down, axis(front)[0]],
  },
  eo: {
    stage: () => stage("eo", faceTurns(CUBE), [flips()]),
    faces: (_, __, front) => axis(front),
  },
  dr: {
    stage() {
      const turns = faceTurns(CUBE);
      return stage(
        "dr",
        turns,
        [twists(), flips(), slice("E", turns, quartersOf("UD"))],
        [
          [0, 2],
          [1, 2],
          [0, 1],
        ],
      );
    },
    faces: (down) => axis(down),
  },
  "dr-from-eo": {
    stage() {
      const turns = quartersOf("UDRL");
      const begun = cosetCoordinate("oriented", [flips()], turns);
      return stage("dr-from-eo", turns, [twists(), slice("E", turns, quartersOf("UD")), begun]);
    },
    faces: (down, _, front) => [...axis(down), ...axis(front)],
    after: "eo",
  },
  htr: {
    stage() {
      const [turns, goal] = [quartersOf("UD"), quartersOf("")];
      const corners = cosetCoordinate("corners", [cornerOrder()], turns, goal);
      return stage("htr", turns, [
        corners,
        slice("M", turns, goal),
        slice("E", turns, goal),
        ...oriented(turns),
      ]);
    },
    faces: (down) => axis(down),
    after: "dr",
  },
  fr: {
    stage() {
      const turns = quartersOf("");
      const pieces = [cornerOrder(), ...SLICES.map((name) => edgesAt(name, SLICE_EDGES[name]))];
      const reached = pieces.map((own) => cosetCoordinate(own.name, [own], turns));
      const floppy = cosetCoordinate(
        "floppy",
        reached,
        turns,
        turns.filter(({ axis: about }) => about !== UP),
      );
      return stage("fr", turns, [floppy, ...oriented(turns)]);
    },
    faces: (down) => axis(down),
    after: "htr",
  },
};

const CUBE = 3;

const CROSS = "DF DL DB DR";
/** Each pair as the edges of its 2x2x2 block and its corner. */
const PAIRS = [
  ["DF DR FR", "DFR"],
  ["DF DL FL", "DLF"],
  ["DL DB BL", "DBL"],
  ["DB DR BR", "DRB"],
];
const BLOCK_LEFT = ["DL FL BL", "DLF", "DBL"];
const BLOCK_RIGHT = ["DR FR BR", "DFR", "DRB"];

function crossAndPairs(pairs: number): string[] {
  return [CROSS, ...PAIRS.slice(0, pairs).flat()];
}

/** The axis of U and D, as turns count them. */
const UP = 1;

const SLICES = ["M", "E", "S"] as const;
const SLICE_EDGES = {
  M: ["UF", "UB", "DF", "DB"],
  E: ["FR", "FL", "BL", "BR"],
  S: ["UR", "UL", "DR", "DL"],
};

/** Both faces of an axis, U R F first. */
function axis(face: FaceName): FaceName[] {
  const first = FACES.indexOf(face) % 3;
  return [FACES[first], FACES[oppositeFace(first)]];
}

function opposite(face: FaceName): FaceName {
  return FACES[oppositeFace(FACES.indexOf(face))];
}

/** All turns of those faces, and half turns of the others. */
function quartersOf(faces: string): Turn[] {
  return faceTurns(CUBE).filter((_, move) => move % 3 === 1 || faces.includes(FACES[Math.floor(move / 3)]));
}

/** A table for all coordinates that vary, unless several are named. */
function stage(
  name: string,
  turns: readonly Turn[],
  coordinates: readonly Coordinate[],
  tables?: readonly (readonly number[])[],
): Stage {
  const vary = coordinates.flatMap(({ size }, i) => (size > 1 ? [i] : []));
  return {
    name,
    size: CUBE,
    turns,
    coordinates,
    tables: (tables ?? [vary]).map((of): StageTable => ({ of })),
  };
}

function flips(): Coordinate {
  return orientationCoordinate("flips", CUBE, orbitIndex(CUBE, "edge"));
}

function twists(): Coordinate {
  return orientationCoordinate("twists", CUBE, orbitIndex(CUBE, "corner"));
}

/** That all pieces are oriented, and turns keep them so. */
function oriented(turns: readonly Turn[]): Coordinate[] {
  return [flips(), twists()].map((own) => cosetCoordinate(own.name, [own], turns));
}

function cornerOrder(): Coordinate {
  return permutationCoordinate("corners", CUBE, orbitIndex(CUBE, "corner"));
}

function edgesAt(name: string, edges: readonly string[]): Coordinate {
  const pieces = edges.map((edge) => EDGE_NAMES.indexOf(edge as (typeof EDGE_NAMES)[number]));
  return arrangementCoordinate(name, CUBE, orbitIndex(CUBE, "edge"), pieces);
}

/** Where the edges of a slice are, in whichever order: the goal's turns reach every order. */
function slice(name: (typeof SLICES)[number], turns: readonly Turn[], goal: readonly Turn[]): Coordinate {
  return cosetCoordinate(`edges of ${name}`, [edgesAt(name, SLICE_EDGES[name])], turns, goal);
}
