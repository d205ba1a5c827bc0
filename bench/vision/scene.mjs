/**
 * Made-up pictures of cubes, repeatable from a seed: a face somewhere in the picture, turned, tilted and in perspective, before a
 * background with squares of its own; lamps from 2,500 to 8,000 K that the camera only half corrects, exposure, shading, glare, fingers,
 * blur by focus and motion, noise, and JPEG. Stickers, stickerless cubes, worn ones, other schemes.
 */
import { randomBelow, randomPermutation } from "@cubegram/core/perm";
import jpeg from "jpeg-js";

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

/** What a class of pictures may be like. Ranges are drawn from evenly. */
export const CLASSES = {
  ordinary: {
    tilt: 0.35,
    temperature: [3200, 6800],
    corrected: [0.6, 1],
    exposure: [0.7, 1.15],
    perFace: 0.12,
    shade: 0.25,
    glare: 0.25,
    glareStrength: 0.5,
    fingers: 0.1,
    blur: [0, 0.7],
    motion: [0, 2],
    noise: [0.004, 0.012],
    quality: [75, 92],
    worn: 0.1,
    otherScheme: 0,
  },
  hard: {
    tilt: 0.6,
    temperature: [2500, 8000],
    corrected: [0.2, 1],
    exposure: [0.4, 1.7],
    perFace: 0.3,
    shade: 0.6,
    glare: 0.6,
    glareStrength: 1,
    fingers: 0.35,
    blur: [0.3, 1.6],
    motion: [0, 5],
    noise: [0.01, 0.03],
    quality: [45, 80],
    worn: 0.5,
    otherScheme: 0.03,
  },
};

/** Six pictures of a cube, in any order, and what is true of them. */
export function pictureCube({ size, colors }, kind, random) {
  const limits = CLASSES[kind];
  const between = ([low, high]) => low + (high - low) * random();
  const chance = (share) => random() < share;
  const make = MAKES[randomBelow(MAKES.length, random)].map((rgb) =>
    rgb.map((light) => light * (0.85 + 0.3 * random())),
  );
  // Yellow and blue exchanged: the Japanese way.
  if (chance(limits.otherScheme)) [make[3], make[5]] = [make[5], make[3]];
  const cube = {
    size,
    make,
    isStickerless: chance(0.4),
    isWorn: chance(limits.worn),
    light: lampOf(between(limits.temperature), between(limits.corrected)),
    exposure: between(limits.exposure),
    plastic: chance(0.8) ? 0.01 + 0.02 * random() : 0.5,
  };
  const order = randomPermutation(6, random);
  const frames = order.map((face) =>
    pictureFace(cube, colors.subarray(face * size * size, (face + 1) * size * size), limits, random),
  );
  return { frames, order };
}

/** Gains of a lamp's red, green and blue that the camera leaves: a straight line in the logarithm of the temperature, good enough here. */
function lampOf(kelvin, corrected) {
  const warm = Math.log(6500 / kelvin) * (1 - corrected);
  return [Math.exp(0.55 * warm), 1, Math.exp(-0.95 * warm)];
}

function pictureFace(cube, colors, limits, random) {
  const between = ([low, high]) => low + (high - low) * random();
  const { size, make, isStickerless, isWorn, light, plastic } = cube;
  const exposure = cube.exposure * Math.exp((random() - 0.5) * 2 * limits.perFace);
  const tint = light.map((gain) => gain * exposure * Math.exp((random() - 0.5) * limits.perFace * 0.5));
  const place = poseOf(limits, random);
  const shade = [limits.shade * (random() - 0.5), limits.shade * (random() - 0.5)];
  const glare = random() < limits.glare && {
    x: random(),
    y: random(),
    r: 0.08 + 0.15 * random(),
    s: limits.glareStrength * random(),
  };
  const finger = random() < limits.fingers && {
    x: random() < 0.5 ? -0.02 : 1.02,
    y: random(),
    r: 0.07 + 0.06 * random(),
    to: random(),
  };
  const border = isStickerless ? 0.025 : 0.06 + 0.06 * random();
  const round = isStickerless ? 0.06 : 0.04 + 0.16 * random();
  const gap = isStickerless ? 0.25 : 1;
  const background = backgroundOf(random);
  const wear = Array.from({ length: size * size }, () =>
    isWorn ? 0.75 + 0.5 * random() : 0.97 + 0.06 * random(),
  );
  const motion = between(limits.motion);
  const angle = random() * Math.PI;
  const pixels = new Float32Array(WIDTH * HEIGHT * 3);
  const passes = motion > 1 ? 3 : 2;
  const out = [0, 0, 0];
  for (let pass = 0; pass < passes * 2; pass++) {
    // Sub-pixels, and where the cube was while the shutter was open.
    const along = ((pass >> 1) / (passes - 1) - 0.5) * motion;
    const dx = Math.cos(angle) * along + (pass & 1) * 0.5;
    const dy = Math.sin(angle) * along + (((pass >> 1) + pass) & 1) * 0.5;
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        lightAt(x + dx, y + dy, out);
        const at = (y * WIDTH + x) * 3;
        for (let k = 0; k < 3; k++) pixels[at + k] += out[k] / (passes * 2);
      }
  }
  return developed(
    blurred(pixels, between(limits.blur)),
    between(limits.noise),
    Math.round(between(limits.quality)),
    random,
  );

  function lightAt(x, y, to) {
    const depth = place[6] * x + place[7] * y + place[8];
    const u = (place[0] * x + place[1] * y + place[2]) / depth;
    const v = (place[3] * x + place[4] * y + place[5]) / depth;
    if (finger) {
      const fx = u - finger.x;
      const reach = finger.x < 0.5 ? u < 0.02 + finger.to * 0.3 : u > 0.98 - finger.to * 0.3;
      if (reach && Math.abs(v - finger.y) < finger.r && Math.abs(fx) < 0.5) {
        for (let k = 0; k < 3; k++) to[k] = [0.45, 0.25, 0.17][k] * tint[k];
        return;
      }
    }
    if (u < -0.02 || u > 1.02 || v < -0.02 || v > 1.02) {
      background(x, y, tint, to);
      return;
    }
    const column = Math.min(size - 1, Math.max(0, Math.floor(u * size)));
    const row = Math.min(size - 1, Math.max(0, Math.floor(v * size)));
    const inX = Math.abs(u * size - column - 0.5);
    const inY = Math.abs(v * size - row - 0.5);
    const edge = 0.5 - border;
    const [cornerX, cornerY] = [Math.max(0, inX - edge + round), Math.max(0, inY - edge + round)];
    const inside = inX < edge && inY < edge && cornerX ** 2 + cornerY ** 2 < round ** 2;
    const color = make[colors[row * size + column]];
    const lit = Math.exp(shade[0] * (u - 0.5) * 2 + shade[1] * (v - 0.5) * 2);
    const shine = glare ? glare.s * Math.exp(-(((u - glare.x) ** 2 + (v - glare.y) ** 2) / glare.r ** 2)) : 0;
    for (let k = 0; k < 3; k++) {
      const own = inside ? color[k] * wear[row * size + column] : isStickerless ? color[k] * gap : plastic;
      to[k] = (own * lit + shine) * tint[k];
    }
  }
}

