/** The film, read by a plain reader of GIF89a that knows nothing of its writer. */

import { beforeAll, describe, expect, test } from "vitest";
import { gifOf, MAX_GIF_MOVES } from "./gif.ts";
import { stillsOf } from "./stills.ts";

interface Film {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly (readonly number[])[];
  /** Hundredths of a second. */
  readonly delays: number[];
  /** Palette entries of all pixels, as they are seen after each frame. */
  readonly frames: Uint8Array[];
}

/** By the specification of GIF89a; only what a film has: one table of colors, whole frames over one another. */
function readGif(bytes: Uint8Array): Film {
  expect(new TextDecoder().decode(bytes.subarray(0, 6))).toBe("GIF89a");
  const short = (at: number) => bytes[at] | (bytes[at + 1] << 8);
  const [width, height] = [short(6), short(8)];
  const colors = 2 << (bytes[10] & 7);
  const palette = Array.from({ length: colors }, (_, i) => [...bytes.subarray(13 + 3 * i, 16 + 3 * i)]);
  const delays: number[] = [];
  const frames: Uint8Array[] = [];
  let at = 13 + 3 * colors;
  let transparent = -1;
  const blocks = (): number[] => {
    const data: number[] = [];
    for (let length = bytes[at++]; length > 0; length = bytes[at++]) {
      for (const byte of bytes.subarray(at, at + length)) data.push(byte);
      at += length;
    }
    return data;
  };
  for (;;) {
    const kind = bytes[at++];
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      const label = bytes[at++];
      const data = blocks();
      if (label !== 0xf9) continue;
      delays.push(data[1] | (data[2] << 8));
      transparent = data[0] & 1 ? data[3] : -1;
    } else {
      expect([kind, short(at), short(at + 2), short(at + 4), short(at + 6), bytes[at + 8]]).toEqual([
        0x2c,
        0,
        0,
        width,
        height,
        0,
      ]);
      at += 9;
      const drawn = unpackLzw(bytes[at++], blocks(), width * height);
      const before = frames.at(-1);
      frames.push(drawn.map((index, i) => (index === transparent && before ? before[i] : index)));
    }
  }
  return { width, height, palette, delays, frames };
}

function unpackLzw(bits: number, data: readonly number[], length: number): Uint8Array {
  const clear = 1 << bits;
  const out: number[] = [];
  let table: number[][] = [];
  let width = bits + 1;
  let previous: number[] | undefined;
  let held = 0;
  let count = 0;
  for (const byte of data) {
    held |= byte << count;
    count += 8;
    while (count >= width) {
      const code = held & ((1 << width) - 1);
      held >>= width;
      count -= width;
      if (code === clear) {
        table = Array.from({ length: clear + 2 }, (_, i) => [i]);
        width = bits + 1;
        previous = undefined;
        continue;
      }
      if (code === clear + 1) break;
      const entry: number[] = table[code] ?? [...previous!, previous![0]];
      for (const index of entry) out.push(index);
      if (previous && table.length < 4096) table.push([...previous, entry[0]]);
      if (table.length === 1 << width && width < 12) width++;
      previous = entry;
    }
  }
  expect(out).toHaveLength(length);
  return Uint8Array.from(out);
}

describe("a film of moves", () => {
  let film: Film;
  beforeAll(async () => {
    film = readGif(await gifOf({ alg: "R R R R" }));
  });

  test("has eight pictures a move, at a steady pace, with a pause before and after", () => {
    expect([film.width, film.height, film.frames.length]).toEqual([320, 320, 33]);
    expect(film.delays).toEqual([60, ...Array.from({ length: 31 }, () => 5), 150]);
  });

  test("shows what the player shows, in nearly the same colors", () => {
    const stills = stillsOf({ alg: "R R R R", plastic: "#17191e" });
    for (const frame of [0, 3, 8, 21, 32]) {
      const { pixels } = stills.pixels(frame / 8, 320, "#ffffff");
      let worst = 0;
      film.frames[frame].forEach((index, i) => {
        for (let part = 0; part < 3; part++)
          worst = Math.max(worst, Math.abs(film.palette[index][part] - pixels[3 * i + part]));
      });
      // Half of the way between two shades, and for seams of stickers across the background somewhat more.
      expect(worst).toBeLessThan(64);
    }
  });

  test("ends where it began, after four turns, and not before", () => {
    expect(film.frames[32]).toEqual(film.frames[0]);
    expect(film.frames[8]).not.toEqual(film.frames[0]);
  });
});

test("no moves are one picture; other sizes, schemes and starts are theirs", {
  tags: ["seconds"],
}, async () => {
  expect(readGif(await gifOf({ alg: "" })).frames).toHaveLength(1);
  const film = readGif(await gifOf({ alg: "Uw2", size: 4, scheme: "japanese" }));
  expect(film.frames).toHaveLength(9);
  expect(film.palette.map(String)).toEqual(expect.arrayContaining(["183,18,52", "0,155,72"]));
  const gray = readGif(await gifOf({ alg: "R", stickering: "cross" }));
  const unknown = gray.palette.findIndex((color) => String(color) === "154,154,154");
  expect(gray.frames[0].filter((index) => index === unknown).length).toBeGreaterThan(10_000);
  expect(gray.palette).toHaveLength(32);
});

test("tells how far it is, and stops when it is told to", { tags: ["seconds"] }, async () => {
  const told: number[] = [];
  await gifOf({ alg: "R U F" }, { onProgress: (done) => told.push(done) });
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.every((done) => done >= 0 && done < 1)).toBe(true);
  const control = new AbortController();
  const wanted = gifOf(
    { alg: "R U F D L B ".repeat(20) },
    { signal: control.signal, onProgress: () => control.abort() },
  );
  await expect(wanted).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});

test("what has no film is refused: too many moves, the flat view, moves that cannot be read", async () => {
  await expect(gifOf({ alg: "R ".repeat(MAX_GIF_MOVES + 1) })).rejects.toThrow(/at most 200 moves.*got 201/);
  await expect(gifOf({ alg: "R", view: "experimental-last-layer" })).rejects.toThrow(/view/);
  await expect(gifOf({ alg: "R?" })).rejects.toThrow(RangeError);
});
