/** The orbits of the n-cube by closure under the rotations, in the order of their kinds, then depths, then first cell. */
import {
  cellOfName,
  depthsOfCell,
  facesOfName,
  kindOfCell,
  namesOfKind,
  ORBIT_KINDS,
  type Orbit,
} from "./orbit.ts";
import { ROTATION_COUNT } from "./rotation.ts";
import { gridPlace, type Surface } from "./surface.ts";

/** Where the 24 rotations take the cells and facelets of a surface, see `CubeGeometry`. */
export interface Images {
  readonly place: Uint16Array;
  readonly faceletImage: Uint16Array;
}

type Found = Omit<Orbit, "index">;

export function makeOrbits(surface: Surface, images: Images): Orbit[] {
  const { cells } = surface;
  const seen = new Uint8Array(cells.length);
  const found: Found[] = [];
  for (let base = 0; base < cells.length; base++) {
    if (seen[base] === 1) continue;
    const orbit = orbitOf(base, surface, images);
    for (const cell of orbit.cells) seen[cell] = 1;
    found.push(orbit);
  }
  found.sort(compareOrbits);
  return found.map((orbit, index) => ({ ...orbit, index }));
}

function orbitOf(base: number, surface: Surface, { place, faceletImage }: Images): Found {
  const { size, cells, cellAtGrid, gridStrides, faceletAt } = surface;
  const kind = kindOfCell(cells[base], size);
  const depths = depthsOfCell(cells[base], size);
  const names = namesOfKind(kind);
  const orientations = kind === "corner" ? 3 : kind === "edge" ? 2 : 1;
  if (names) {
    const members = names.map((name) => cellAtGrid[gridPlace(cellOfName(name, size), size, gridStrides)]);
    const facelets = names.map((name, at) =>
      facesOfName(name).map((face) => faceletAt[members[at] * 6 + face]),
    );
    return { kind, depths, cells: members, orientations, facelets };
  }
  const reached = new Map<number, number>();
  for (let rotation = 0; rotation < ROTATION_COUNT; rotation++) {
    const image = place[base * ROTATION_COUNT + rotation];
    if (!reached.has(image)) reached.set(image, rotation);
  }
  const members = [...reached.keys()].sort((a, b) => a - b);
  const stickers = [...faceletAt.subarray(base * 6, base * 6 + 6)].filter((facelet) => facelet >= 0);
  const facelets = members.map((cell) =>
    stickers.map((facelet) => faceletImage[facelet * ROTATION_COUNT + reached.get(cell)!]),
  );
  return { kind, depths, cells: members, orientations, facelets };
}

function compareOrbits(a: Found, b: Found): number {
  return (
    ORBIT_KINDS.indexOf(a.kind) - ORBIT_KINDS.indexOf(b.kind) ||
    a.depths[0] - b.depths[0] ||
    (a.depths[1] ?? 0) - (b.depths[1] ?? 0) ||
    a.cells[0] - b.cells[0]
  );
}
