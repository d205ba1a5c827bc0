/** Picture files that are no help, or a trap: a clear answer each, and none of them takes the memory of the machine. */
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { decodePicture } from "./decode.ts";

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum >>> 0;
});

/** A chunk of a PNG (ISO 15948). */
function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  let sum = 0xffffffff;
  for (const byte of body) sum = CRC[(sum ^ byte) & 255] ^ (sum >>> 8);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE((sum ^ 0xffffffff) >>> 0, framed.length - 4);
  return framed;
}

const SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

function header(width: number, height: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return chunk("IHDR", data);
}

function png(width: number, height: number): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(200);
  return PNG.sync.write(picture);
}

/** A JPEG of a few kilobytes. */
function noise(): Buffer {
  const data = Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, at) => Math.imul(at, 2654435761) >>> 24));
  return Buffer.from(jpeg.encode({ width: 64, height: 64, data }, 90).data);
}

const segment = (marker: number, ...bytes: number[]) => [
  0xff,
  marker,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 255,
  ...bytes,
];

/** 8 × 8 pixels of four inks, without a wave but the flat one (ITU-T T.81); Adobe's files hold what is not inked. */
function cmyk(inks: readonly number[], { isAdobe = true } = {}): Buffer {
  const bits = inks
    .map((ink) => {
      const level = (isAdobe ? 255 - ink : ink) - 128;
      // The number of bits by its code, then the bits (negative ones less one), then the end of the block.
      return level < 0
        ? `110${(level + 255).toString(2).padStart(8, "0")}0`
        : `10${level.toString(2).padStart(7, "0")}0`;
    })
    .join("");
  const scan = (bits.match(/.{1,8}/g) ?? []).flatMap((byte) => {
    const value = Number.parseInt(byte.padEnd(8, "1"), 2);
    return value === 255 ? [255, 0] : [value];
  });
  const counts = (...lengths: number[]) => [...lengths, ...new Array(16 - lengths.length).fill(0)];
  return Buffer.from([
    ...[0xff, 0xd8],
    ...(isAdobe ? segment(0xee, ...Buffer.from("Adobe"), 0, 100, 0, 0, 0, 0, 0) : []),
    ...segment(0xdb, 0, ...new Array(64).fill(8)),
    ...segment(0xc0, 8, 0, 8, 0, 8, 4, ...[1, 2, 3, 4].flatMap((id) => [id, 0x11, 0])),
    ...segment(0xc4, 0x00, ...counts(1, 1, 1), 0, 7, 8),
    ...segment(0xc4, 0x10, ...counts(1), 0),
    ...segment(0xda, 4, ...[1, 2, 3, 4].flatMap((id) => [id, 0]), 0, 63, 0),
    ...scan,
    ...[0xff, 0xd9],
  ]);
}

/** A JPEG whose frame is of another kind than what it holds. */
function frameOf(marker: number): Buffer {
  const bytes = noise();
  bytes[bytes.indexOf(Buffer.from([0xff, 0xc0])) + 1] = marker;
  return bytes;
}

describe("a picture file that", () => {
  test.each([
    ["is empty", Buffer.alloc(0), /is empty/],
    [
      "has no pixels",
      Buffer.concat([SIGNATURE, header(0, 0), chunk("IEND", Buffer.alloc(0))]),
      /damaged or cut off/,
    ],
    ["says that it is a PNG and ends", SIGNATURE, /damaged or cut off/],
    ["is a PNG cut off in the middle", png(64, 64).subarray(0, 60), /damaged or cut off/],
    [
      "says that it has 56 megapixels",
      Buffer.concat([SIGNATURE, header(8000, 7000)]),
      /more than 50 megapixels/,
    ],
    [
      "is a JPEG cut off in its header",
      jpeg.encode({ width: 64, height: 64, data: Buffer.alloc(16384, 90) }, 90).data.subarray(0, 90),
      /damaged or cut off/,
    ],
    ["is a JPEG cut off in the middle", noise().subarray(0, 2000), /damaged or cut off/],
    ["is a lossless JPEG", frameOf(0xc3), /lossless JPEG, which is not supported/],
    ["is a JPEG with arithmetic coding", frameOf(0xc9), /arithmetic coding, which is not supported/],
    ["is CMYK of an unknown kind", cmyk([0, 255, 255, 0], { isAdobe: false }), /CMYK/],
  ])("%s is answered in one sentence", (_, bytes, said) => {
    expect(() => decodePicture(bytes, "x")).toThrow(said);
  });

  test("is damaged anywhere is said to be, without a word of the decoder's", { tags: ["seconds"] }, () => {
    for (const whole of [noise(), png(16, 16)])
      for (let at = 2; at < whole.length; at += 1 + (at >> 4)) {
        const bytes = Buffer.from(whole);
        bytes[at] ^= 0xff;
        for (const damaged of [bytes, whole.subarray(0, at)])
          try {
            decodePicture(damaged, "x");
          } catch (error) {
            expect((error as Error).message).toMatch(
              /^x (is damaged or cut off\.|is .* not supported; save it as|has more than 50 megapixels|uses print colors|cannot be read as a picture)/,
            );
          }
      }
  });

  test("is a PNG with bytes after its end is whole", () => {
    const whole = png(8, 8);
    expect(decodePicture(Buffer.concat([whole, Buffer.alloc(500, 7)]), "x")).toEqual(
      decodePicture(whole, "x"),
    );
  });

  test("is a JPEG that says it has 64 megapixels is refused before it is decoded", () => {
    const bytes = Buffer.from(jpeg.encode({ width: 16, height: 16, data: Buffer.alloc(1024, 90) }, 50).data);
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(8000, frame + 5);
    bytes.writeUInt16BE(8000, frame + 7);
    expect(() => decodePicture(bytes, "x")).toThrow(/more than 50 megapixels/);
  });

  test("is CMYK as printers write it is read in its colors", () => {
    // Magenta and yellow ink are red.
    const { width, height, rgba } = decodePicture(cmyk([0, 255, 255, 0]), "red.jpg");
    expect([width, height]).toEqual([8, 8]);
    const [red, green, blue] = rgba;
    expect(red).toBeGreaterThan(240);
    expect(Math.max(green, blue)).toBeLessThan(15);
  });

  test("is animated shows its first picture", () => {
    const still = png(4, 4);
    const animation = Buffer.alloc(8);
    animation.writeUInt32BE(2, 0);
    // After the header of 8 + 25 bytes.
    const animated = Buffer.concat([still.subarray(0, 33), chunk("acTL", animation), still.subarray(33)]);
    expect(decodePicture(animated, "a.png")).toEqual(decodePicture(still, "b.png"));
    expect(() => decodePicture(Buffer.from("GIF89a......"), "a.gif")).toThrow(/is a GIF/);
  });
});
