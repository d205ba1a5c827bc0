/**
 * Every error code of this library: one list for the documentation, the web app's catalog and programs that handle them all.
 * A code never changes its meaning. Tests compare the list with what the sources raise.
 */

/** Code → where it comes from (rooms, separated by commas) and what it means, as one sentence. */
export const ERROR_CODES = {
  // Everywhere.
  misuse:
    "all: an argument or option has the wrong type or is out of range; a TypeError or RangeError, with `argument`",
  aborted: "all: the caller's `signal` aborted; the error's name is AbortError",

  // Algorithms as text.
  "unknown-move": "notation: a letter does not name a move",
  "unknown-character": "notation: a character has no meaning in an algorithm",
  "number-without-move": "notation: a number has no move before or after it",
  "misplaced-prime": "notation: a prime is out of place",
  "double-prime": "notation: two primes follow each other",
  "ambiguous-number": "notation: a number could belong to either of two moves",
  "ambiguous-letter": "notation: a letter could be either of two moves",
  "leading-zero": "notation: a number begins with 0",
  "amount-too-large": "notation: a move is repeated too often",
  "layer-not-allowed": "notation: this move takes no layer number",
  "no-such-layer": "notation: the cube has fewer layers",
  "layer-range": "notation: a range of layers ends before it begins",
  "unclosed-bracket": "notation: a bracket is never closed",
  "unopened-bracket": "notation: a bracket is closed that was never opened",
  "wrong-bracket": "notation: a bracket is closed by one of another kind",
  "missing-separator": "notation: `[A, B]` or `[A: B]` has no comma or colon",
  "two-separators": "notation: `[A, B]` or `[A: B]` has two separators",
  "stray-separator": "notation: a comma or colon stands outside brackets",
  "amount-not-allowed": "notation: this cannot be repeated",
  "unclosed-comment": "notation: a comment is never closed",
  "whole-cube-turn": "notation: a turn of all layers is a rotation and must be written as one",
  "no-middle-slice": "notation: a cube with an even number of layers has no middle slice",
  "no-inner-slice": "notation: the cube has no inner layers of that name",
  "alg-too-long": "notation: written out, the algorithm has more than a million moves",

  // Stickers and pieces: the faults of `diagnose`.
  length: "diagnosis, models: no cube has that many stickers",
  "face-label": "diagnosis: a face is labeled wrongly or twice",
  letter: "diagnosis: a letter names neither a face nor a color",
  "letters-mixed": "diagnosis: letters of faces and of colors are mixed",
  "colour-count": "diagnosis: too many or too few stickers have a color",
  "center-doubled": "diagnosis: two centers have the same color",
  "center-missing": "diagnosis: no center has this color",
  "center-arrangement": "diagnosis, codec: no cube has its centers arranged this way",
  "scheme-mirrored": "diagnosis: the colors are arranged as on a mirrored cube",
  "scheme-other": "diagnosis: the faces have the colors of another scheme",
  "face-order": "diagnosis: the faces were written down in another order",
  "face-rotated": "diagnosis: a face was written down rotated",
  "piece-impossible": "diagnosis: no piece has these colors",
  "corner-mirrored": "diagnosis: a corner has its colors in mirrored order",
  "piece-doubled": "diagnosis: a piece occurs more than once",
  "piece-missing": "diagnosis: a piece is missing",
  "center-count": "diagnosis: an orbit of centers has too many or too few of a color",
  "corner-twist": "diagnosis, codec: the twists of the corners do not sum to a multiple of 3",
  "edge-flip": "diagnosis, codec: an odd number of edges is flipped",
  parity: "diagnosis, codec: turns cannot reach this parity of the pieces",
  "stickers-contradictory": "diagnosis: no cube matches the known stickers",
  "stickers-unknown": "diagnosis: several cubes match the known stickers",
  "illegal-cube": "diagnosis, Cube: turns cannot reach this cube; `faults` lists why",
  "unreachable-state": "solve: turns cannot reach this cube",

  // Numbers and other people's formats.
  "out-of-range": "Cube, models, message, archive: no state has this number",
  "cubies-shape": "state, cubecode: cp, co, ep and eo are not lists of the right length and content",
  cubejs: "models: not a cube in cubejs's format",
  kpattern: "models: not a cube as a KPattern",
  reid: "models: not a cube in Reid's notation",
  visualcube: "models: the link to VisualCube holds no cube",
  "alg-link": "models: the link to alg.cubing.net or Twizzle holds no algorithm",
  number: "models: not a decimal, hexadecimal or binary number",
  size: "models: the cube has more layers than requested",
  labels: "models: not a cube given by labels",
  "facing-arrays": "models: not a cube given by corners, edges and their facing",
  "flat-cube": "models: not a cube given as faces of rows",
  "matrix-pieces": "models: not a cube given by positions and colors of pieces",
  stickers: "models: not a cube given by numbered stickers",
  "word-range": "models: a word has a field that is out of range",
  "word-unreachable": "models: a word stands for a cube that turns cannot reach",

  // Messages.
  "too-long": "message: the text does not fit on the cubes; see `bits` (needed) and `room`",
  "text-too-long": "text: the text needs more states than the cube has",
  "lone-surrogate": "message: half a surrogate pair is not text",
  "text-not-unicode": "text: half a surrogate pair is not text",
  "no-message": "message: the number stands for no message in this code",
  "not-coordinates": "message: not coordinates, or not written as they are on cubes",
  "not-letters": "message: not letters or digits that can be read by hand, or too many",
  "too-many-cubes": "message, archive: more cubes than a message or an archive can have",
  "not-verified": "message: the result failed the final check; please report it",

  // Secrets.
  "password-needed": "archive: the archive is sealed with a password",
  "wrong-password": "archive, secret: the password does not open it",
  "key-cost": "archive, secret: trying a password costs more than `maxLogN` allows",
  "sealed-shape": "secret: the bytes do not come from `seal`",
  "no-note": "secret: the link holds no note",
  "wrong-cube": "secret: another cube opens this note",

  // Archives and sheets.
  "not-an-archive": "archive: the cubes hold no archive, or too little of one",
  "newer-version": "archive, secret: a newer version of this program made it",
  "not-repairable":
    "archive: more cubes are lost or wrong than parity can make up for; `lost`, `needed`, `suspect`",
  "too-large": "archive: the content has more bytes than `maxBytes`, or a sheet than any sheet has",
  "parity-size": "archive: cubes larger than 24x24 cannot have parity",
  "no-decompression": "archive: this host cannot decompress",
  "lost-cube": "archive: in `faults`: this cube is missing",
  "suspect-cube": "archive: in `faults`: this cube may be wrong",
  "no-cube": "archive, vision: the line, or the picture, holds no cube",
  "line-length": "archive: a line of a cube list is too long",
  "cube-size": "archive: a line of a cube list holds a cube of another size",
  "no-sheet": "archive, sheet: the picture or text is not a page of a cube sheet",

  // Solving.
  "unsupported-method": "solve: this method does not solve cubes of this size, or not in this metric",
  "unsupported-size": "solve, fewest: cubes of this size cannot be solved here",
  "no-solution": "solve, fewest: there is no solution that short",
  "not-found": "fewest: none was found within the limits",
  timeout: "solve: no solution was found in time",
  "no-memory": "solve: there is not enough memory for the table",
  "table-miss": "solve: a stored table is damaged or from another version and will be rebuilt",
  closed: "worker: the connection to the worker was closed",
  "worker-failed": "worker: a worker could not be started, or died",
  "bad-request": "worker: the message on the port is not a request",

  // Pictures.
  "no-face": "vision: no face of a cube was found in the picture",
  faces: "vision: not six faces, nor five that suffice",
  samples: "vision: the samples of a face are not n × n colors",
} as const;

/** A code of `ERROR_CODES`. */
export type ErrorCode = keyof typeof ERROR_CODES;
