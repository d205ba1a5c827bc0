/**
 * The memory of the kernel on vectors (`assembly/optimal.ts`): all tables of the search in one piece, the large one as it is in a
 * file, followed by a walk for every search in progress. Threads share it.
 */
import { SYMMETRY_COUNT } from "../../geometry/index.ts";
import { conjugateState, cubieMoves, EDGE_SETS, MOVE_COUNT, turnsOfMoves } from "../../search/index.ts";
import { cubiesOf, solvedState, turnStateBy } from "../../state/index.ts";
import { homesOfSlices, SLICE_BITS, slicesOfPlaces } from "./edge-slices.ts";
import { PLACES } from "./sym-edges.ts";
import type { OptimalTables } from "./tables.ts";
import { VECTOR_CODE } from "./vector-code.ts";

/** What a kernel's code exports: functions, and the addresses and offsets of its layout. */
export interface VectorCode {
  configure(base: number, parities: number, places: number, rowWords: number): void;
  run(walk: number): number;
  descend(walk: number, level: number, from: number, move: number, inverse: number): void;
  readonly layout: Readonly<Record<string, number>>;
}

export interface VectorMemory {
  readonly memory: SharedMemory;
  readonly code: VectorCode;
  /** The bytes of the table file: header, near cosets, large table. */
  readonly file: Uint8Array;
}

/** Searches that may be in progress at a time, including those of other threads. */
export const MAX_WALKS = 128;

/** Memory for a table file of that many bytes; undefined if there are no vectors, no shared memory, or not enough of it. */
export function placeVectors(fileBytes: number): VectorMemory | undefined {
  const api = webAssembly();
  if (!api) return undefined;
  try {
    // The code states the layout, and needs a memory to do so.
    const spare = new api.Memory({ initial: 1, maximum: PAGE_BYTES, shared: true });
    const { layout } = openCode(spare);
    const first = layout.FILE + fileBytes;
    const pages = Math.ceil((first + layout.WALK_BYTES) / PAGE_BYTES);
    const maximum = Math.ceil((first + MAX_WALKS * layout.WALK_BYTES) / PAGE_BYTES) + 1;
    const memory = new api.Memory({ initial: pages, maximum, shared: true });
    return { memory, code: openCode(memory), file: new Uint8Array(memory.buffer, layout.FILE, fileBytes) };
  } catch {
    return undefined;
  }
}

/** The walks of a memory, lent to searches. */
export interface WalkAddresses {
  /** The addresses of that many free walks, or undefined if there are fewer. */
  take(count: number): readonly number[] | undefined;
  /**
   * The walks are freed when the returned function is called, or when their owner is garbage-collected: a dropped
   * search does not announce itself.
   */
  lend(owner: object, addresses: readonly number[]): () => void;
}

export function walkAddresses({ memory, code, file }: VectorMemory): WalkAddresses {
  const { FILE, WALK_BYTES } = code.layout;
  const first = Math.ceil((FILE + file.length) / LINE) * LINE;
  const free: number[] = [];
  let made = 0;
  const registry = new FinalizationRegistry<readonly number[]>((addresses) => free.push(...addresses));
  return {
    take(count) {
      while (free.length < count && made < MAX_WALKS && hasRoom(first + (made + 1) * WALK_BYTES))
        free.push(first + made++ * WALK_BYTES);
      return free.length < count ? undefined : free.splice(-count);
    },
    lend(owner, addresses) {
      const token = {};
      registry.register(owner, addresses, token);
      return () => {
        // Only once, by whichever comes first.
        if (registry.unregister(token)) free.push(...addresses);
      };
    },
  };

  function hasRoom(end: number): boolean {
    const missing = end - memory.buffer.byteLength;
    try {
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
      return true;
    } catch {
      return false;
    }
  }
}

/** A line of the processor's cache: vectors must not cross one, and integers begin at multiples of 4. */
const LINE = 64;

/** The kernel's code on a memory; every thread has its own. */
export function openCode(memory: SharedMemory): VectorCode {
  const { Module, Instance } = webAssembly()!;
  const { exports } = new Instance(new Module(bytesOfHex(VECTOR_CODE.join(""))), { env: { memory } });
  const layout: Record<string, number> = {};
  for (const [name, item] of Object.entries(exports))
    if (typeof (item as { value?: unknown }).value === "number")
      layout[name] = (item as { value: number }).value;
  const { configure, run, descend } = exports as unknown as Omit<VectorCode, "layout">;
  return { configure, run, descend, layout };
}

