/** A small cube within a large one. */
import { cubeGeometry, makeTurn, type Turn } from "../../geometry/index.ts";
import { type Assembly, type CubeState, orbitOfKind } from "../../state/index.ts";

/**
 * The smaller cube that some of the layers form, held so that its centers stand as `view` leaves them. Where one of two
 * middle layers stands for both, a bar has pieces of two orbits; those of one orbit are taken all around.
 */
export function thinned({ size, rotations }: CubeState, layers: readonly number[], view: number): CubeState {
  const small = cubeGeometry(layers.length);
  const { cells, layer, orbitOfCell } = cubeGeometry(size);
  const cellAt = new Map(
    cells.map((_, cell) => [`${layer[0][cell]} ${layer[1][cell]} ${layer[2][cell]}`, cell]),
  );
  const isMiddle = (at: number) => layers.length % 2 === 1 && at === layers[(layers.length - 1) / 2];
  const orbits = new Map<number, number>();
  const pieces = Uint8Array.from(small.cells, (_, cell) => {
    const at = small.layer.map((own) => layers[own[cell]]);
    const other = at.map((own) => (isMiddle(own) ? size - 1 - own : own));
    const found = cellAt.get(at.join(" "))!;
    const orbit = orbits.get(small.orbitOfCell[cell]) ?? orbitOfCell[found];
    orbits.set(small.orbitOfCell[cell], orbit);
    return rotations[orbitOfCell[found] === orbit ? found : cellAt.get(other.join(" "))!];
  });
  for (const cell of orbitOfKind(layers.length, "fixedCenter")?.cells ?? []) pieces[cell] = view;
  return { size: layers.length, rotations: pieces } as Assembly as CubeState;
}

/**
 * An outer block turn of the small cube as a turn of the large cube: the layers in between move with those further out.
 */
export function turnThrough(
  { axis, first, last, quarters }: Turn,
  layers: readonly number[],
  size: number,
): Turn {
  const half = layers.length / 2;
  if (first === 0) return makeTurn(axis, 0, last + 1 <= half ? layers[last] : layers[last + 1] - 1, quarters);
  return makeTurn(axis, first >= half ? layers[first] : layers[first - 1] + 1, size - 1, quarters);
}
