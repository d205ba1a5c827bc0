/** What puts pieces of a 3x3 in place, as a stage: pieces by their names, or the stickers that a mask shows. */
import { CORNER_NAMES, cubeGeometry, EDGE_NAMES, faceTurns, isFixedCenter } from "../../geometry/index.ts";
import { rangeError } from "../../result.ts";
import {
  alikeCoordinate,
  type MarkCoordinate,
  orbitIndex,
  orientedCoordinate,
  type Stage,
  type StageTable,
} from "../../search/index.ts";
import { type Coloring, printFacelets, UNKNOWN_COLOR } from "../../state/index.ts";

const CUBE = 3;
const KINDS = [
  { kind: "edge", names: EDGE_NAMES, together: 3 },
  { kind: "corner", names: CORNER_NAMES, together: 1 },
] as const;

/** Larger tables are not worth their time: three edges with a corner have 253,440 states. */
const MAX_TABLE = 1 << 18;

/** A coordinate with the values that will do; without them, the solved one. */
interface Wanted {
  readonly coordinate: MarkCoordinate;
  readonly goals?: readonly number[];
}

/** Every group is one coordinate: edges or corners that are to be at home. A piece may be in several. */
export function piecesStage(name: string, ...groups: readonly string[]): Stage {
  return stageOf(
    name,
    groups.map((group) => ({ coordinate: atHome(group.split(" ")) })),
  );
}

function atHome(own: readonly string[]): MarkCoordinate {
  const { kind, names } = KINDS[own[0].length - 2];
  const pieces = own.map((name) => (names as readonly string[]).indexOf(name));
  return orientedCoordinate(own.join(" "), CUBE, orbitIndex(CUBE, kind), pieces);
}

/** A table for every two coordinates that are small enough together, and for each that has no such partner. */
function stageOf(name: string, wanted: readonly Wanted[]): Stage {
  const of: number[][] = [];
  const size = (i: number) => wanted[i].coordinate.size;
  for (let i = 0; i < wanted.length; i++)
    for (let j = i + 1; j < wanted.length; j++) if (size(i) * size(j) <= MAX_TABLE) of.push([i, j]);
  for (let i = 0; i < wanted.length; i++) if (!of.some((pair) => pair.includes(i))) of.push([i]);
  return {
    name,
    size: CUBE,
    turns: faceTurns(CUBE),
    coordinates: wanted.map(({ coordinate }) => coordinate),
    tables: of.map((own) => tableOf(wanted, own)),
  };
}

function tableOf(wanted: readonly Wanted[], of: readonly number[]): StageTable {
  if (of.every((i) => !wanted[i].goals)) return { of };
  let goals = [0];
  for (const i of of) {
    const { coordinate, goals: own = [coordinate.home] } = wanted[i];
    goals = goals.flatMap((above) => own.map((goal) => above * coordinate.size + goal));
  }
  return { of, goals };
}

/**
 * The stage of a mask: a coloring in which stickers that do not matter are unknown. A place whose stickers are all known
 * wants one piece; with one known sticker any of the four that have that color will do.
 */
export function maskStage(mask: Coloring): Stage {
  mask.colors.forEach((color, facelet) => {
    const isOff = color !== UNKNOWN_COLOR && color !== colorAt(facelet);
    if (isFixedCenter(CUBE, facelet) && isOff) throw maskError("centers as an upright cube has them", mask);
  });
  return stageOf(
    "mask",
    KINDS.flatMap((kind) => wantedOf(mask, kind)),
  );
}

function maskError(expected: string, mask: Coloring): Error {
  return rangeError("step", `a mask with ${expected}`, printFacelets(mask));
}

function colorAt(facelet: number): number {
  return Math.floor(facelet / CUBE ** 2);
}

/** What a place wants: which pieces will do, and how each must then be oriented. */
interface Place {
  readonly place: number;
  readonly pieces: readonly number[];
  readonly orientations: readonly number[];
}

function wantedOf(mask: Coloring, { kind, names, together }: (typeof KINDS)[number]): Wanted[] {
  const { facelets } = cubeGeometry(CUBE).orbits[orbitIndex(CUBE, kind)];
  const home: string[] = [];
  const families = new Map<string, Place[]>();
  facelets.forEach((own, place) => {
    if (own.every((facelet) => mask.colors[facelet] === UNKNOWN_COLOR)) return;
    if (own.every((facelet) => mask.colors[facelet] === colorAt(facelet))) home.push(names[place]);
    const fits = placeOf(mask, facelets, place);
    const family = families.get(String(fits.pieces)) ?? [];
    families.set(String(fits.pieces), [...family, fits]);
  });
  checkFamilies(mask, [...families.values()]);
  const groups = Array.from({ length: Math.ceil(home.length / together) }, (_, i) =>
    home.slice(i * together, (i + 1) * together),
  );
  const others = [...families.values()].filter(
    ([{ place, pieces }]) => pieces.length > 1 || !home.includes(names[place]),
  );
  return [
    ...groups.map((group) => ({ coordinate: atHome(group) })),
    ...others.map((family) => familyOf(family, orbitIndex(CUBE, kind), facelets[0].length)),
  ];
}

function placeOf(mask: Coloring, facelets: readonly (readonly number[])[], place: number): Place {
  const radix = facelets[place].length;
  const pieces: number[] = [];
  const orientations: number[] = [];
  for (let piece = 0; piece < facelets.length; piece++)
    for (let turned = 0; turned < radix; turned++) {
      const fits = facelets[place].every((facelet, i) => {
        const shown = colorAt(facelets[piece][(i - turned + radix) % radix]);
        return mask.colors[facelet] === UNKNOWN_COLOR || mask.colors[facelet] === shown;
      });
      if (!fits) continue;
      pieces.push(piece);
      orientations.push(turned);
    }
  return { place, pieces, orientations };
}

/** What one place wants must tell nothing of what another gets, so each piece is wanted by places of one family. */
function checkFamilies(mask: Coloring, families: readonly (readonly Place[])[]): void {
  const wanted = families.flatMap(([{ pieces }]) => pieces);
  if (families.some((places) => places.length > places[0].pieces.length))
    throw maskError("pieces that a cube has, each once", mask);
  if (new Set(wanted).size < wanted.length)
    throw maskError("places that want the same pieces or none in common, by their known stickers", mask);
}

/** Orientations count from how the first place wants them; all its pieces then agree about any other place. */
function familyOf([first, ...others]: readonly Place[], orbit: number, radix: number): Wanted {
  const shift = first.orientations.map((turned) => (radix - turned) % radix);
  const name = `any of ${first.pieces.length}`;
  const coordinate = alikeCoordinate(name, CUBE, orbit, first.pieces, shift);
  const marks = new Uint8Array(coordinate.places);
  const goals: number[] = [];
  for (let value = 0; value < coordinate.size; value++) {
    coordinate.unrank(value, marks);
    const fits = ({ place, orientations }: Place) =>
      marks[place] === 1 + ((orientations[0] + shift[0]) % radix);
    if (fits(first) && others.every(fits)) goals.push(value);
  }
  return { coordinate, goals };
}
