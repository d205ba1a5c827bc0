/** How a side is held, the side in front and its neighbor on top: a small cube that turns when the side changes, and words. */
import { cubeGeometry, faces, ROTATION_COUNT } from "@cubegram/core/geometry";
import { capitalized, texts } from "../../shell/language.ts";
import { colorLook, colorWords, faceWords } from "./words.ts";
import "./style.css";

const t = texts("net-editor");

export interface HeldLook {
  readonly front: number;
  readonly top: number;
}

/** How to hold the side that is painted. */
export default function SideGuide({ face, size }: { readonly face: number; readonly size: number }) {
  const look = lookOf(face);
  return (
    <p class="line side-guide">
      <HeldCube {...look} hasColors={size % 2 === 1} />
      <span>
        <strong>{faceWords(face)}</strong>
        <span>{lookWords(look, size)}</span>
      </span>
    </p>
  );
}

/** "Yellow side, green on top"; the sides by their names where no center has a color. */
export function lookWords({ front, top }: HeldLook, size: number): string {
  if (size % 2 === 0) return capitalized(t("held-top", { top: faceWords(top) }));
  return capitalized(t("held-look", { side: colorWords(front), top: colorWords(top) }));
}

/** Where CSS puts the faces U R F D L B of an unturned cube: x to the right, y down, z to the viewer. */
const PLACES = [
  "rotateX(90deg)",
  "rotateY(90deg)",
  "rotateY(0deg)",
  "rotateX(-90deg)",
  "rotateY(-90deg)",
  "rotateY(180deg)",
];

/** Colors are left out where no center says which side is which. */
export function HeldCube({ front, top, hasColors }: HeldLook & { readonly hasColors: boolean }) {
  return (
    <span class="middle held-cube" aria-hidden="true">
      <span
        class="held-cube-body"
        style={{ transform: `rotateX(-26deg) rotateY(-24deg) ${turnOf({ front, top })}` }}
      >
        {PLACES.map((place, face) => (
          <span
            key={place}
            class={face === front ? "over held-cube-face held-cube-front" : "over held-cube-face"}
            style={{
              transform: `${place} translateZ(calc(var(--edge) / 2))`,
              ...(hasColors && { background: colorLook(face).background }),
            }}
          />
        ))}
      </span>
    </span>
  );
}

/** The rotation that brings one face to the front and another one to the top, as CSS writes it. */
function turnOf({ front, top }: HeldLook): string {
  const toViewer = direction(front);
  const down = direction(top).map((part) => -part || 0);
  const right = [
    down[1] * toViewer[2] - down[2] * toViewer[1],
    down[2] * toViewer[0] - down[0] * toViewer[2],
    down[0] * toViewer[1] - down[1] * toViewer[0],
  ];
  const columns = [0, 1, 2].map((k) => `${right[k]},${down[k]},${toViewer[k]},0`);
  return `matrix3d(${columns.join()},0,0,0,1)`;
}

/** The outward direction of a face, y down. */
function direction(face: number): readonly number[] {
  const [x, y, z] = faces()[face].normal;
  return [x, -y || 0, z];
}

/** The side that a side's own edges lead to: up, right, down, left, as the net shows it. */
function neighbors(face: number): readonly number[] {
  const { right, down } = faces()[face];
  const facing = (sign: number, way: readonly number[]) =>
    faces().findIndex(({ normal }) => normal.every((part, k) => part === sign * way[k]));
  return [facing(-1, down), facing(1, right), facing(1, down), facing(-1, right)];
}

/** A side as the net shows it; or as it was held, if it must be turned by that many clockwise quarters to fit. */
export function lookOf(face: number, quarters = 0): HeldLook {
  return { front: face, top: neighbors(face)[quarters] };
}

/** The side that is in front, and the one on top, while the cube is held after a rotation from the usual way. */
export function lookAfter(rotation: number): HeldLook {
  const { faceletImage } = cubeGeometry(3);
  const seenAt = (place: number) =>
    CENTERS.findIndex((center) => faceletImage[center * ROTATION_COUNT + rotation] === CENTERS[place]);
  return { front: seenAt(2), top: seenAt(0) };
}

const CENTERS = [4, 13, 22, 31, 40, 49];
