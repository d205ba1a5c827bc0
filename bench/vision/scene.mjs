/**
 * Made-up pictures of cubes, repeatable from a seed. A cube in space is seen by a camera with a lens: every point of a picture is a ray,
 * met with the cube, the fingers around it and a background with squares of its own. Lamps from 2,500 to 8,000 K that the camera only half
 * corrects, or colored ones; exposure, shading, mirrored lamps; stickers, stickerless cubes, logos, worn ones, all schemes.
 */
import { faces } from "@cubegram/core/geometry";
import { randomBelow } from "@cubegram/core/perm";
import { developed } from "./develop.mjs";

export const WIDTH = 480;
export const HEIGHT = 360;

/** Light (linear, 0 … 1) of stickers of three makes, colors in the order U R F D L B of the usual scheme. */
const MAKES = [
  [
    [0.78, 0.8, 0.8],
    [0.42, 0.01, 0.015],
    [0.01, 0.28, 0.07],
    [0.7, 0.62, 0.02],
    [0.8, 0.13, 0.01],
    [0.005, 0.06, 0.4],
  ],
  [
    [0.85, 0.85, 0.84],
    [0.5, 0.02, 0.03],
    [0.02, 0.4, 0.12],
    [0.8, 0.75, 0.08],
    [0.9, 0.2, 0.02],
    [0.01, 0.1, 0.5],
  ],
  [
    [0.7, 0.7, 0.66],
    [0.33, 0.02, 0.02],
    [0.015, 0.2, 0.06],
    [0.6, 0.48, 0.03],
    [0.6, 0.1, 0.02],
    [0.01, 0.05, 0.28],
  ],
];

/** What a class of pictures may be like. Ranges are drawn from evenly, shares are chances, tilts are in radians. */
export const CLASSES = {
  ordinary: {
    tilt: 0.25,
    temperature: [3200, 6800],
    corrected: [0.6, 1],
    colored: 0,
    exposure: [0.7, 1.15],
    perFace: 0.12,
    shade: 0.25,
    glare: 0.25,
    glareStrength: 0.5,
    fingers: 0.3,
    fingerReach: 0.15,
    blur: [0, 0.7],
    motion: [0, 2],
    noise: [0.004, 0.012],
    quality: [75, 92],
    lens: 0.03,
    worn: 0.1,
    logo: 0.2,
    otherScheme: 0,
  },
  hard: {
    tilt: 0.4,
    temperature: [2500, 8000],
    corrected: [0.2, 1],
    colored: 0.1,
    exposure: [0.4, 1.7],
    perFace: 0.3,
    shade: 0.6,
    glare: 0.6,
    glareStrength: 1,
    fingers: 0.6,
    fingerReach: 0.35,
    blur: [0.3, 1.6],
    motion: [0, 5],
    noise: [0.01, 0.03],
    quality: [45, 80],
    lens: 0.08,
    worn: 0.5,
    logo: 0.5,
    otherScheme: 0.03,
  },
};

/** A scheme of colors other than the usual: two exchanged in what the stickers are made of. */
function exchanged(make, random) {
  const [a, b] = [randomBelow(6, random), randomBelow(5, random)];
  const other = b < a ? b : b + 1;
  return make.map((_, color) => make[color === a ? other : color === other ? a : color]);
}

/**
 * A cube in a room: what stays the same in all pictures of it.
 * @param {{ size: number, colors: ArrayLike<number> }} coloring
 * @param {keyof typeof CLASSES} kind
 */
export function makeScene({ size, colors }, kind, random) {
  const limits = CLASSES[kind];
  const between = (/** @type {readonly number[]} */ [low, high]) => low + (high - low) * random();
  const chance = (share) => random() < share;
  const make = MAKES[randomBelow(MAKES.length, random)].map((rgb) =>
    rgb.map((light) => light * (0.85 + 0.3 * random())),
  );
  const isStickerless = chance(0.4);
  const warm = lampOf(between(limits.temperature), between(limits.corrected));
  const light = chance(limits.colored) ? warm.map((gain) => gain * (0.75 + 0.5 * random())) : warm;
  const isWorn = chance(limits.worn);
  const isUsual = !chance(limits.otherScheme);
  return {
    isUsual,
    size,
    colors,
    limits,
    make: isUsual ? make : exchanged(make, random),
    wear: Array.from({ length: 6 * size * size }, () =>
      isWorn ? 0.75 + 0.5 * random() : 0.97 + 0.06 * random(),
    ),
    isStickerless,
    border: isStickerless ? 0.025 : 0.06 + 0.06 * random(),
    round: isStickerless ? 0.06 : 0.04 + 0.16 * random(),
    plastic: chance(0.8) ? 0.01 + 0.02 * random() : 0.5,
    /** A dark drawing on the center of one face. */
    logo:
      size % 2 === 1 && chance(limits.logo)
        ? { face: randomBelow(6, random), r: 0.1 + 0.2 * random() }
        : undefined,
    light,
    exposure: between(limits.exposure),
    /** Where a lamp stands that the stickers mirror, seen from the cube. */
    lamp: chance(limits.glare)
      ? { to: unit([random() - 0.5, random() - 0.5, 1.6]), strength: limits.glareStrength * random() }
      : undefined,
    shade: [limits.shade * (random() - 0.5), limits.shade * (random() - 0.5)],
    bend: limits.lens * (random() - 0.6),
    blur: between(limits.blur),
    noise: between(limits.noise),
    quality: Math.round(between(limits.quality)),
    background: backgroundOf(random),
  };
}

