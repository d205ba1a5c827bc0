/** Single pictures: how long a look takes and in how many the face is found, compared with outlines by OpenCV. */
import { seededRandom } from "@cubegram/core/perm";
import { coloringOf, randomState } from "@cubegram/core/state";
import { findFaces } from "@cubegram/core/vision";
import { clipOf } from "./clip.mjs";
import { median, share, timed } from "./score.mjs";

/** How long a look at a frame of 640 × 480 pixels takes: the synthetic ones, enlarged. */
export function wideFrames() {
  const random = seededRandom("wide frames");
  const coloring = coloringOf(randomState(3, random));
  const clip = clipOf(coloring, "hard", random);
  const frames = clip.order.flatMap((face) => clip.heldUp(face, 2)).map(enlarged);
  for (const frame of frames) findFaces(frame);
  const times = [];
  for (const frame of frames) timed(times, () => findFaces(frame));
  return { what: "a frame of 640 × 480 pixels", "look, ms a frame": median(times) };
}

/** Single pictures of a 3x3's faces: in how many we find the face, and in how many OpenCV's outlines are its nine stickers. */
export function facesFound(kind, find, from, cubes) {
  const count = { pictures: 0, ours: 0, theirs: 0, most: 0 };
  const times = { ours: [], theirs: [] };
  for (let cube = from; cube < from + cubes; cube++) {
    const random = seededRandom(`faces 3 ${kind} ${cube}`);
    const clip = clipOf(coloringOf(randomState(3, random)), kind, random);
    for (const face of clip.order)
      for (const frame of clip.heldUp(face, 1)) {
        count.pictures++;
        const [best] = timed(times.ours, () => findFaces(frame));
        if (best?.size === 3 && isNear(best.corners, frame.corners)) count.ours++;
        const squares = timed(times.theirs, () => find(frame));
        const seen = stickersAmong(squares, frame.corners);
        if (seen === 9) count.theirs++;
        if (seen >= 7) count.most++;
      }
  }
  return {
    what: `pictures of a face, 3x3x3, ${kind}`,
    pictures: count.pictures,
    "face found": share(count.ours, count.pictures),
    "all nine stickers by OpenCV": share(count.theirs, count.pictures),
    "seven of them": share(count.most, count.pictures),
    "look, ms a frame": median(times.ours),
    "OpenCV, ms a frame": median(times.theirs),
  };
}

/** Whether corners, starting with any of them, are right to within a third of a sticker. */
function isNear(found, corners) {
  const near = Math.hypot(corners[0].x - corners[1].x, corners[0].y - corners[1].y) / 9;
  return [0, 1, 2, 3].some((turn) =>
    corners.every(({ x, y }, at) => {
      const other = found[(at + turn) % 4];
      return Math.hypot(other.x - x, other.y - y) < near;
    }),
  );
}

/** How many of the nine places of a face (treating it as flat is close enough) have a square at their middle. */
function stickersAmong(squares, corners) {
  const [a, b, c, d] = corners;
  const near = Math.hypot(a.x - b.x, a.y - b.y) / 9;
  let seen = 0;
  for (let place = 0; place < 9; place++) {
    const [u, v] = [((place % 3) + 0.5) / 3, (Math.floor(place / 3) + 0.5) / 3];
    const mix = (key) => (a[key] * (1 - u) + b[key] * u) * (1 - v) + (d[key] * (1 - u) + c[key] * u) * v;
    const [x, y] = [mix("x"), mix("y")];
    if (squares.some((square) => Math.hypot(square.x - x, square.y - y) < near)) seen++;
  }
  return seen;
}

function enlarged({ width, height, rgba }) {
  const [wide, high] = [640, 480];
  const source = new Uint32Array(rgba.buffer);
  const pixels = Uint32Array.from({ length: wide * high }, (_, at) => {
    const [x, y] = [at % wide, Math.floor(at / wide)];
    return source[Math.floor((y * height) / high) * width + Math.floor((x * width) / wide)];
  });
  return { width: wide, height: high, rgba: new Uint8ClampedArray(pixels.buffer) };
}