/** Pixel to the unit square of the face: the inverse of a turned, tilted square in perspective. */
function poseOf({ tilt }, random) {
  const side = HEIGHT * (0.45 + 0.35 * random());
  const turn = random() * 2 * Math.PI;
  const [tx, ty] = [(random() - 0.5) * 2 * tilt, (random() - 0.5) * 2 * tilt];
  const slack = HEIGHT * 0.08;
  const [cx, cy] = [WIDTH / 2 + (random() - 0.5) * 4 * slack, HEIGHT / 2 + (random() - 0.5) * slack];
  const far = 4;
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ].map(([x, y]) => {
    const [rx, ry] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    const [px, py, pz] = [rx * Math.cos(tx), ry * Math.cos(ty), rx * Math.sin(tx) + ry * Math.sin(ty)];
    return [cx + (side * px * far) / (far + pz), cy + (side * py * far) / (far + pz)];
  });
  return inverseOf(/** @type {any} */ (squareTo(/** @type {any} */ (corners))));
}

/** The homography from the unit square to four corners. */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const bottom = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / bottom;
  const h = (dx1 * dy3 - dx3 * dy1) / bottom;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

function inverseOf([a, b, c, d, e, f, g, h, i]) {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** A wall of one light, with bricks, boards or screens on it: squares that are no cube. */
function backgroundOf(random) {
  const base = [0, 1, 2].map(() => 0.05 + 0.4 * random());
  const boxes = Array.from({ length: 14 }, () => ({
    x: random() * WIDTH,
    y: random() * HEIGHT,
    w: 10 + random() * 90,
    h: 10 + random() * 90,
    rgb: [0, 1, 2].map(() => random() ** 2),
  }));
  const painted = new Float32Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      let rgb = base;
      for (const box of boxes)
        if (Math.abs(x - box.x) < box.w / 2 && Math.abs(y - box.y) < box.h / 2) rgb = box.rgb;
      painted.set(rgb, (y * WIDTH + x) * 3);
    }
  return (x, y, tint, to) => {
    const column = Math.min(WIDTH - 1, Math.max(0, Math.round(x)));
    const row = Math.min(HEIGHT - 1, Math.max(0, Math.round(y)));
    for (let k = 0; k < 3; k++) to[k] = painted[(row * WIDTH + column) * 3 + k] * tint[k];
  };
}

/** Out of focus: three passes of a box, near to a bell curve. */
function blurred(pixels, sigma) {
  if (sigma < 0.3) return pixels;
  const weight = sigma / (1 + sigma) / 2;
  const step = (from, stride) => {
    const to = from.slice();
    for (let at = stride; at < from.length - stride; at++)
      to[at] = from[at] * (1 - 2 * weight) + weight * (from[at - stride] + from[at + stride]);
    return to;
  };
  let result = pixels;
  for (let pass = 0; pass < 3; pass++) result = step(step(result, 3), WIDTH * 3);
  return result;
}

/** Light to bytes, as a cheap camera does it. */
function developed(pixels, noise, quality, random) {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (let at = 0; at < WIDTH * HEIGHT; at++)
    for (let k = 0; k < 3; k++) {
      const light = pixels[at * 3 + k];
      const grain =
        (random() + random() + random() - 1.5) * 2 * noise * (0.3 + Math.sqrt(Math.max(0, light)));
      const share = Math.min(1, Math.max(0, light + grain));
      data[at * 4 + k] =
        255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055) + 0.5;
    }
  const decoded = jpeg.decode(jpeg.encode({ width: WIDTH, height: HEIGHT, data }, quality).data, {
    useTArray: true,
  });
  return { width: WIDTH, height: HEIGHT, rgba: decoded.data };
}
