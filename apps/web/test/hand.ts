/** A camera that sees what a test holds up to it: pictures of one cube, drawn into a stream that the page gets for its camera. */
import { type Cube, seededRandom } from "./real-cube.ts";
import type { Page } from "./support.ts";

interface View {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

interface HandCamera {
  readonly paint: (pixels: string, width: number, height: number) => void;
}

/** Two pictures each of the six faces, in some order and turned in some way, and of two opposite corners; nothing of the way between them. */
export async function viewsOf(
  cube: Pick<Cube, "size" | "facelets">,
  seed: string,
): Promise<{ readonly faces: readonly (readonly View[])[]; readonly corners: readonly View[] }> {
  // Without a type: the bench is JavaScript.
  const path = "../../../bench/vision/clip.mjs";
  const { clipOf, cornersOf } = await import(path);
  const colors = Uint8Array.from([...cube.facelets()].map((letter) => "URFDLB".indexOf(letter)));
  const coloring = { size: cube.size, colors };
  // The same seed is the same room, lamp and camera.
  const clip = clipOf(coloring, "ordinary", seededRandom(seed));
  return {
    faces: clip.order.map((face: number) => clip.heldUp(face, 2)),
    corners: cornersOf(coloring, "ordinary", seededRandom(seed)).frames,
  };
}

/** Runs in the page, so it stands alone: the camera shows what is painted. */
function cameraInPage([wide, high]: readonly [number, number]): void {
  // An empty page has no devices.
  if (!("MediaDevices" in globalThis)) return;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [wide, high];
  const context = canvas.getContext("2d")!;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const camera: HandCamera = {
    paint(pixels, width, height) {
      const rgba = Uint8ClampedArray.from(atob(pixels), (letter) => letter.charCodeAt(0));
      [canvas.width, canvas.height] = [width, height];
      context.putImageData(new ImageData(rgba, width, height), 0, 0);
    },
  };
  Object.assign(globalThis, { camera });
  MediaDevices.prototype.getUserMedia = async () => {
    const stream = canvas.captureStream(10);
    // A stream has a picture only after something was drawn.
    const timer = setInterval(() => context.drawImage(canvas, 0, 0), 100);
    stream.getVideoTracks()[0].addEventListener("ended", () => clearInterval(timer));
    return stream;
  };
}

/** From the next page on, the camera shows what `hold` holds up. */
export async function giveCamera(page: Page, [width, height] = [640, 480]): Promise<void> {
  await page.addInitScript(cameraInPage, [width, height] as const);
}

export async function hold(page: Page, view: View): Promise<void> {
  await page.evaluate(holdScript(view));
}

/** What `giveCamera` and `hold` do, as expressions for a page that is open, for drivers that take no functions. */
export const CAMERA_SCRIPT = `(${cameraInPage})([640, 480])`;

export function holdScript({ width, height, rgba }: View): string {
  const pixels = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength).toString("base64");
  return `camera.paint("${pixels}", ${width}, ${height})`;
}
