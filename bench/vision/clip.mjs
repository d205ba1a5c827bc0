/**
 * Someone holds a cube up to a camera: one face after another, in any order and rotation, never quite still; on the way from a face to
 * a neighboring one, the edge between them passes by.
 */
import { faces } from "@cubegram/core/geometry";
import { randomBelow, randomPermutation } from "@cubegram/core/perm";
import { FAR, HEIGHT, makeScene, pictureOf, unit, WIDTH } from "./scene.mjs";

/**
 * A cube in someone's hands: the order in which faces are shown, and new pictures each time one of them is held up.
 * @returns {{ isUsual: boolean, order: number[], heldUp: (face: number, frames: number, isUpright?: boolean) => HeldFrame[], turning: (from: number, to: number, frames: number) => Frame[] }}
 * @typedef {{ width: number, height: number, rgba: Uint8ClampedArray }} Frame
 * @typedef {Frame & { corners: { x: number, y: number }[] }} HeldFrame
 */
export function clipOf(coloring, kind, random) {
  const scene = makeScene(coloring, kind, random);
  return {
    isUsual: scene.isUsual,
    order: randomPermutation(6, random),
    heldUp: (face, frames, isUpright = false) => heldUp(scene, face, frames, isUpright, random),
    turning: (from, to, frames) => turning(scene, from, to, frames, random),
  };
}

/** Pictures while someone turns from one face to another: none if they are opposite, else the edge between them, blurred by motion. */
function turning(scene, from, to, frames, random) {
  const [a, b] = [faces()[from].normal, faces()[to].normal];
  if (a.every((part, axis) => part === -b[axis])) return [];
  const turn = random() * 2 * Math.PI;
  const side = 0.38 + 0.16 * random();
  return Array.from({ length: frames }, () => {
    const lean = 0.5 + 0.3 * (random() - 0.5);
    const slack = () => (random() - 0.5) * 0.5 * scene.limits.tilt;
    const toward = unit(a.map((part, axis) => part * lean + b[axis] * (1 - lean) + slack()));
    const view = viewOf(scene, toward, turn, side, random);
    const motion = { ...view.motion, length: view.motion.length + TURNING };
    return pictureOf(scene, { ...view, motion, fingers: [] }, random);
  });
}

/** How much more a cube moves while the shutter is open when it is being turned, in pixels. */
const TURNING = 2;

/** Two pictures of a corner each, three faces in both: opposite corners, so that all six are seen. */
export function cornersOf(coloring, kind, random) {
  const scene = makeScene(coloring, kind, random);
  const first = [0, 1, 2].map(() => (randomBelow(2, random) === 0 ? -1 : 1));
  const frames = [first, first.map((sign) => -sign)].map((corner) => {
    const turn = random() * 2 * Math.PI;
    const slack = () => (random() - 0.5) * 0.5 * scene.limits.tilt;
    const toward = unit(corner.map((sign) => sign + slack()));
    return pictureOf(
      scene,
      { ...viewOf(scene, toward, turn, 0.42 + 0.13 * random(), random), fingers: [] },
      random,
    );
  });
  return { frames, isUsual: scene.isUsual };
}

function heldUp(scene, face, frames, isUpright, random) {
  const { limits } = scene;
  const { normal, right, down } = faces()[face];
  const any = random();
  const turn = isUpright ? uprightTurn(face) + UPRIGHT * (any - 0.5) : any * 2 * Math.PI;
  const side = 0.4 + 0.22 * random();
  const lean = [(random() - 0.5) * 2 * limits.tilt, (random() - 0.5) * 2 * limits.tilt];
  const fingers = fingersOf(limits, random);
  const gain = Math.exp((random() - 0.5) * 2 * limits.perFace);
  return Array.from({ length: frames }, () => {
    // A hand trembles, and turns a little from look to look.
    const [a, b] = lean.map((tilt) => tilt + (random() - 0.5) * 0.5 * limits.tilt);
    const toward = unit(
      [0, 1, 2].map((axis) => normal[axis] + Math.tan(a) * right[axis] + Math.tan(b) * down[axis]),
    );
    const view = viewOf(scene, toward, turn + (random() - 0.5) * 0.3, side * (0.95 + 0.1 * random()), random);
    const shown = fingers.map(({ from, to, r }) => ({
      from: placed(from, view),
      to: placed(to, view),
      r: r * view.side,
    }));
    return {
      ...pictureOf(scene, { ...view, gain: view.gain * gain, fingers: shown }, random),
      corners: cornersShown(face, view),
    };
  });
}

/** How far from upright someone holds a face who was asked to hold it upright, in radians from one end to the other. */
const UPRIGHT = 0.15;

/** The turn of a view in which a face is as an unfolded cube shows it: its rows from left to right. */
function uprightTurn(face) {
  const { normal, right } = faces()[face];
  const [across, along] = acrossAndAlong(normal);
  const part = (axis) => right.reduce((sum, value, at) => sum + value * axis[at], 0);
  return Math.atan2(part(along), part(across));
}

/** Two directions at right angles to the one that is turned toward the camera. */
function acrossAndAlong(toward) {
  const helper = Math.abs(toward[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const across = unit(cross(helper, toward));
  return [across, cross(toward, across)];
}

/** Where a picture shows the corners of a face, clockwise, ignoring lens distortion. */
function cornersShown(face, { rotation, at, side }) {
  const { normal, right, down } = faces()[face];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => {
    const place = [0, 1, 2].map((axis) => (normal[axis] + x * right[axis] + y * down[axis]) / 2);
    const [across, along, away] = [0, 1, 2].map((column) =>
      place.reduce((sum, part, axis) => sum + part * rotation[axis][column], 0),
    );
    const near = (side * (FAR - 0.5)) / (away + FAR);
    return { x: at[0] + across * near, y: at[1] + along * near };
  });
}

/** The cube with one of its own directions turned toward the camera. */
function viewOf({ limits }, toward, turn, share, random) {
  const [across, along] = acrossAndAlong(toward);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const mixed = (a, b) => [0, 1, 2].map((axis) => a * across[axis] + b * along[axis]);
  // Camera axes in the cube's space: x, y and away; right-handed, so that nothing is mirrored.
  const axes = [mixed(c, s), mixed(s, -c), toward.map((part) => -part)];
  const side = HEIGHT * share;
  const angle = random() * Math.PI;
  return {
    rotation: [0, 1, 2].map((axis) => axes.map((column) => column[axis])),
    at: [WIDTH / 2 + (random() - 0.5) * 0.24 * HEIGHT, HEIGHT / 2 + (random() - 0.5) * 0.08 * HEIGHT],
    side,
    gain: Math.exp((random() - 0.5) * 0.1),
    motion: {
      length: limits.motion[0] + (limits.motion[1] - limits.motion[0]) * random(),
      way: [Math.cos(angle), Math.sin(angle)],
    },
  };
}

/** Fingers that hold it at its sides and may lie over stickers; in edges of the cube about its middle, as the picture shows it. */
function fingersOf(limits, random) {
  return [-1, 1].flatMap((sign) =>
    Array.from({ length: random() < limits.fingers ? 1 + randomBelow(2, random) : 0 }, () => {
      const y = random() - 0.5;
      return {
        from: [sign * 1.4, y + 0.6 * (random() - 0.5)],
        to: [sign * (0.55 - limits.fingerReach * random()), y],
        r: 0.06 + 0.05 * random(),
      };
    }),
  );
}

/** @param {readonly number[]} place */
function placed(place, { at, side }) {
  const [x, y] = place;
  return [at[0] + x * side, at[1] + y * side];
}

function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}
