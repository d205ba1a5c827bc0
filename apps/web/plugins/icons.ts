/** The app's icons and its manifest: a cube drawn by our own drawing room, as SVG and as square PNG. */
import { deflateSync, inflateSync } from "node:zlib";
import type { Plugin } from "vite";
import { Cube } from "../../../packages/core/src/cube.ts";
import { drawPng, drawSvg } from "../../../packages/core/src/drawing/index.ts";
import { coloringOf } from "../../../packages/core/src/state/index.ts";

/** Every face shows its neighbors' colors in a checkerboard: three pairs of half turns of the slices. */
const PATTERN = "U2 D2 R2 L2 F2 B2";
const GROUND = "#f2f5fb";

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
        square(
          drawPng(coloring, { view: "cube", background: GROUND, width: Math.round(size * share) }),
          size,
        );
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

/** Our picture (RGB, each row stored as its difference from the one above) in the middle of a square. */
function square(png: Uint8Array, size: number): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const rows = inflateSync(chunk(png, view, "IDAT"));
  const ground = [1, 3, 5].map((at) => Number.parseInt(GROUND.slice(at, at + 2), 16));
  const stride = width * 3;
  const above = new Uint8Array(stride);
  const out = Buffer.alloc(size * (size * 3 + 1));
  const [left, top] = [(size - width) >> 1, (size - height) >> 1];
  for (let y = 0; y < size; y++) {
    const at = y * (size * 3 + 1) + 1;
    for (let x = 0; x < size * 3; x++) out[at + x] = ground[x % 3];
    const row = y - top;
    if (row < 0 || row >= height) continue;
    for (let i = 0; i < stride; i++) above[i] += rows[row * (stride + 1) + 1 + i];
    out.set(above, at + left * 3);
  }
  return pack(out, size);
}

function chunk(png: Uint8Array, view: DataView, name: string): Uint8Array {
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12)
    if (Buffer.from(png.subarray(at + 4, at + 8)).toString() === name)
      return png.subarray(at + 8, at + 8 + view.getUint32(at));
  throw new RangeError(`no ${name} in the picture`);
}

function pack(rows: Buffer, size: number): Uint8Array {
  const header = Buffer.from([0, 0, size >> 8, size & 255, 0, 0, size >> 8, size & 255, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    framed("IHDR", header),
    framed("IDAT", deflateSync(rows, { level: 9 })),
    framed("IEND", Buffer.alloc(0)),
  ]);
}

function framed(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc(body), body.length + 4);
  return frame;
}

/** CRC-32 of ISO 3309, bit by bit: a build has only four icons. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