/** Gains of a lamp's red, green and blue that the camera leaves: a straight line in the logarithm of the temperature, good enough here. */
function lampOf(kelvin, corrected) {
  const warm = Math.log(6500 / kelvin) * (1 - corrected);
  return [Math.exp(0.55 * warm), 1, Math.exp(-0.95 * warm)];
}

/**
 * One picture. Of the view: the rotation has the cube's axes x y z in its rows, and where the camera has them (right, down, away) in its
 * columns; the middle of the cube and its edge are in pixels; `gain` is the exposure, `motion` how far it moves while the shutter is open.
 */
export function pictureOf(scene, { rotation, at, side, gain, motion, fingers }, random) {
  const { size, colors, make, wear, isStickerless, border, round, plastic, light, lamp, shade, bend } = scene;
  const tint = light.map((share) => share * scene.exposure * gain);
  // Edges of the cube are 1; the camera is so far away that the nearest face is `side` pixels wide.
  const far = 4.5;
  const focal = side * (far - 0.5);
  // How squarely the light of the room, which comes from beside the camera, falls on each face.
  const seen = faces().map(({ normal, right, down }) => ({
    normal,
    right,
    down,
    facing: -dotColumn(rotation, normal, 2),
  }));
  const faceOf = Array.from({ length: 6 }, (_, slot) =>
    seen.findIndex(({ normal }) => normal[slot >> 1] === (slot & 1 ? 1 : -1)),
  );
  // The lamp stands still before the camera.
  const toLamp =
    lamp && rotation.map((axes) => axes[0] * lamp.to[0] + axes[1] * lamp.to[1] - axes[2] * lamp.to[2]);
  const pixels = new Float32Array(WIDTH * HEIGHT * 3);
  const reach = side * 1.4;
  // No point of the cube is farther from its middle, as the camera sees it.
  const outside = (side * 1.05) ** 2;
  const passes = motion.length > 1.5 ? 6 : 4;
  const [left, top] = [Math.max(0, Math.floor(at[0] - reach)), Math.max(0, Math.floor(at[1] - reach))];
  const [wide, high] = [
    Math.min(WIDTH, Math.ceil(at[0] + reach)),
    Math.min(HEIGHT, Math.ceil(at[1] + reach)),
  ];
  const own = scene.background;
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (x >= left && x < wide && y >= top && y < high) continue;
      const to = (y * WIDTH + x) * 3;
      for (let k = 0; k < 3; k++) pixels[to + k] = own[to + k] * tint[k];
    }
  const eye = [0, 1, 2].map((axis) => -rotation[axis][2] * far);
  const ray = [0, 0, 0];
  const out = [0, 0, 0];
  const point = [0, 0, 0];
  for (let pass = 0; pass < passes; pass++) {
    const along = (pass / (passes - 1) - 0.5) * motion.length;
    const dx = motion.way[0] * along + (pass & 1) * 0.5 - 0.25;
    const dy = motion.way[1] * along + ((pass >> 1) & 1) * 0.5 - 0.25;
    for (let y = top; y < high; y++)
      for (let x = left; x < wide; x++) {
        lightAt(x + dx, y + dy, (y * WIDTH + x) * 3);
        const to = (y * WIDTH + x) * 3;
        for (let k = 0; k < 3; k++) pixels[to + k] += out[k] / passes;
      }
  }
  const camera = {
    width: WIDTH,
    height: HEIGHT,
    blur: scene.blur,
    noise: scene.noise,
    quality: scene.quality,
  };
  return developed(pixels, camera, random);

  function lightAt(px, py, behind) {
    for (const { from, to, r } of fingers) {
      const away = distanceToLine(px, py, from, to) / r;
      if (away >= 1) continue;
      for (let k = 0; k < 3; k++) out[k] = SKIN[k] * (1 - 0.5 * away * away) * tint[k];
      return;
    }
    if ((px - at[0]) ** 2 + (py - at[1]) ** 2 > outside) {
      showBackground(behind);
      return;
    }
    let [cx, cy] = [(px - at[0]) / focal, (py - at[1]) / focal];
    // A lens that bends straight lines, about the middle of the picture.
    const [lx, ly] = [(px - WIDTH / 2) / WIDTH, (py - HEIGHT / 2) / WIDTH];
    const bent = 1 + bend * (lx * lx + ly * ly) * 4;
    cx *= bent;
    cy *= bent;
    for (let axis = 0; axis < 3; axis++)
      ray[axis] = rotation[axis][0] * cx + rotation[axis][1] * cy + rotation[axis][2];
    let [near, hit, sign] = [-1, -1, 0];
    let away = Number.POSITIVE_INFINITY;
    for (let axis = 0; axis < 3; axis++) {
      const inverse = 1 / ray[axis];
      const first = (-0.5 - eye[axis]) * inverse;
      const last = (0.5 - eye[axis]) * inverse;
      const enter = Math.min(first, last);
      if (enter > near) {
        near = enter;
        hit = axis;
        sign = first < last ? -1 : 1;
      }
      away = Math.min(away, Math.max(first, last));
    }
    if (near > away || near < 0) {
      showBackground(behind);
      return;
    }
    for (let axis = 0; axis < 3; axis++) point[axis] = eye[axis] + near * ray[axis];
    const face = faceOf[hit * 2 + (sign > 0 ? 1 : 0)];
    const { right, down, normal, facing } = seen[face];
    const u = dot(point, right) + 0.5;
    const v = dot(point, down) + 0.5;
    const column = Math.min(size - 1, Math.max(0, Math.floor(u * size)));
    const row = Math.min(size - 1, Math.max(0, Math.floor(v * size)));
    const inX = Math.abs(u * size - column - 0.5);
    const inY = Math.abs(v * size - row - 0.5);
    const edge = 0.5 - border;
    const [cornerX, cornerY] = [Math.max(0, inX - edge + round), Math.max(0, inY - edge + round)];
    let inside = inX < edge && inY < edge && cornerX ** 2 + cornerY ** 2 < round ** 2;
    const facelet = (face * size + row) * size + column;
    if (scene.logo?.face === face && column === size >> 1 && row === size >> 1)
      inside &&= Math.hypot(inX, inY) > scene.logo.r;
    const color = make[colors[facelet]];
    const lit = (0.35 + 0.65 * facing) * Math.exp(shade[0] * (u - 0.5) * 2 + shade[1] * (v - 0.5) * 2);
    const shine = lamp ? lamp.strength * mirrored(normal) : 0;
    for (let k = 0; k < 3; k++) {
      const share = inside ? color[k] * wear[facelet] : isStickerless ? color[k] * 0.25 : plastic;
      out[k] = (share * lit + shine) * tint[k];
    }
  }

  function showBackground(from) {
    for (let k = 0; k < 3; k++) out[k] = own[from + k] * tint[k];
  }

  /** How near the lamp is to where a mirror would show it. */
  function mirrored(normal) {
    let straight = 0;
    let [length, towards] = [0, 0];
    for (let axis = 0; axis < 3; axis++) {
      const toEye = eye[axis] - point[axis];
      straight += 2 * toEye * normal[axis];
      length += toEye * toEye;
    }
    for (let axis = 0; axis < 3; axis++)
      towards += (straight * normal[axis] - eye[axis] + point[axis]) * toLamp[axis];
    return Math.exp(-(1 - towards / Math.sqrt(length)) / 0.004);
  }
}

