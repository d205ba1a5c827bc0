/** An argument that fits, for every type of a parameter that the library has. */

import { heldSides } from "../src/diagnosis/index.ts";
import { Cube, ok, parseAlg, seededRandom, unwrap } from "../src/doors/index.ts";
import { sheetPages } from "../src/drawing/index.ts";
import { primeField } from "../src/field/index.ts";
import { cubeGeometry, faces, faceTurn, rotations } from "../src/geometry/index.ts";
import { follow } from "../src/message/index.ts";
import { facingArraysOf } from "../src/models/index.ts";
import { sealNote } from "../src/secret/index.ts";
import { coloringOf, cubiesOf, solvedColoring } from "../src/state/index.ts";
import { LANGUAGES, loadModel } from "../src/text/index.ts";
import { newScan } from "../src/vision/index.ts";
import type { Parameter } from "./parameters.ts";

const R = Cube.fromAlg("R");
const random = seededRandom("arguments");
const port = () => ({ postMessage: () => {}, onmessage: null });
const turn = faceTurn(faces()[0], 3, 1);
const frame = { width: 40, height: 30, rgba: new Uint8Array(4 * 40 * 30) };
const lock = { size: 3, number: 5n };
const randomBytes = (length: number) => new Uint8Array(length);

/** By `name: type` where the type does not tell, and by type. */
const SAMPLES: Readonly<Record<string, () => unknown>> = {
  // A password's key takes half a second, so none is made: the signal has aborted.
  "{ readonly onProgress?: (done: number) → void; readonly signal?: AbortSignal; }": () => ({
    signal: AbortSignal.abort(),
  }),
  "code: string": () => "en",
  "step: string": () => "cross",
  "wanted: string": () => "middle",
  "color: string": () => "#ff0000",
  "background: string": () => "#ffffff",
  "number: bigint": () => 5n,
  "count: bigint": () => 10n ** 9n,
  "prime: bigint": () => 101n,
  "modulus: bigint": () => 101n,
  "states: bigint": () => Cube.count(3),
  "metric: LargeMetric": () => "SQTM",
  "key: Uint8Array": () => new Uint8Array(32),
  "pieces: Uint8Array": () => R.state.rotations.slice(),
  "cubes: Int32Array": () => new Int32Array(16),
  "at: number": () => 0,
  "from: number": () => 0,
  "to: number": () => 1,
  "patience: number": () => 1000,
  "values: bigint": () => Cube.count(3),
  "values: unknown": () => primeField(101n).zeros(3),
  "input: unknown": () => "",
  "flat: unknown": () => [],
  "_cache: unknown": () => undefined,
  "color: number": () => 0,
  "oddness: 0 | 1": () => 0,

  "Iterable<CubeFile>": () => [{ name: "a", chunks: [Uint8Array.of(53)] }],
  string: () => "R",
  number: () => 3,
  bigint: () => 5n,
  "number | bigint": () => 3,
  "string | number": () => "seed",
  "string | Alg": () => "R U",
  "string | Coloring": () => coloringOf(R.state),
  "string | Uint8Array": () => "",
  Uint8Array: () => Uint8Array.of(1, 2),
  Int32Array: () => Int32Array.of(1, 2),
  "ArrayLike<number>": () => [0, 1],
  "readonly number[]": () => [0, 1],
  "readonly bigint[]": () => [2n, 3n],
  '"M" | "E" | "S"': () => "M",
  "() → HostPort": () => port,
  "() → number": () => random,
  RandomSource: () => random,
  "Result<T>": () => ok(1),
  T: () => 1,
  E: () => ({ code: "none", message: "None." }),

  Axis: () => 0,
  Vector: () => [1, 0, 0],
  Matrix: () => rotations().matrices[1],
  Face: () => faces()[0],
  Turn: () => turn,
  "Iterable<Turn>": () => [turn],
  "readonly Turn[]": () => [turn],
  Orbit: () => cubeGeometry(3).orbits[0],
  OrbitKind: () => "corner",
  Permutation: () => [1, 0, 2],

  Assembly: () => R.state,
  CubeState: () => R.state,
  Scene: () => ({ width: 10, height: 10, shapes: [] }),
  Coloring: () => coloringOf(R.state),
  Cubies: () => cubiesOf(R.state),
  'Omit<Cubies, "center">': () => cubiesOf(R.state),
  Alg: () => unwrap(parseAlg("R U")),
  Move: () => unwrap(parseAlg("R")).nodes[0],
  CubeLike: () => R,
  "CubeLike | readonly CubeLike[]": () => R,
  Follow: () => follow(R, "U2 F"),
  "CubeState | { readonly state: CubeState; }": () => R,
  "readonly CubeLike[]": () => [R],
  "Iterable<CubeLike> | AsyncIterable<CubeLike>": () => [Cube.solved()],
  StepName: () => "cross",
  "StepName | Coloring": () => "cross",
  Tier: () => "small",
  WordName: () => "assembly",

  Hold: () => ({ kind: "cube", rotation: 0 }),
  HeldSides: () => heldSides(coloringOf(R.state)),
  "ReadonlySet<string>": () => new Set([R.facelets()]),
  FaultFacts: () => ({ code: "twist", facelets: [], twist: 1 }),
  Wording: () => ({ size: 3, vocabulary: "faces" }),
  FacingArrays: () => facingArraysOf(R.state),
  "readonly MatrixPiece[]": () => [],
  "SchemeName | Palette": () => "standard",
  "Iterable<SheetPage>": () => [...sheetPages([{ coloring: solvedColoring(3) }])],
  SheetPage: () => [...sheetPages([{ coloring: solvedColoring(3) }])][0],
  "readonly SheetCube[]": () => [{ coloring: solvedColoring(3) }],
  FinderCardOptions: () => ({ code: [[true]] }),
  Image: () => ({ width: 2, height: 2, pixels: new Uint8Array(16) }),

  AnyField: () => primeField(101n),
  Samples: () => ({ points: Int32Array.of(1, 2, 3), values: primeField(101n).zeros(3) }),
  NoteLock: () => lock,
  SealedNote: () => sealNote("HELLO", lock, { randomBytes, cost: { logN: 10 } }),
  'Omit<SealOptions, "context">': () => ({ randomBytes, cost: { logN: 10 } }),

  Interval: () => ({ low: 0n, width: 1000n }),
  Language: () => LANGUAGES[0],
  "UnrankWordOptions & { readonly reachable: true; }": () => ({ reachable: true }),
  KeyOptions: () => ({ cost: { logN: 10 } }),
  TextModel: () => loadModel("en"),
  "readonly TextModel[]": async () => [await loadModel("en")],
  OnLoad: () => () => {},
  "() → CubeState": () => () => Cube.fromAlg("R U F").state,
  Message: () => "HI",
  DecodedMessage: () => ({ text: "HI", size: 3, check: "passed", checkBits: 9, repairs: [] }),
  LocateOptions: () => ({ made: 0 }),
  "readonly StickerRepair[]": () => [],
  "RankInterval | readonly RankInterval[]": () => ({ low: 0n, width: Cube.count(3) }),

  ByteChunks: () => [Uint8Array.of(1, 2)],
  CubeBatches: () => [[5n]],
  NumberBatches: () => [[5n]],
  Lines: () => ["5"],
  "Iterable<ArchiveCube>": () => [R],

  Frame: () => frame,
  "readonly Frame[]": () => [frame],
  Scan: () => newScan(3),
  "readonly FaceSamples[]": () => [],
  'Pick<CubeReading, "size" | "faces" | "told" | "colorOf">': () => ({
    size: 3,
    faces: [],
    told: [],
    colorOf: [0, 1, 2, 3, 4, 5],
  }),
  HostPort: port,
  "Answering<Request, Sent>": () => ({ answer: async () => 1, pack: String, busy: () => new Error("busy") }),
  "CallerErrors<Sent>": () => ({ unpack: () => new Error("sent"), aborted: () => new Error("aborted") }),
};

/** Options may be none. */
export function sampleOf({ name, type, isOptional }: Parameter): unknown {
  const sample = SAMPLES[`${name}: ${type}`] ?? SAMPLES[type];
  if (!sample && isOptional) return undefined;
  if (!sample) throw new Error(`no sample of "${name}: ${type}": add one to sample-arguments.ts`);
  return sample();
}
