/** The search on vectors: a walk in the kernel's memory, set up for a cube from here. */

import { NO_MOVE } from "../../search/index.ts";
import { type CubeState, cubiesOf } from "../../state/index.ts";
import { slicesOfPlaces } from "./edge-slices.ts";
import type { OptimalKernel } from "./kernel.ts";
import type { OptimalTables } from "./tables.ts";
import { lanes, NO_SLICE, type SharedMemory, type VectorCode } from "./vector-memory.ts";
import { coordinatesOf, NOT_ASKED, WAITING } from "./walk.ts";

/** A cube as the start of a walk: plain data that can be sent to other threads. */
export interface VectorRoot {
  /** The bytes of a node. */
  readonly node: Uint8Array;
}

export function vectorRoot(tables: OptimalTables, { layout }: VectorCode, state: CubeState): VectorRoot {
  const { cp, co, ep, eo } = cubiesOf(state);
  const node = new Uint8Array(NODE_BYTES);
  node.set(lanes(), layout.EDGES);
  node.set(lanes(), layout.CORNERS);
  node.set(lanes().fill(NO_SLICE), layout.PLACES);
  const slice = slicesOfPlaces();
  ep.forEach((edge, at) => {
    node[layout.EDGES + edge] = at | (eo[at] << 4);
    node[layout.PLACES + at] = slice[edge] | (eo[at] << 4);
  });
  cp.forEach((corner, at) => {
    node[layout.CORNERS + corner] = at | (co[at] << 4);
  });
  const { order, coset, twist } = coordinatesOf(tables, state);
  const integers = new DataView(node.buffer);
  integers.setUint16(layout.ORDER, order, true);
  integers.setUint16(layout.COSET, coset, true);
  integers.setUint16(layout.TWIST, twist, true);
  integers.setInt8(layout.INVERSE, NOT_ASKED);
  integers.setInt32(layout.CAME, NO_MOVE | (NO_MOVE << 5), true);
  return { node };
}

const NODE_BYTES = 64;
const WAITING_BYTES: number = WAITING * NODE_BYTES;

export interface VectorWalk extends Omit<OptimalKernel, "start"> {
  start(root: VectorRoot, depth: number, prefix?: readonly number[], marking?: boolean): void;
}

/** A walk of a thread, at the address `walk`. */
export function vectorWalk(code: VectorCode, memory: SharedMemory, walk: number): VectorWalk {
  const { layout } = code;
  // Where the integers of a walk begin: counters, and the first node, which has its own.
  const head = new Int32Array(memory.buffer, walk, layout.NODES >> 2);
  const nodes = new Int32Array(memory.buffer, walk + layout.NODES, (layout.WALK_BYTES - layout.NODES) >> 2);
  const at = (name: string) => layout[name] >> 2;
  const [level, entered, next] = ["LEVEL", "ENTERED", "NEXT"].map(at);
  return {
    get left() {
      return head[at("NODES_LEFT")];
    },
    start({ node }, depth, prefix = [], marking = false) {
      head.fill(0, entered, at("BOUNDS"));
      head[at("DEPTH")] = depth;
      head[at("MARKING")] = marking ? 1 : 0;
      head[level] = prefix.length;
      head[entered] = 1;
      nodes.set(new Int32Array(node.buffer, node.byteOffset, NODE_BYTES >> 2));
      for (let made = 0; made < prefix.length; made++) {
        head[next + made] = 1;
        code.descend(walk, made, 0, prefix[made], NOT_ASKED);
      }
    },
    run(budget) {
      head[at("NODES_LEFT")] = budget;
      return code.run(walk);
    },
    moves() {
      const moves: number[] = [];
      let place = head[at("FOUND_AT")];
      for (let level = head[at("DEPTH")]; level > 0; level--) {
        const came = nodes[(level * WAITING_BYTES + place * NODE_BYTES + layout.CAME) >> 2];
        moves.unshift(came & 31);
        place = came >> 10;
      }
      return moves;
    },
  };
}

export function vectorKernel(
  tables: OptimalTables,
  code: VectorCode,
  memory: SharedMemory,
  address: number,
): OptimalKernel {
  const walk = vectorWalk(code, memory, address);
  // A cube is started once for each prefix.
  let root: { readonly state: CubeState; readonly bytes: VectorRoot } | undefined;
  return {
    get left() {
      return walk.left;
    },
    start(state, depth, prefix) {
      if (root?.state !== state) root = { state, bytes: vectorRoot(tables, code, state) };
      walk.start(root.bytes, depth, prefix);
    },
    run: walk.run,
    moves: walk.moves,
  };
}
