/**
 * Commutators of two layer sets about one axis, the second of them conjugated by a turn of a face X that they cross:
 *
 *     K = S_C · X · S_R · X⁻¹ · S_C⁻¹ · X · S_R⁻¹          (C and R have no layer in common)
 *
 * For each layer c of C and r of R it is a 3-cycle of center stickers: z on X, in layer c and taken to layer r by X; a,
 * which S_C brings to z; and b, which X · S_R · X⁻¹ brings to z. So z ← a ← b ← z, and no other center sticker moves (X
 * itself only spins its own face). X and the faces of a and b may be turned first, which brings other stickers to these
 * places. With r and c free, all a and b are on one face and z is on another. For every misplaced sticker some K gains
 * (docs/math/nxn-solving.md), so choosing the best one each time ends with all centers solved.
 */
import { faceOfNormal, faces, rotations, type Turn, transform, type Vector } from "../../geometry/index.ts";
import { atOnce } from "../../portions.ts";

/** The face X and its quarter turns; the axis of the layers and the quarter turns of C and of R. */
interface CommutatorTurns {
  readonly face: number;
  readonly quarters: number;
  readonly axis: 0 | 1 | 2;
  readonly first: number;
  readonly second: number;
}

/** Quarter turns made before it: of X and of the faces that a and b come from. */
interface Spins {
  readonly spin: number;
  readonly spinA: number;
  readonly spinB: number;
}

export interface CenterCommutator extends CommutatorTurns {
  /** Face turns that come first: (face, right-handed quarters). */
  readonly before: readonly (readonly [face: number, quarters: number])[];
  /** The stickers that end up at z, a and b, as images of the facelet z. */
  readonly zFrom: number;
  readonly aFrom: number;
  readonly bFrom: number;
  readonly faceA: number;
  readonly faceB: number;
  /** The turns other than those of C and R: the face turns that come first, X, X⁻¹ and X. */
  readonly cost: number;
}

let made: readonly CenterCommutator[] | undefined;

/** All of these commutators, the same for every n; built on first use. */
export function centerCommutators(): readonly CenterCommutator[] {
  made ??= atOnce(makeAll());
  return made;
}

/** Builds them with pauses: a tenth of a second in all. */
export function* commutatorSteps(): Generator<void, void> {
  made ??= yield* makeAll();
}

const QUARTERS = [1, 2, 3];
const SPINS = [0, 1, 2, 3];

function* makeAll(): Generator<void, CenterCommutator[]> {
  const all: CenterCommutator[] = [];
  for (const { index: face, axis: own } of faces())
    for (const axis of [0, 1, 2] as const)
      for (const quarters of axis === own ? [] : [1, 3])
        for (const first of QUARTERS) {
          yield;
          for (const second of QUARTERS)
            for (const spin of SPINS)
              for (const spinA of SPINS)
                for (const spinB of first === second ? [spinA] : SPINS)
                  all.push(commutator({ face, quarters, axis, first, second }, { spin, spinA, spinB }));
        }
  return all;
}

function commutator(turns: CommutatorTurns, { spin, spinA, spinB }: Spins): CenterCommutator {
  const { face, quarters, axis, first, second } = turns;
  const { product, quarter } = rotations();
  const turned = (at: number, amount: number) => quarter[faces()[at].axis][amount % 4];
  const backFirst = quarter[axis][4 - first];
  const backSecond = quarter[axis][4 - second];
  const faceA = faceAfter(backFirst, face);
  const faceB = faceAfter(backSecond, face);
  const b = product[backSecond * 24 + turned(face, quarters)];
  const before = [[face, spin] as const, [faceA, spinA] as const];
  if (faceB !== faceA) before.push([faceB, spinB]);
  const used = before.filter(([, amount]) => amount > 0);
  // Field by field: spread objects do not share a hidden class, which makes reading them forty times as slow.
  return {
    face,
    quarters,
    axis,
    first,
    second,
    before: used,
    zFrom: turned(face, 4 - spin),
    aFrom: product[turned(faceA, 4 - spinA) * 24 + backFirst],
    bFrom: product[turned(faceB, 4 - spinB) * 24 + b],
    faceA,
    faceB,
    cost: used.length + 3,
  };
}

function faceAfter(rotation: number, face: number): number {
  const normal: Vector = transform(rotations().matrices[rotation], faces()[face].normal);
  return faceOfNormal(normal).index;
}

/** The turns of a face's layer, right-handed about its axis. */
export function turnOfFace(face: number, size: number, quarters: number): Turn {
  const { normal, axis } = faces()[face];
  const layer = normal[axis] > 0 ? size - 1 : 0;
  return { axis, first: layer, last: layer, quarters: quarters % 4 };
}
