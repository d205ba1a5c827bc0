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
      emit("icon.svg", drawSvg(coloring, { view: "cube", title: "Cubegram" }));
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

/** The same picture in a third of the room: our own writer needs no library, and packs less well. */
function smaller(png: Uint8Array): Uint8Array {
  return PNG.sync.write(PNG.sync.read(Buffer.from(png)), {
    colorType: 2,
    deflateLevel: 9,
    // Plain areas pack best as they are.
    filterType: 0,
    deflateStrategy: 0,
  });
}
