/** A cube that is to be solved, typed or painted: what it is, and whether it can be solved. */
import { rankState } from "@cubegram/core/codec";
import { diagnose, type Fault, type Repair } from "@cubegram/core/diagnosis";
import { platformRandom } from "@cubegram/core/perm";
import {
  type Coloring,
  coloringOf,
  heldRotation,
  isSolved,
  printFacelets,
  randomState,
} from "@cubegram/core/state";
import { randomMoves } from "../cubes/moves.ts";
import type { NetEditor } from "../cubes/painted.ts";
import { readEditor } from "../cubes/reading.ts";
import { type Recognized, recognizeWritten, type Written } from "../cubes/written.ts";
import { saidFaults } from "./check.ts";

/** A cube that can be solved. */
export interface EnteredCube {
  readonly kind: "cube";
  readonly facelets: string;
  readonly size: number;
  readonly isSolved: boolean;
  /** Held in the usual way: white up, green in front. */
  readonly isUsual: boolean;
  /** Its number, if that says everything, also how the cube is held. */
  readonly number: string | undefined;
}

export interface ImpossibleCube {
  readonly kind: "impossible";
  readonly facelets: string;
  readonly size: number;
  readonly faults: readonly Fault[];
  readonly repairs: readonly Repair[];
}

export interface EnteredOutput {
  /** What a text was taken for. */
  readonly found?: readonly Recognized[];
  /** Its first cube; none while stickers are missing, or if the text is not a cube. */
  readonly cube?: EnteredCube | ImpossibleCube;
}

export function writtenCube(written: Written): EnteredOutput {
  const found = recognizeWritten(written);
  const [first] = found;
  return first.kind === "cube" ? { found, cube: diagnosed(first.coloring) } : { found };
}

export function paintedCube(editor: Pick<NetEditor, "size" | "painted" | "guided">): EnteredOutput {
  const { size, colors, empty } = readEditor(editor);
  return empty > 0 ? {} : { cube: diagnosed({ size, colors }) };
}

/** Numbers of larger cubes are too long for a link, and take a while. */
const MAX_NUMBERED_SIZE = 7;

function diagnosed(coloring: Coloring): EnteredCube | ImpossibleCube {
  const { size } = coloring;
  const { state, faults, repairs } = diagnose(coloring);
  const facelets = printFacelets(coloring);
  if (!state) return { kind: "impossible", facelets, size, faults: saidFaults(faults, repairs), repairs };
  const isUpright = heldRotation(state) === 0;
  return {
    kind: "cube",
    facelets,
    size,
    isSolved: isSolved(state),
    isUsual: isUpright && size % 2 === 1,
    number: isUpright && size <= MAX_NUMBERED_SIZE ? String(rankState(state)) : undefined,
  };
}

/** Beyond this size, the stickers are too many for a text field. */
const MAX_SIZE_IN_STICKERS = 7;

/** A random cube as text: stickers of a uniformly random state, or moves. */
export function randomCube({ size }: { readonly size: number }): string {
  return size <= MAX_SIZE_IN_STICKERS
    ? printFacelets(coloringOf(randomState(size, platformRandom)))
    : randomMoves(size, platformRandom);
}
