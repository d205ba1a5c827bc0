/**
 * Synthetic pictures of cubes, reproducible from a seed. A camera with a lens looks at a cube in space: every point of a picture is a ray,
 * intersected with the cube, the fingers around it and a background with squares of its own. Lamps from 2,500 to 8,000 K that the camera only half
 * corrects, or colored ones; exposure, shading, reflected lamps; stickers, stickerless cubes, logos, wear, all schemes.
 */
import { faces } from "@cubegram/core/geometry";
import { randomBelow } from "@cubegram/core/perm";
import { developed } from "./develop.mjs";

export const WIDTH = 480;
export const HEIGHT = 360;

/** Light (linear, 0 … 1) of three brands of stickers, colors in the order U R F D L B of the usual scheme. */
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

/** What a class of pictures may be like. Ranges are drawn from uniformly, shares are probabilities, tilts are in radians. */
export const CLASSES = {
  /** What most published programs are shown on: a cube in even light, straight in front of the camera. */
  studio: {
    tilt: 0.05,
    temperature: [5500, 6500],
    corrected: [0.9, 1],
    colored: 0,
    exposure: [0.9, 1.05],
    perFace: 0.03,
    shade: 0.08,
    glare: 0,
    glareStrength: 0,
    fingers: 0,
    fingerReach: 0,
    blur: [0, 0.3],
    motion: [0, 0.5],
    noise: [0.002, 0.006],
    quality: [85, 95],
    lens: 0.01,
    boxes: 0,
    worn: 0,
    logo: 0,
    otherScheme: 0,
  },
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
    boxes: 14,
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
    boxes: 14,
    worn: 0.5,
    logo: 0.5,
    otherScheme: 0.03,
  },
};

/** An unusual color scheme: two of the sticker materials swapped. */
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
    /** Where the lamp is that the stickers reflect, seen from the cube. */
    lamp: chance(limits.glare)
      ? { to: unit([random() - 0.5, random() - 0.5, 1.6]), strength: limits.glareStrength * random() }
      : undefined,
    shade: [limits.shade * (random() - 0.5), limits.shade * (random() - 0.5)],
    bend: limits.lens * (random() - 0.6),
    blur: between(limits.blur),
    noise: between(limits.noise),
    quality: Math.round(between(limits.quality)),
    background: backgroundOf(limits, random),
  };
}

/** Gains of a lamp's red, green and blue after the camera's correction: linear in the logarithm of the temperature, which is good enough here. */
function lampOf(kelvin, corrected) {
  const warm = Math.log(6500 / kelvin) * (1 - corrected);
  return [Math.exp(0.55 * warm), 1, Math.exp(-0.95 * warm)];
}

/**
 * One picture. The view: the rotation has the cube's axes x y z in its rows and the camera's (right, down, away) in its
 * columns; the middle of the cube and its edge are in pixels; `gain` is the exposure, `motion` how far the cube moves while the shutter is open.
 */
export function pictureOf(scene, { rotation, at, side, gain, motion, fingers }, random) {
  const tint = scene.light.map((share) => share * scene.exposure * gain);
  canvas ??= new Float32Array(WIDTH * HEIGHT * 3);
  const pixels = canvas;
  light(pixels, scene.background, tint);
  drawCube(pixels, scene, { rotation, at, side, motion, tint });
  for (const finger of fingers) drawFinger(pixels, finger, motion, tint);
  const camera = {
    width: WIDTH,
    height: HEIGHT,
    blur: scene.blur,
    noise: scene.noise,
    quality: scene.quality,
  };
  return developed(pixels, camera, random);
}

function light(pixels, background, [red, green, blue]) {
  for (let to = 0; to < pixels.length; to += 3) {
    pixels[to] = background[to] * red;
    pixels[to + 1] = background[to + 1] * green;
    pixels[to + 2] = background[to + 2] * blue;
  }
}

/** The light of the picture being made: allocating it again for each picture would cost a tenth of the time.
 * @type {Float32Array | undefined} */
let canvas;

/** The cube's edge is 1; the camera's distance from its middle makes the nearest face as wide as the view says. */
export const FAR = 4.5;

/**
 * Every point of the picture is a ray; it meets the cube where it last crosses one of the planes that the camera sees from outside. All in
 * one loop without calls, because half of a bench's time was spent here. A pixel is the mean of several such rays; if the first and the
 * last are on the same sticker, as in most pixels, it is the mean of these two.
 */
