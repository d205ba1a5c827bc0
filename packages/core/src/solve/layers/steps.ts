/**
 * The layer-by-layer method as data: white at the bottom, cross, corners, middle edges, then the last layer in four looks. What a step
 * demands of its pieces, its cases, and what is said about them; `search-layers` knows none of the steps.
 */
import {
  CORNER_CASES,
  CORNER_EJECTION,
  CORNER_SWAP_CASES,
  CORNER_TWIST_CASES,
  EDGE_CASES,
  EDGE_CYCLE_CASES,
  EDGE_EJECTION,
  EDGE_FLIP_CASES,
  type LayerCase,
} from "./cases.ts";
import { OLL_PARITY, type ParityCase, PLL_PARITY } from "./large/large-steps.ts";

/**
 * "home": the piece is solved. "facing": its yellow sticker faces up, wherever in the top layer it is. "aligned": all pieces are
 * solved up to one turn of the top layer.
 */
export type Demand = "home" | "facing" | "aligned";

export interface LayerStep {
  readonly id:
    | "cross"
    | "corners"
    | "middle-edges"
    | "flip-edges"
    | "twist-corners"
    | "place-corners"
    | "place-edges"
    | "finish";
  readonly name: string;
  /** One sentence that says what is to be achieved. */
  readonly goal: string;
  /** Larger cubes use the steps of a 3x3. */
  readonly sizes: readonly number[];
  /** By their homes with white up. */
  readonly pieces: readonly string[];
  readonly demand: Demand;
  /** "moves": any moves, the fewest for each piece. "cases": the algorithms below. "top": a turn of the top layer. */
  readonly by: "moves" | "cases" | "top";
  /** Whether its pieces are solved one after another, in the order that costs least. */
  readonly isOneByOne: boolean;
  readonly cases: readonly LayerCase[];
  /** Done before a case if the piece is in the way of others. */
  readonly ejection?: LayerCase;
  /** Done before a case on an even cube of four layers or more, where the step may be in a position impossible on a 3x3. */
  readonly parity?: ParityCase;
}

const WHITE_EDGES = ["UR", "UF", "UL", "UB"];
export const WHITE_CORNERS: readonly string[] = ["URF", "UFL", "ULB", "UBR"];
const MIDDLE_EDGES = ["FR", "FL", "BL", "BR"];
const YELLOW_EDGES = ["DR", "DF", "DL", "DB"];
const YELLOW_CORNERS = ["DFR", "DLF", "DBL", "DRB"];

export const LAYER_STEPS: readonly LayerStep[] = [
  {
    id: "cross",
    name: "White cross",
    goal: "Bring the four white edges around the white center, each beside the center of its other color.",
    sizes: [3],
    pieces: WHITE_EDGES,
    demand: "home",
    by: "moves",
    isOneByOne: true,
    cases: [],
  },
  {
    id: "corners",
    name: "First-layer corners",
    goal: "Put the four white corners between the edges of the cross.",
    sizes: [2, 3],
    pieces: WHITE_CORNERS,
    demand: "home",
    by: "cases",
    isOneByOne: true,
    cases: CORNER_CASES,
    ejection: CORNER_EJECTION,
  },
  {
    id: "middle-edges",
    name: "Middle-layer edges",
    goal: "Put the four edges without yellow into the middle layer.",
    sizes: [3],
    pieces: MIDDLE_EDGES,
    demand: "home",
    by: "cases",
    isOneByOne: true,
    cases: EDGE_CASES,
    ejection: EDGE_EJECTION,
  },
  {
    id: "flip-edges",
    name: "Yellow cross",
    goal: "Flip the top edges so that they form a yellow cross.",
    sizes: [3],
    pieces: YELLOW_EDGES,
    demand: "facing",
    by: "cases",
    isOneByOne: false,
    cases: EDGE_FLIP_CASES,
    parity: OLL_PARITY,
  },
  {
    id: "twist-corners",
    name: "Yellow top",
    goal: "Twist the top corners so that the whole top is yellow.",
    sizes: [2, 3],
    pieces: YELLOW_CORNERS,
    demand: "facing",
    by: "cases",
    isOneByOne: false,
    cases: CORNER_TWIST_CASES,
  },
  {
    id: "place-corners",
    name: "Last-layer corners",
    goal: "Bring the top corners into the right order.",
    sizes: [2, 3],
    pieces: YELLOW_CORNERS,
    demand: "aligned",
    by: "cases",
    isOneByOne: false,
    cases: CORNER_SWAP_CASES,
  },
  {
    id: "place-edges",
    name: "Last-layer edges",
    goal: "Bring the top edges into the right order.",
    sizes: [3],
    pieces: [...YELLOW_EDGES, ...YELLOW_CORNERS],
    demand: "aligned",
    by: "cases",
    isOneByOne: false,
    cases: EDGE_CYCLE_CASES,
    parity: PLL_PARITY,
  },
  {
    id: "finish",
    name: "Last turn",
    goal: "Turn the top layer until the sides match.",
    sizes: [2, 3],
    pieces: YELLOW_CORNERS,
    demand: "home",
    by: "top",
    isOneByOne: false,
    cases: [],
  },
];