function bytesOfHex(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16),
  );
}

/** Writes the small tables; the large one is built or read in place. */
export function fillVectors({ memory, code }: VectorMemory, tables: OptimalTables): void {
  const { edges, symCorners, faces, order } = tables;
  const { layout } = code;
  const put = (name: string, table: Uint8Array | Uint16Array | Int32Array) =>
    new Uint8Array(memory.buffer, layout[name], table.byteLength).set(
      new Uint8Array(table.buffer, table.byteOffset, table.byteLength),
    );
  put("ORDER_MOVES", tables.orderMoves);
  put("INVERSE_KINDS", tables.inverseKinds);
  put("TWIST_MOVES", tables.twistMoves);
  put("TWIST_CONJUGATE", symCorners.twistConjugate);
  put("COSET_MOVES", tables.cosetMoves);
  put("KIND_OF", symCorners.kindOf);
  // The only tables whose length depends on the group of corners; the layout has room for the finest.
  const room = layout.PRODUCT - layout.CLASS_OF;
  if (symCorners.classOf.byteLength > room)
    throw new RangeError(
      `"symCorners" expected classes of corners in ${room} bytes, got ${symCorners.classOf.byteLength}`,
    );
  put("CLASS_OF", symCorners.classOf);
  put("PRODUCT", symCorners.product);
  put("LOW", edges.low);
  put("HIGH", edges.high);
  put("SEEN_PLACES", seenPlaces(tables, layout));
  put("WEIGHT", tables.weight);
  const bitsOf = (chosen: readonly number[]) => chosen.reduce((set, move) => set | (1 << move), 0);
  const movesOf = (amounts: readonly number[]) =>
    Int32Array.from({ length: 64 }, (_, set) =>
      bitsOf(
        [0, 1, 2, 3, 4, 5]
          .filter((face) => (set >> face) & 1)
          .flatMap((face) => amounts.map((amount) => 3 * face + amount)),
      ),
    );
  put("QUARTERS_OF", movesOf([0, 2]));
  put("HALVES_OF", movesOf([1]));
  put(
    "FOLLOWERS",
    Int32Array.from(order.count, (width, state) =>
      bitsOf([...order.list.subarray(state * MOVE_COUNT, state * MOVE_COUNT + width)]),
    ),
  );
  put("LIST", order.list);
  put("NEXT_STATE", order.next);
  put("COUNT", order.count);
  put("AFTER", faces.after);
  put("BOUND_OF", faces.boundOf);
  const turns = vectorTurns();
  put("PLACE_TURN", Uint8Array.from(turns.flatMap(({ place }) => place)));
  put("EDGE_TURN", Uint8Array.from(turns.flatMap(({ edge }) => edge)));
  put("CORNER_TURN", Uint8Array.from(turns.flatMap(({ corner }) => corner)));
  // The node itself, then after the quarter turn of each face.
  const views7 = [{ edge: lanes(), corner: lanes() }, ...turns.filter((_, move) => move % 3 === 0)];
  const slice = slicesOfPlaces();
  const inSlice = (lane: number) => ((lane & 15) < slice.length ? slice[lane & 15] | (lane & 16) : NO_SLICE);
  put("SLICE_PLACES", Uint8Array.from(views7.flatMap(({ edge }) => edge.map(inSlice))));
  put("CORNER_PLACES", Uint8Array.from(views7.flatMap(({ corner }) => corner)));
  put("HOME", Uint8Array.from([...lanes(), ...lanes()]));
  put("SYM_EDGES", tables.symEdges.symOf);
  put("PLACES_TURNED", tables.symEdges.turned);
  code.configure(...configurationOf(tables));
}

/** The arguments of the kernel's `configure`. */
export function configurationOf({ base, edges, places, rowWords }: OptimalTables): Configuration {
  return [base, edges.shift > 0 ? 1 : 0, places, rowWords];
}
export type Configuration = Parameters<VectorCode["configure"]>;

/** The sixteen lanes of a vector; those that represent no piece stay where they are. */
export function lanes(): number[] {
  return [...Array(16).keys()];
}

/** Stands for the slice in lanes that represent no edge. */
export const NO_SLICE = 3;