function drawCube(pixels, scene, { rotation, at, side, motion, tint }) {
  const { size, colors, make, wear, isStickerless, border, round, plastic, lamp, shade, bend, logo } = scene;
  const focal = side * (FAR - 0.5);
  const [[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]] = rotation;
  const eye = [-xz * FAR, -yz * FAR, -zz * FAR];
  const [eyeX, eyeY, eyeZ] = eye;
  // The lamp does not move relative to the camera.
  const [lampX, lampY, lampZ] = rotation.map((axes) =>
    lamp ? axes[0] * lamp.to[0] + axes[1] * lamp.to[1] - axes[2] * lamp.to[2] : 0,
  );
  // For each axis: the visible face, where its plane is, and how it is lit.
  const seen = eye.map((place, axis) => {
    const sign = place > 0 ? 1 : -1;
    const face = faces().findIndex(({ normal }) => normal[axis] === sign);
    // How squarely the room's light, which comes from next to the camera, falls on it.
    const facing = -rotation[axis][2] * sign;
    return {
      face,
      // A face that is not seen is met behind the camera.
      plane: Math.abs(place) > 0.5 ? 0.5 * sign - place : 0,
      lit: 0.35 + 0.65 * facing,
    };
  });
  const [planeX, planeY, planeZ] = seen.map(({ plane }) => plane);
  const faceOf = Int32Array.from(seen, ({ face }) => face);
  const lit = Float64Array.from(seen, (own) => own.lit);
  const along = Float64Array.from(seen.flatMap(({ face }) => faces()[face].right));
  const across = Float64Array.from(seen.flatMap(({ face }) => faces()[face].down));
  const [shadeAlong, shadeAcross] = [0, 1].map((way) =>
    Float32Array.from({ length: SHADES + 1 }, (_, step) => Math.exp(shade[way] * ((step * 2) / SHADES - 1))),
  );
  // The light that comes from each facelet.
  const own = Float32Array.from({ length: colors.length * 3 }, (_, k) => {
    const facelet = Math.floor(k / 3);
    return make[colors[facelet]][k % 3] * wear[facelet];
  });
  const rows = rowsOf({ rotation, at, side, reach: motion.length / 2 + 2 });
  const passes = motion.length > 1.5 ? 6 : 4;
  const edge = 0.5 - border;
  const logoFacelet = logo ? (logo.face * size + (size >> 1)) * size + (size >> 1) : -1;
  const [wayX, wayY] = motion.way.map((part) => part * motion.length);
  const [atX, atY] = at;
  for (let y = 0; y < HEIGHT; y++) {
    const right = Math.min(WIDTH, rows[y * 2 + 1]);
    for (let x = Math.max(0, rows[y * 2]); x < right; x++) {
      let missed = 0;
      let met = 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      let shine = 0;
      let first = -1;
      // A lens that bends straight lines, about the middle of the picture.
      const lx = (x - WIDTH / 2) / WIDTH;
      const ly = (y - HEIGHT / 2) / WIDTH;
      const bent = (1 + bend * (lx * lx + ly * ly) * 4) / focal;
      for (let turn = 0; turn < passes; turn++) {
        // The first ray, the last one, and those between.
        const pass = turn === 0 ? 0 : turn === 1 ? passes - 1 : turn - 1;
        const moved = pass / (passes - 1) - 0.5;
        const cx = (x + wayX * moved + (pass & 1) * 0.5 - 0.25 - atX) * bent;
        const cy = (y + wayY * moved + ((pass >> 1) & 1) * 0.5 - 0.25 - atY) * bent;
        const rayX = xx * cx + xy * cy + xz;
        const rayY = yx * cx + yy * cy + yz;
        const rayZ = zx * cx + zy * cy + zz;
        let near = planeX / rayX;
        let hit = 0;
        if (planeY / rayY > near) {
          near = planeY / rayY;
          hit = 1;
        }
        if (planeZ / rayZ > near) {
          near = planeZ / rayZ;
          hit = 2;
        }
        const pointX = eyeX + near * rayX;
        const pointY = eyeY + near * rayY;
        const pointZ = eyeZ + near * rayZ;
        const u = along[hit * 3] * pointX + along[hit * 3 + 1] * pointY + along[hit * 3 + 2] * pointZ + 0.5;
        const v =
          across[hit * 3] * pointX + across[hit * 3 + 1] * pointY + across[hit * 3 + 2] * pointZ + 0.5;
        if (!(near > 0 && u >= 0 && u < 1 && v >= 0 && v < 1)) {
          missed++;
          if (turn === 1 && met === 0) break;
          continue;
        }
        const column = (u * size) | 0;
        const row = (v * size) | 0;
        const inX = Math.abs(u * size - column - 0.5);
        const inY = Math.abs(v * size - row - 0.5);
        const cornerX = Math.max(inX - edge + round, 0);
        const cornerY = Math.max(inY - edge + round, 0);
        const facelet = (faceOf[hit] * size + row) * size + column;
        const isInside =
          inX < edge &&
          inY < edge &&
          cornerX * cornerX + cornerY * cornerY < round * round &&
          !(facelet === logoFacelet && inX * inX + inY * inY <= logo.r * logo.r);
        if (lamp && met === 0) {
          // How close the lamp is to the mirror direction.
          const toX = eyeX - pointX;
          const toY = eyeY - pointY;
          const toZ = eyeZ - pointZ;
          const straight = hit === 0 ? 2 * toX * lampX : hit === 1 ? 2 * toY * lampY : 2 * toZ * lampZ;
          const toward = straight - toX * lampX - toY * lampY - toZ * lampZ;
          const off = (1 - toward / Math.sqrt(toX * toX + toY * toY + toZ * toZ)) / 0.004;
          if (off < 12) shine = lamp.strength * Math.exp(-off);
        }
        met++;
        const bright = lit[hit] * shadeAlong[(u * SHADES) | 0] * shadeAcross[(v * SHADES) | 0];
        const share = isInside ? bright : isStickerless ? (0.25 * bright) / wear[facelet] : 0;
        const black = isInside || isStickerless ? 0 : plastic * bright;
        red += own[facelet * 3] * share + black;
        green += own[facelet * 3 + 1] * share + black;
        blue += own[facelet * 3 + 2] * share + black;
        if (turn === 0) first = isInside && facelet !== logoFacelet ? facelet : -1;
        else if (turn === 1 && isInside && facelet === first) break;
      }
      if (met === 0) continue;
      const to = (y * WIDTH + x) * 3;
      const all = met + missed;
      pixels[to] = (pixels[to] * missed + (red + met * shine) * tint[0]) / all;
      pixels[to + 1] = (pixels[to + 1] * missed + (green + met * shine) * tint[1]) / all;
      pixels[to + 2] = (pixels[to + 2] * missed + (blue + met * shine) * tint[2]) / all;
    }
  }
}

