/** Whether some moves make a state of an interval: its number without BigInt, by codec's kernel. */
import { PACKED_WORDS, packCubies, packedKernel, RANK_LIMBS } from "../codec/index.ts";
import { CORNER_NAMES, EDGE_NAMES } from "../geometry/index.ts";
import { cubieMoves } from "../search/index.ts";
import { type CubeState, cubiesOf } from "../state/index.ts";
import type { RankInterval } from "./interval.ts";

/** Tests moves path[1 … length], made on the cube to be turned. */
export type LeafTest = (path: Uint8Array, length: number) => boolean;

export function leafTest({ low, width }: RankInterval, from: CubeState): LeafTest {
  const moves = cubieMoves();
  const start = cubiesOf(from);
  const first = limbsOf(low);
  const last = limbsOf(low + width - 1n);
  const cubies = [0, 1].map(() => ({
    cp: new Array<number>(CORNER_NAMES.length).fill(0),
    co: new Array<number>(CORNER_NAMES.length).fill(0),
    ep: new Array<number>(EDGE_NAMES.length).fill(0),
    eo: new Array<number>(EDGE_NAMES.length).fill(0),
  }));
  const cube = new Int32Array(PACKED_WORDS);
  const limbs = new Int32Array(RANK_LIMBS);
  const kernel = packedKernel();
  return (path, length) => {
    let now = cubies[0];
    let next = cubies[1];
    for (let place = 0; place < now.cp.length; place++) {
      now.cp[place] = start.cp[place];
      now.co[place] = start.co[place];
    }
    for (let place = 0; place < now.ep.length; place++) {
      now.ep[place] = start.ep[place];
      now.eo[place] = start.eo[place];
    }
    for (let i = 1; i <= length; i++) {
      const { corner, edge } = moves[path[i]];
      for (let place = 0; place < now.cp.length; place++) {
        next.cp[place] = now.cp[corner.from[place]];
        next.co[place] = (now.co[corner.from[place]] + corner.turn[place]) % 3;
      }
      for (let place = 0; place < now.ep.length; place++) {
        next.ep[place] = now.ep[edge.from[place]];
        next.eo[place] = now.eo[edge.from[place]] ^ edge.turn[place];
      }
      [now, next] = [next, now];
    }
    packCubies(now, cube, 0);
    kernel.rank(cube, limbs, 0, 1);
    return compare(limbs, first) >= 0 && compare(limbs, last) <= 0;
  };
}

/** 22 bits each, least significant first. */
function limbsOf(rank: bigint): Int32Array {
  return Int32Array.from({ length: RANK_LIMBS }, (_, i) => Number((rank >> BigInt(22 * i)) & 0x3fffffn));
}

function compare(a: Int32Array, b: Int32Array): number {
  return a[2] - b[2] || a[1] - b[1] || a[0] - b[0];
}
