/**
 * Counts over many states, and how likely such counts are if all states are equally likely.
 *
 * Places: n pieces in n places, counted: (n − 1) / N · Σ (count − N / n)² is chi-square with (n − 1)² degrees, as the rows and columns
 * of a permutation each have one entry. Of centers only the color shows: 6 colors in 24 places, 115 degrees. Twists and flips:
 * those of two places are independent, so the places' own chi-squares add up. Parity: two classes.
 * Together: two neighbors on an edge of the cube that were turned alike stand as when solved; the mean over N states.
 */
import { cubeGeometry, handTurns, ROTATION_COUNT, rotations } from "@cubegram/core/geometry";
import { randomBelow } from "@cubegram/core/perm";

/** @param {number} size */
export function tally(size) {
  const { cells, place, placeInOrbit, orientation, orbits, cellOfFacelet } = cubeGeometry(size);
  const isEven = size % 2 === 0;
  const groups = orbits
    .filter(({ kind }) => kind !== "fixedCenter")
    .map((orbit) => {
      const isCenter = orbit.kind.endsWith("Center");
      // The corner that holds an even cube upright never moves.
      const used = orbit.cells.length - (isEven && orbit.kind === "corner" ? 1 : 0);
      return {
        orbit,
        isCenter,
        used,
        counts: new Float64Array(24 * 24),
        turned: new Float64Array(24 * 3),
        odd: 0,
      };
    });
  const faceOf = new Uint8Array(cells.length);
  cellOfFacelet.forEach((cell, facelet) => {
    faceOf[cell] = Math.floor(facelet / size ** 2);
  });
  const bonds = bondsOf(size);
  const expected = bonds.reduce((sum, { chance }) => sum + chance, 0);
  let states = 0;
  let sum = 0;
  let squares = 0;
  const permutation = new Uint8Array(24);

  return {
    /** @param {Uint8Array} state */
    add(state) {
      states++;
      for (const group of groups) {
        const { orbit, isCenter, counts, turned } = group;
        const { cells: home, orientations } = orbit;
        for (let piece = 0; piece < home.length; piece++) {
          const key = home[piece] * ROTATION_COUNT + state[home[piece]];
          const at = placeInOrbit[place[key]];
          permutation[piece] = at;
          counts[(isCenter ? faceOf[home[piece]] : piece) * 24 + at]++;
          if (orientations > 1) turned[at * 3 + orientation[key]]++;
        }
        if (!isCenter) group.odd += parityOf(permutation, home.length);
      }
      let together = 0;
      for (let i = 0; i < bonds.length; i++) if (state[bonds[i].a] === state[bonds[i].b]) together++;
      sum += together;
      squares += together * together;
    },

    /** Neighbors that are together in a state: the mean, what it is if all states are equally likely, and its standard error. */
    together() {
      const mean = sum / states;
      return { mean, expected, error: Math.sqrt((squares / states - mean * mean) / states) };
    },

    rows() {
      const rows = groups.flatMap(({ orbit, isCenter, used, counts, turned, odd }) => {
        const name = orbit.kind + (orbit.depths.length > 0 ? ` ${orbit.depths.join(" ")}` : "");
        const kinds = isCenter ? 6 : used;
        const fixed = isEven && orbit.kind === "corner" ? fixedPlace(counts, orbit.cells.length, states) : -1;
        let spread = 0;
        for (let kind = 0; kind < orbit.cells.length; kind++)
          for (let at = 0; at < orbit.cells.length; at++)
            if (kind !== fixed && at !== fixed && (!isCenter || kind < 6))
              spread += (counts[kind * 24 + at] - states / kinds) ** 2;
        const factor = isCenter ? 23 / (4 * states) : (used - 1) / states;
        const degrees = isCenter ? 115 : (used - 1) ** 2;
        const result = [row(name, isCenter ? "color in place" : "piece in place", spread * factor, degrees)];
        const { orientations } = orbit;
        if (orientations > 1) {
          let chi = 0;
          const mean = states / orientations;
          for (let at = 0; at < orbit.cells.length; at++)
            if (at !== fixed)
              for (let way = 0; way < orientations; way++) chi += (turned[at * 3 + way] - mean) ** 2 / mean;
          result.push(
            row(
              name,
              orientations === 3 ? "twist in place" : "flip in place",
              chi,
              used * (orientations - 1),
            ),
          );
        }
        if (!isCenter) result.push(row(name, "parity", (2 * odd - states) ** 2 / states, 1));
        return result;
      });
      const { mean, error } = this.together();
      rows.push(row("neighbors", "together", ((mean - expected) / error) ** 2, 1));
      return rows;
    },
  };
}

/** @param {string} orbit @param {string} counted @param {number} chi @param {number} degrees */
function row(orbit, counted, chi, degrees) {
  return { orbit, counted, "chi-square": chi.toFixed(1), degrees, p: printChance(chance(chi, degrees)) };
}

function printChance(p) {
  return p < 1e-4 ? "< 0.0001" : p.toFixed(4);
}

/** The place of the piece that was home in every state. */
function fixedPlace(counts, places, states) {
  for (let at = 0; at < places; at++) if (counts[at * 24 + at] === states) return at;
  return -1;
}

function parityOf(permutation, length) {
  let odd = 0;
  let seen = 0;
  for (let start = 0; start < length; start++) {
    if (seen & (1 << start)) continue;
    let at = start;
    let cycle = 0;
    while (!(seen & (1 << at))) {
      seen |= 1 << at;
      at = permutation[at];
      cycle++;
    }
    odd ^= (cycle - 1) & 1;
  }
  return odd;
}

/** Neighbors along the edges of the cube, and how likely they are turned alike if all states are equally likely. */
function bondsOf(size) {
  const { cells, orbitOfCell, orbits } = cubeGeometry(size);
  const outer = size - 1;
  const onEdge = cells.map((cell) => cell.filter((coordinate) => Math.abs(coordinate) === outer).length >= 2);
  const bonds = [];
  for (let a = 0; a < cells.length; a++)
    for (let b = a + 1; b < cells.length; b++) {
      if (!onEdge[a] || !onEdge[b]) continue;
      const apart = cells[a].reduce(
        (sum, coordinate, axis) => sum + Math.abs(coordinate - cells[b][axis]),
        0,
      );
      if (apart !== 2) continue;
      const { cells: places, orientations } = orbits[orbitOfCell[b]];
      // A second piece of the same orbit cannot stand where the first one stands.
      const free = places.length - (orbitOfCell[a] === orbitOfCell[b] ? 1 : 0);
      bonds.push({ a, b, chance: 1 / (free * orientations) });
    }
  return bonds;
}

/** The chance of at least that chi-square: the regularized upper incomplete gamma function, by series or continued fraction. */
export function chance(chi, degrees) {
  const a = degrees / 2;
  const x = chi / 2;
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 10_000 && term > sum * 1e-15; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - scale * sum;
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 10_000; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b);
    c = b + factor / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return scale * h;
}

/** Stirling's series, after stepping up to where it is exact enough. */
function logGamma(x) {
  let shift = 0;
  while (x < 20) shift += Math.log(x++);
  return (
    (x - 0.5) * Math.log(x) -
    x +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * x) -
    1 / (360 * x ** 3) +
    1 / (1260 * x ** 5) -
    shift
  );
}

/** A cube under random moves, as `scramble --random-moves` draws them, by one table per move. @param {number} size @param {() => number} random */
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