const SKIN = [0.45, 0.25, 0.17];

/** @param {readonly number[]} from @param {readonly number[]} to */
function distanceToLine(x, y, from, to) {
  const [[ax, ay], [bx, by]] = [from, to];
  const [dx, dy] = [bx - ax, by - ay];
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function dotColumn(rotation, vector, column) {
  return rotation[0][column] * vector[0] + rotation[1][column] * vector[1] + rotation[2][column] * vector[2];
}

export function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
}

/** A wall of one light, with bricks, boards or screens on it: squares that are no cube. */
function backgroundOf(random) {
  const base = [0, 1, 2].map(() => 0.05 + 0.4 * random());
  const painted = new Float32Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < painted.length; at++) painted[at] = base[at % 3];
  for (let box = 0; box < 14; box++) {
    const [x, y, w, h] = [random() * WIDTH, random() * HEIGHT, 10 + random() * 90, 10 + random() * 90];
    const rgb = [0, 1, 2].map(() => random() ** 2);
    for (let row = Math.max(0, Math.round(y - h / 2)); row < Math.min(HEIGHT, y + h / 2); row++)
      for (let column = Math.max(0, Math.round(x - w / 2)); column < Math.min(WIDTH, x + w / 2); column++)
        painted.set(rgb, (row * WIDTH + column) * 3);
  }
  return painted;
}