/** For each row of the picture, the first and last column where the cube may be: rows[y · 2 + end]. The lens may make it a twelfth larger. */
function rowsOf({ rotation, at, side, reach }) {
  const rows = new Int32Array(HEIGHT * 2);
  for (let y = 0; y < HEIGHT; y++) rows[y * 2] = WIDTH;
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const place = [0, 1, 2].map((axis) => ((corner >> axis) & 1) - 0.5);
    const [across, along, away] = [0, 1, 2].map((column) =>
      place.reduce((sum, part, axis) => sum + part * rotation[axis][column], 0),
    );
    const near = ((13 / 12) * (side * (FAR - 0.5))) / (away + FAR);
    return [at[0] + across * near, at[1] + along * near];
  });
  // Lines between any two corners: the outermost ones are the outline.
  for (const [ax, ay] of corners)
    for (const [bx, by] of corners) {
      if (by < ay) continue;
      const [top, bottom] = [
        Math.max(0, Math.floor(ay - reach)),
        Math.min(HEIGHT - 1, Math.ceil(by + reach)),
      ];
      for (let y = top; y <= bottom; y++) {
        const ends = [y - reach, y + reach].map((row) => {
          const share = by === ay ? 0 : Math.min(1, Math.max(0, (row - ay) / (by - ay)));
          return ax + share * (bx - ax);
        });
        rows[y * 2] = Math.min(rows[y * 2], Math.floor(Math.min(...ends) - reach));
        rows[y * 2 + 1] = Math.max(rows[y * 2 + 1], Math.ceil(Math.max(...ends) + reach));
      }
    }
  return rows;
}

/** Steps in which shading is tabulated across a face. */
const SHADES = 256;
const SKIN = [0.45, 0.25, 0.17];

/** A finger covers what was drawn; its outline is as blurred as everything that moves. */
function drawFinger(pixels, { from, to, r }, { length }, tint) {
  const [[ax, ay], [bx, by]] = [from, to];
  const [dx, dy] = [bx - ax, by - ay];
  const soft = 1 + length / 2;
  const reach = r + soft;
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(ax, bx) - reach)),
    Math.min(WIDTH, Math.max(ax, bx) + reach),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(ay, by) - reach)),
    Math.min(HEIGHT, Math.max(ay, by) + reach),
  ];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      const [offX, offY] = [x - ax - share * dx, y - ay - share * dy];
      const away = Math.sqrt(offX * offX + offY * offY);
      const cover = Math.min(1, (r - away) / soft + 0.5);
      if (cover <= 0) continue;
      const lit = 1 - 0.5 * Math.min(1, away / r) ** 2;
      const at = (y * WIDTH + x) * 3;
      for (let k = 0; k < 3; k++) pixels[at + k] += cover * (SKIN[k] * lit * tint[k] - pixels[at + k]);
    }
}

export function unit(vector) {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
}

/** An evenly lit wall with bricks, boards or screens on it: squares that are not a cube. */
function backgroundOf({ boxes }, random) {
  const base = [0, 1, 2].map(() => 0.05 + 0.4 * random());
  const painted = new Float32Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < painted.length; at++) painted[at] = base[at % 3];
  for (let box = 0; box < boxes; box++) {
    const [x, y, w, h] = [random() * WIDTH, random() * HEIGHT, 10 + random() * 90, 10 + random() * 90];
    const rgb = [0, 1, 2].map(() => random() ** 2);
    for (let row = Math.max(0, Math.round(y - h / 2)); row < Math.min(HEIGHT, y + h / 2); row++)
      for (let column = Math.max(0, Math.round(x - w / 2)); column < Math.min(WIDTH, x + w / 2); column++)
        painted.set(rgb, (row * WIDTH + column) * 3);
  }
  return painted;
}
