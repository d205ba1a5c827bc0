/** A cube under random moves, as `scramble --random-moves` draws them, by one table per move. */
import { cubeGeometry, handTurns, ROTATION_COUNT, rotations } from "@cubegram/core/geometry";
import { randomBelow } from "@cubegram/core/perm";

/** @param {number} size @param {() => number} random */
export function mixing(size, random) {
  const { cells, place, layer } = cubeGeometry(size);
  const { product, quarter } = rotations();
  const turns = handTurns(size);
  const tables = turns.map(({ axis, first, last, quarters }) =>
    Uint8Array.from(place, (at, key) => {
      const rotation = key % ROTATION_COUNT;
      const depth = layer[axis][at];
      return depth >= first && depth <= last
        ? product[quarter[axis][quarters] * ROTATION_COUNT + rotation]
        : rotation;
    }),
  );
  const pieces = new Uint8Array(cells.length);
  let axis = -1;
  return {
    rotations: pieces,
    reset() {
      pieces.fill(0);
      axis = -1;
    },
    turn() {
      let chosen = randomBelow(turns.length, random);
      while (turns[chosen].axis === axis) chosen = randomBelow(turns.length, random);
      axis = turns[chosen].axis;
      const table = tables[chosen];
      for (let piece = 0; piece < pieces.length; piece++)
        pieces[piece] = table[piece * ROTATION_COUNT + pieces[piece]];
    },
  };
}
