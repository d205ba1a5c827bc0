/** The app's icons and its manifest: a cube drawn by our own drawing room, as SVG and as square PNG. */
import { PNG } from "pngjs";
import type { Plugin } from "vite";
import { Cube } from "../../../packages/core/src/cube.ts";
import { drawPng, drawSvg } from "../../../packages/core/src/drawing/index.ts";
import { coloringOf } from "../../../packages/core/src/state/index.ts";

/** Every face shows its neighbors' colors in a checkerboard: three pairs of half turns of the slices. */
const PATTERN = "U2 D2 R2 L2 F2 B2";
/** `--ground` of tokens.css, by day. */
const GROUND = "#f3eff8";

const MANIFEST = {
  name: "Cubegram",
  short_name: "Cubegram",
  description: "Write a message on a real Rubik's cube and read it back.",
  start_url: "./",
  scope: "./",
  display: "standalone",
  background_color: GROUND,
  theme_color: "#ffffff",
  icons: [
    { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "icon-512-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

export function icons(): Plugin {
  return {
    name: "cubegram-icons",
    apply: "build",
    generateBundle() {
      const coloring = coloringOf(Cube.fromAlg(PATTERN).state);
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source });
      // Part of every first load, and seen small: tenths of a unit save it a quarter.
      const icon = drawSvg(coloring, { view: "cube", title: "Cubegram" });
      emit(
        "icon.svg",
        icon.replaceAll(/\d+\.\d\d/g, (number) => String(Math.round(10 * Number(number)) / 10)),
      );
      const png = (size: number, share: number) =>
        smaller(drawPng(coloring, { view: "cube", background: GROUND, width: size, square: share }));
      emit("icon-192.png", png(192, 0.9));
      emit("icon-512.png", png(512, 0.9));
      // A maskable icon may be cropped to the middle four fifths.
      emit("icon-512-maskable.png", png(512, 0.62));
      emit("manifest.webmanifest", JSON.stringify(MANIFEST));
    },
    transformIndexHtml: () => [
      { tag: "link", attrs: { rel: "manifest", href: "./manifest.webmanifest" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "icon", href: "./icon.svg", type: "image/svg+xml" }, injectTo: "head" },
      { tag: "link", attrs: { rel: "apple-touch-icon", href: "./icon-192.png" }, injectTo: "head" },
    ],
  };
}

/** Shades between two colors at an edge are so far apart: half of the bytes, and nothing that an eye sees. */
const SHADE = 16;

/** The same picture in a sixth of the room: our own writer needs no library, and packs less well. */
function smaller(png: Uint8Array): Uint8Array {
  const picture = PNG.sync.read(Buffer.from(png));
  const { data, width } = picture;
  const counts = new Map<number, number>();
  const colors = Uint32Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(4 * pixel));
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  // More than a line across the picture: a side, not an edge.
  for (const [pixel, color] of colors.entries())
    if (counts.get(color)! < width)
      for (let at = 4 * pixel; at < 4 * pixel + 3; at++)
        data[at] = Math.min(255, Math.round(data[at] / SHADE) * SHADE);
  return PNG.sync.write(picture, {
    colorType: 2,
    deflateLevel: 9,
    // Plain areas pack best as they are.
    filterType: 0,
    deflateStrategy: 0,
  });
}
