import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Film, mp4Of } from "./mp4.ts";

/** Boxes that hold boxes (ISO/IEC 14496-12), and how many bytes of their own come first. */
const HOLDERS: Readonly<Record<string, number>> = {
  moov: 0,
  trak: 0,
  mdia: 0,
  minf: 0,
  dinf: 0,
  stbl: 0,
  dref: 8,
  stsd: 8,
  avc1: 78,
  vp09: 78,
};

interface Box {
  readonly path: string;
  readonly start: number;
  readonly body: DataView;
}

/** All boxes of a file; fails where their lengths do not add up. */
function boxesOf(file: Uint8Array, from = 0, to = file.length, above = ""): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at < to) {
    const length = new DataView(file.buffer, at).getUint32(0);
    expect(length).toBeGreaterThanOrEqual(8);
    expect(at + length).toBeLessThanOrEqual(to);
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const path = above === "" ? name : `${above}/${name}`;
    found.push({ path, start: at, body: new DataView(file.buffer, at + 8, length - 8) });
    const own = HOLDERS[name];
    if (own !== undefined) found.push(...boxesOf(file, at + 8 + own, at + length, path));
    at += length;
  }
  expect(at).toBe(to);
  return found;
}

const TABLE = "moov/trak/mdia/minf/stbl";
const bodyOf = (boxes: readonly Box[], path: string) => boxes.find((box) => box.path === path)!.body;

const samples = fc.array(
  fc.record({ data: fc.uint8Array({ minLength: 1, maxLength: 40 }), isKey: fc.boolean() }),
  { minLength: 1, maxLength: 30 },
);
const description = Uint8Array.of(1, 0x42, 0, 0x1f, 0xff, 0xe0, 0);
const filmOf = (shown: Film["samples"], codec = "avc1.42001f"): Film => {
  const about = codec.startsWith("avc1") ? { description } : {};
  return { width: 640, height: 800, framesPerSecond: 30, codec, samples: shown, ...about };
};

describe("an MP4 file", () => {
  test("has every frame where its table says, in order", () => {
    fc.assert(
      fc.property(samples, (shown) => {
        const file = mp4Of(filmOf(shown));
        const boxes = boxesOf(file);
        const sizes = bodyOf(boxes, `${TABLE}/stsz`);
        expect(sizes.getUint32(8)).toBe(shown.length);
        const chunks = bodyOf(boxes, `${TABLE}/stco`);
        expect(chunks.getUint32(4)).toBe(1);
        let at = chunks.getUint32(8);
        for (const [i, { data }] of shown.entries()) {
          const size = sizes.getUint32(12 + 4 * i);
          expect(file.subarray(at, at + size)).toEqual(data);
          at += size;
        }
        expect(at).toBe(file.length);
        const keys = bodyOf(boxes, `${TABLE}/stss`);
        const listed = Array.from({ length: keys.getUint32(4) }, (_, i) => keys.getUint32(8 + 4 * i));
        expect(listed).toEqual(shown.flatMap(({ isKey }, i) => (isKey ? [i + 1] : [])));
      }),
      { numRuns: 30 },
    );
  });

  test("says what is in it before it comes: how large, how long, how often", () => {
    const frame = { data: Uint8Array.of(1, 2, 3), isKey: true };
    const boxes = boxesOf(mp4Of(filmOf(Array.from({ length: 90 }, () => frame))));
    const top = boxes.filter(({ path }) => !path.includes("/")).map(({ path }) => path);
    expect(top).toEqual(["ftyp", "moov", "mdat"]);
    const header = bodyOf(boxes, "moov/trak/tkhd");
    expect([header.getUint32(76) / 65536, header.getUint32(80) / 65536]).toEqual([640, 800]);
    for (const path of ["moov/mvhd", "moov/trak/mdia/mdhd"]) {
      const times = bodyOf(boxes, path);
      expect(times.getUint32(16) / times.getUint32(12), path).toBe(3);
    }
    const times = bodyOf(boxes, `${TABLE}/stts`);
    const scale = bodyOf(boxes, "moov/trak/mdia/mdhd").getUint32(12);
    expect([times.getUint32(4), times.getUint32(8), times.getUint32(12) / scale]).toEqual([1, 90, 1 / 30]);
  });

  test("has the boxes that a player needs, each as long as the standard says", () => {
    const boxes = boxesOf(mp4Of(filmOf([{ data: Uint8Array.of(1), isKey: true }])));
    // ISO/IEC 14496-12: bytes after length and name, version 0.
    const lengths = {
      mvhd: 100,
      tkhd: 84,
      mdhd: 24,
      vmhd: 12,
      stts: 16,
      stsc: 20,
      avc1: 78 + 8 + description.length,
    };
    for (const [name, length] of Object.entries(lengths))
      expect(boxes.find(({ path }) => path.endsWith(`/${name}`))?.body.byteLength, name).toBe(length);
    const settings = bodyOf(boxes, `${TABLE}/stsd/avc1/avcC`);
    expect(new Uint8Array(settings.buffer, settings.byteOffset, settings.byteLength)).toEqual(description);
  });

  test("of VP9 says profile, level and depth as the codec's name does", () => {
    const boxes = boxesOf(mp4Of(filmOf([{ data: Uint8Array.of(1), isKey: true }], "vp09.00.31.08")));
    const settings = bodyOf(boxes, `${TABLE}/stsd/vp09/vpcC`);
    // VP Codec ISO Media File Format Binding: version 1; profile, level, depth with chroma 4:2:0 and limited range.
    expect(new Uint8Array(settings.buffer, settings.byteOffset, 7)).toEqual(
      Uint8Array.of(1, 0, 0, 0, 0, 31, 0x82),
    );
  });
});
