/**
 * All states of a 3x3 near solved, up to the 48 symmetries, by plain breadth-first search: a reference for tables and solvers. It
 * knows what turns and symmetries do to one piece, asked of the state room, and nothing of any coordinate.
 */
import { cubeGeometry, ROTATION_COUNT, SYMMETRY_COUNT, type Turn } from "../src/geometry/index.ts";
import { conjugateState } from "../src/search/index.ts";
import { type CubeState, solvedState, turnState } from "../src/state/index.ts";

export interface Levels {
  /** How many states are 0, 1, … moves from solved. A class counts as many as it has members. */
  readonly states: readonly number[];
  /** The classes at distance d are those from first[d] to first[d + 1] − 1. */
  readonly first: readonly number[];
  /** One state of a class. */
  stateOf(index: number): CubeState;
}

/** `turns`: those that count one; with each, all its images. */
export function levelsUpToSymmetry(turns: readonly Turn[], depth: number): Levels {
  const classes = makeClassList();
  const views = makeViews();
  const moved = turns.map(makeMove);
  const [state, after, least] = [0, 1, 2].map(() => new Uint8Array(PIECES));
  const states = [1];
  const first = [0, 1];
  classes.add(least);
  for (let distance = 1; distance <= depth; distance++) {
    let count = 0;
    for (let index = first[distance - 1]; index < first[distance]; index++) {
      classes.read(index, state);
      for (const move of moved) {
        for (let piece = 0; piece < PIECES; piece++) after[piece] = move[piece * ROTATIONS + state[piece]];
        const stabilizer = leastView(views, after, least);
        if (classes.add(least)) count += SYMMETRIES / stabilizer;
      }
    }
    states.push(count);
    first.push(classes.count());
  }
  return {
    states,
    first,
    stateOf(index) {
      classes.read(index, state);
      return cubeOf(state);
    },
  };
}

// An imported constant is asked for every time it is read.
const ROTATIONS = ROTATION_COUNT;
const SYMMETRIES = SYMMETRY_COUNT;

/** A state is the rotation of each of its corners and edges; fixed centers do not move. */
const PIECES = 20;

function movableCells(): number[] {
  const { cells } = cubeGeometry(3);
  return [...cells.keys()].filter((index) => cells[index].filter((at) => at !== 0).length > 1);
}

function cubeOf(pieces: ArrayLike<number>): CubeState {
  const cube = solvedState(3);
  movableCells().forEach((cell, piece) => {
    cube.rotations[cell] = pieces[piece];
  });
  return cube;
}

function piecesOf({ rotations }: CubeState): number[] {
  return movableCells().map((cell) => rotations[cell]);
}

/** At piece · 24 + its rotation: its rotation after the turn. */
function makeMove(turn: Turn): Uint8Array {
  const table = new Uint8Array(PIECES * ROTATIONS);
  for (let rotation = 0; rotation < ROTATIONS; rotation++)
    piecesOf(turnState(cubeOf(new Array(PIECES).fill(rotation)), turn)).forEach((reached, piece) => {
      table[piece * ROTATIONS + rotation] = reached;
    });
  return table;
}

/** What the symmetries show: in the place of piece i the piece source[s · 20 + i], its rotation r as turned[s · 24 + r]. */
interface Views {
  readonly source: Uint8Array;
  readonly turned: Uint8Array;
}

function makeViews(): Views {
  const source = new Uint8Array(SYMMETRIES * PIECES);
  const turned = new Uint8Array(SYMMETRIES * ROTATIONS);
  for (let s = 0; s < SYMMETRIES; s++) {
    for (let rotation = 0; rotation < ROTATIONS; rotation++)
      turned[s * ROTATIONS + rotation] = piecesOf(
        conjugateState(cubeOf(new Array(PIECES).fill(rotation)), s),
      )[0];
    // Each piece carries its number as its rotation.
    const marked = conjugateState(cubeOf([...Array(PIECES).keys()]), s);
    const own = turned.subarray(s * ROTATIONS, (s + 1) * ROTATIONS);
    piecesOf(marked).forEach((shown, piece) => {
      source[s * PIECES + piece] = own.indexOf(shown);
    });
  }
  return { source, turned };
}

/** Writes the least of the 48 views of a state; returns how many symmetries show it, as many as keep the state. */
function leastView({ source, turned }: Views, state: Uint8Array, least: Uint8Array): number {
  least.set(state);
  let stabilizer = 1;
  for (let s = 1; s < SYMMETRIES; s++) {
    const from = s * PIECES;
    const row = s * ROTATIONS;
    let at = 0;
    while (at < PIECES && turned[row + state[source[from + at]]] === least[at]) at++;
    if (at === PIECES) stabilizer++;
    else if (turned[row + state[source[from + at]]] < least[at]) {
      stabilizer = 1;
      for (; at < PIECES; at++) least[at] = turned[row + state[source[from + at]]];
    }
  }
  return stabilizer;
}

/** Classes in the order in which they are added, each once. Room for distance 7: 2.3 million. */
interface ClassList {
  /** True: it is new. */
  add(state: Uint8Array): boolean;
  read(index: number, state: Uint8Array): void;
  count(): number;
}

const ROOM = 1 << 22;
const SLOTS = 2 * ROOM;
/** Five bits a piece, five pieces a word. */
const WORDS = 4;
const PER_WORD = 5;

function makeClassList(): ClassList {
  const words = new Int32Array(ROOM * WORDS);
  /** A class's number and one more; 0 is free. */
  const slots = new Int32Array(SLOTS);
  let count = 0;
  return {
    count: () => count,
    add(state) {
      if (count === ROOM) throw new RangeError(`expected at most ${ROOM - 1} classes`);
      // Written as the next class, and kept if there is none like it.
      const slot = slotOf(writeWords(words, count * WORDS, state));
      if (slots[slot] !== 0) return false;
      slots[slot] = ++count;
      return true;
    },
    read(index, state) {
      for (let piece = 0; piece < PIECES; piece++)
        state[piece] = (words[index * WORDS + Math.floor(piece / PER_WORD)] >> (5 * (piece % PER_WORD))) & 31;
    },
  };

  /** The slot of the class at `own`, or the free one where it belongs. */
  function slotOf(own: number): number {
    let hash = 0;
    for (let at = own; at < own + WORDS; at++) {
      hash = Math.imul(hash ^ words[at], 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    let slot = hash & (SLOTS - 1);
    while (slots[slot] !== 0 && !areAlike((slots[slot] - 1) * WORDS, own)) slot = (slot + 1) & (SLOTS - 1);
    return slot;
  }

  function areAlike(one: number, other: number): boolean {
    for (let at = 0; at < WORDS; at++) if (words[one + at] !== words[other + at]) return false;
    return true;
  }
}

/** Returns where they begin. */
function writeWords(words: Int32Array, first: number, state: Uint8Array): number {
  for (let word = 0, piece = 0; word < WORDS; word++) {
    let packed = 0;
    for (let i = 0; i < PER_WORD; i++) packed |= state[piece++] << (5 * i);
    words[first + word] = packed;
  }
  return first;
}