/** Thirty-two bytes for each symmetry: how it sees the slices at the places, as the kernel's layout says. */
function seenPlaces(
  { edges, symEdges: { turned } }: OptimalTables,
  { SEEN_FLIPS, SEEN_FROM, SEEN_OWN }: VectorCode["layout"],
): Uint8Array {
  const bytes = new Uint8Array(32 * SYMMETRY_COUNT);
  const homes = homesOfSlices();
  for (let s = 0; s < SYMMETRY_COUNT; s++) {
    const row = bytes.subarray(32 * s, 32 * s + 32);
    const view = new DataView(row.buffer, row.byteOffset);
    row.set(lanes());
    const imageOf = (place: number) =>
      31 - Math.clz32(turned[s * 128 + (place < 6 ? 1 << place : 64 + (1 << (place - 6)))]);
    for (let place = 0; place < PLACES; place++) row[imageOf(place)] = place;
    for (let j = 0; j < 2; j++) {
      row[SEEN_FROM + j] = edges.from[2 * s + j] / SLICE_BITS;
      const home = homes[row[SEEN_FROM + j]];
      const first = home & -home;
      let flips = 0;
      // An edge alone changes the parity if it does so in place of one at home.
      for (let place = 0; place < PLACES; place++)
        if (((home >> place) & 1) === 0) {
          const set = edges.setRank[home ^ first ^ (1 << place)];
          flips |= (edges.conjugate[(2 * s + j) * EDGE_SETS + set] >> PLACES) << imageOf(place);
        }
      view.setUint16(SEEN_FLIPS + 2 * j, flips, true);
    }
    const reversed = reversedFlips(s);
    const [first, second] = row.subarray(SEEN_FROM);
    const third = 3 - first - second;
    const slice = slicesOfPlaces();
    const own = slice.reduce(
      (mask, from, place) => mask | ((reversed[from] ^ reversed[third]) << imageOf(place)),
      0,
    );
    view.setUint16(SEEN_OWN, own, true);
    [first, second].forEach((from, j) => {
      view.setUint16(SEEN_OWN + 2 + 2 * j, reversed[from] === reversed[third] ? 0 : ALL_PLACES, true);
    });
  }
  return bytes;
}

const ALL_PLACES = (1 << PLACES) - 1;

/**
 * For each slice, whether a symmetry reverses the flip of an edge of slice 0 there. It reverses that of any edge anywhere if it does
 * so for the edge's own slice or for the place's, but not for both.
 */
function reversedFlips(symmetry: number): number[] {
  const slice = slicesOfPlaces();
  const reversed = [0, 0, 0];
  // A quarter turn of a face exchanges two slices, and flips all the edges that it moves or none.
  for (const move of [0, 3, 6]) {
    const turned = turnStateBy(solvedState(3), turnsOfMoves([move], 3));
    const { ep, eo } = cubiesOf(turned);
    const slices = [...ep].flatMap((edge, place) => (edge === place ? [] : slice[edge]));
    if (slices.includes(0))
      reversed[Math.max(...slices)] =
        Math.max(...eo) ^ Math.max(...cubiesOf(conjugateState(turned, symmetry)).eo);
  }
  return reversed;
}

/** For each move and lane: where a piece at that place goes (or comes from), and in the bits from 4 on how it is turned. */
function vectorTurns(): { edge: number[]; corner: number[]; place: number[] }[] {
  const turned = ({ from, turn }: { from: Uint8Array; turn: Uint8Array }) => {
    const to = lanes();
    from.forEach((source, place) => {
      to[source] = place | (turn[place] << 4);
    });
    return to;
  };
  const moves = cubieMoves().slice(0, MOVE_COUNT);
  return moves.map(({ edge, corner }) => ({
    edge: turned(edge),
    corner: turned(corner),
    place: lanes().map((lane) => (lane < PLACES ? edge.from[lane] | (edge.turn[lane] << 4) : lane)),
  }));
}

/** Memory that threads can share. It is sent to a worker as it is. */
export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
  grow(pages: number): number;
}

/** The parts of WebAssembly that are used, which the language's own library does not declare. */
interface WebAssemblyApi {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  readonly Memory: new (size: {
    readonly initial: number;
    readonly maximum: number;
    readonly shared: true;
  }) => SharedMemory;
}

const PAGE_BYTES = 65_536;

/** Hosts may lack or forbid it. */
function webAssembly(): WebAssemblyApi | undefined {
  // Through unknown: if a host declares its own types, they describe memory that is not shared.
  return (globalThis as unknown as { WebAssembly?: WebAssemblyApi }).WebAssembly;
}
