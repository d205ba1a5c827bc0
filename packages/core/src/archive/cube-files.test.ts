import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Cube } from "../cube.ts";
import { drawSheetPdf, drawSheetSvg, type Image, type SheetPage, sheetPages } from "../drawing/index.ts";
import { rasterize } from "../drawing/raster.ts";
import { seededRandom } from "../perm/index.ts";
import { err, ok } from "../result.ts";
import { coloringOf } from "../state/index.ts";
import type { Frame } from "../vision/index.ts";
import { type CubeFile, type CubeFilesOptions, readCubeFiles } from "./index.ts";
import { linesOfChunks } from "./lines.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (content: string | Uint8Array, name = "a"): CubeFile => ({
  name,
  chunks: [typeof content === "string" ? bytesOf(content) : content],
});

/** Everything that is in the files, in short: the number of each cube, `undefined` where there is none. */
async function read(files: Iterable<CubeFile>, options: CubeFilesOptions = {}) {
  const { batches, ...known } = await readCubeFiles(files, options);
  const entries = [];
  for await (const batch of batches)
    for (const entry of batch.entries) entries.push({ file: batch.file, ...entry });
  return { ...known, entries, numbers: entries.map(({ number }) => number) };
}

/** A byte order mark and code units of two bytes. */
function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const units = Uint16Array.from(`\ufeff${text}`, (unit) => unit.charCodeAt(0));
  const bytes = new Uint8Array(units.length * 2);
  units.forEach((unit, i) => {
    new DataView(bytes.buffer).setUint16(i * 2, unit, !isBigEndian);
  });
  return bytes;
}

describe("lists", () => {
  test.each(["\n", "\r\n", "\r"])("lines that end with %j, in any encoding, quoted or not", async (end) => {
    const text = ["# two cubes", "", "> num:5", "?", "R U", "oops "].join(end);
    for (const content of [bytesOf(text), bytesOf(`\ufeff${text}`), utf16(text, false), utf16(text, true)]) {
      const { numbers, entries, form, size } = await read([file(content)]);
      expect(numbers).toEqual([5n, undefined, Cube.fromAlg("R U").rank(), undefined]);
      expect(entries.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
      expect(entries[3]).toMatchObject({ file: "a", problem: { code: expect.any(String) } });
      expect({ form, size }).toEqual({ form: "number", size: undefined });
    }
  });

  test("wherever the chunks are cut", async () => {
    const bytes = bytesOf("a\r\nb\rc\n\nd\r");
    for (let cut = 0; cut <= bytes.length; cut++) {
      const lines: string[] = [];
      const chunks = (async function* () {
        yield bytes.subarray(0, cut);
        yield bytes.subarray(cut);
      })();
      for await (const some of linesOfChunks(chunks)) lines.push(...some);
      expect(lines).toEqual(["a", "b", "c", "", "d"]);
    }
  });

  test("a line without an end is cut off to bound the memory", async () => {
    const chunks = (async function* () {
      for (let i = 0; i < 40; i++) yield new Uint8Array(2 ** 15).fill(82);
      yield bytesOf("\nR");
    })();
    const lengths: number[] = [];
    for await (const some of linesOfChunks(chunks)) lengths.push(...some.map((line) => line.length));
    expect(lengths.at(-1)).toBe(1);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(2 ** 18 + 2 ** 15);
  });

  test("# size: what was asked for, else what the first file says that says so", async () => {
    const files = [file("7"), file("# SIZE 4 \n7", "b"), file("# size 5\n7", "c")];
    expect(await read(files)).toMatchObject({ size: 4, numbers: [7n, 7n, 7n] });
    expect((await read(files)).entries.map(({ size }) => size)).toEqual([4, 4, 4]);
    expect(await read(files, { size: 2 })).toMatchObject({ size: 2 });
  });

  test("… which no cube's size, half a comment and one far down do not", async () => {
    for (const told of ["1", "101", "0", "four", "4 cubes", "-4"])
      expect(await read([file(`# size ${told}\n7`)])).not.toHaveProperty("size");
    // The first 4 KiB end between the digits: a 1x1 is none, but a 5x5 would be taken for it.
    for (const [before, told] of [
      [4096 - "# size 5".length, undefined],
      [4096 - "# size 50\n".length, 50],
    ] as const) {
      const text = `${"#".repeat(before - 1)}\n# size 50\n7\n`;
      expect((await read([file(text)])).size).toBe(told);
    }
  });

  test("how the first cube is written, however long it is", async () => {
    const forms: readonly (readonly [string, string])[] = [
      ["# a comment\n?\nnum:5", "number"],
      ["12\n", "number"],
      [Cube.solved(2).facelets(), "facelets"],
      [[...Cube.solved().facelets()].join(" "), "facelets"],
      [Cube.solved(40).facelets(), "facelets"],
      ["R U F", "moves"],
      ["RUF", "moves"],
      ["R2 ".repeat(3000), "moves"],
      ["9".repeat(5000), "number"],
      ["", "moves"],
    ];
    for (const [text, form] of forms)
      expect({ text: text.slice(0, 20), form: (await read([file(text)])).form }).toMatchObject({ form });
  });

  test("lists come one after another, and are read as they are asked for", async () => {
    let given = 0;
    const endless = (function* () {
      for (;;) {
        given++;
        yield bytesOf(`${"7\n".repeat(5000)}`);
      }
    })();
    const { batches } = await readCubeFiles([file("1\n2"), { name: "endless", chunks: endless }]);
    let seen = 0;
    for await (const { file: name, entries } of batches) {
      seen += entries.length;
      if (name === "endless") break;
    }
    expect(seen).toBe(2 + 1024);
    expect(given).toBeLessThan(4);
  });
});

const WIDTH = 1000;
const random = seededRandom("cube files");
const cubes = Array.from({ length: 14 }, () => Cube.random(3, random));
const ranks = cubes.map((cube) => cube.rank());
const pages = [...sheetPages(cubes.map(({ state }) => ({ coloring: coloringOf(state) })))];
const svgs = pages.map((page, i) => file(drawSheetSvg(page), `${i + 1}.svg`));

/** As another program may save it: the white of the paper is nothing at all, which is black where nothing is looked at. */
function transparent({ width, height, pixels }: Image): Frame {
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const color = pixels.subarray(3 * at, 3 * at + 3);
    if (color.some((level) => level < 255)) rgba.set([...color, 255], 4 * at);
  }
  return { width, height, rgba };
}
const picture = (page: SheetPage) => transparent(rasterize(page, WIDTH, "#ffffff"));

describe("sheets", () => {
  test("SVG pages in any order; PDF; cubes of a missing page are lost", async () => {
    expect(pages.length).toBe(2);
    for (const files of [svgs, svgs.toReversed(), [file(drawSheetPdf(pages))]])
      expect(await read(files)).toMatchObject({ size: 3, form: "facelets", refused: [], numbers: ranks });
    expect((await read([svgs[1]])).numbers).toEqual([...new Array(12).fill(undefined), ...ranks.slice(12)]);
  });

  test("pictures of any kind, on transparent paper too; a picture tells how many cubes there are", {
    tags: ["seconds"],
  }, async () => {
    for (const head of ["\u0089PNG", "\u00ff\u00d8\u00ff", "GIF89a", "RIFF....WEBP"]) {
      const seen: string[] = [];
      const decodePicture: CubeFilesOptions["decodePicture"] = (bytes, name) => {
        seen.push(`${name} ${bytes.length}`);
        return ok(picture(pages[0]));
      };
      const { numbers } = await read([file(latin1(head), "page")], { decodePicture });
      expect(numbers).toEqual([...ranks.slice(0, 12), undefined, undefined]);
      expect(seen).toEqual([`page ${head.length}`]);
    }
  });

  test("lists come before sheets; of a sheet of another size nothing is left but its places", async () => {
    const { numbers, entries } = await read([svgs[1], file("# size 4\n7", "list")], { size: 4 });
    expect(numbers).toEqual([7n, ...cubes.map(() => undefined)]);
    expect(entries.map(({ file: name }) => name)).toEqual(["list", ...cubes.map(() => undefined)]);
  });

  test("a cube that is none is told by its number", async () => {
    const twisted = "UUUUUUUUFURRRRRRRRFFRFFFFFFDDDDDDDDDLLLLLLLLLBBBBBBBBB";
    const { entries } = await read([file(`<svg><g id="cube-2" data-facelets="${twisted}"/></svg>`)]);
    expect(entries).toMatchObject([{ line: 1 }, { line: 2, problem: { code: "illegal-cube" } }]);
  });

  test("what has the form of a sheet and is none is refused, and the other files are read", async () => {
    const files = [
      file("<svg></svg>", "empty.svg"),
      file(latin1("\u0089PNG\r\n\u001a\n"), "bad.png"),
      file(`<svg><g id="cube-1000001" data-facelets="${cubes[0].facelets()}"/></svg>`, "far.svg"),
      file("7", "list"),
    ];
    const decodePicture = () => err({ code: "png", message: "It is damaged." });
    const { refused, numbers } = await read(files, { decodePicture });
    expect(numbers).toEqual([7n]);
    expect(refused).toMatchObject([
      { name: "empty.svg", problem: { code: "no-sheet" } },
      { name: "bad.png", problem: { code: "png" } },
      { name: "far.svg", problem: { code: "no-sheet", message: expect.stringContaining("1000001") } },
    ]);
    expect((await read([files[1]])).refused).toMatchObject([{ problem: { code: "no-sheet" } }]);
  });

  test("a sheet beyond 128 MiB is refused before more of it is read", async () => {
    let given = 0;
    const chunks = (function* () {
      yield bytesOf("%PDF-1.7\n");
      for (; given < 1000; given++) yield new Uint8Array(2 ** 20);
    })();
    const { refused } = await readCubeFiles([{ name: "a.pdf", chunks }]);
    expect(refused).toMatchObject([{ name: "a.pdf", problem: { code: "too-large" } }]);
    expect(given).toBeLessThanOrEqual(128);
  });
});

test("misuse throws, and so does what the caller's own functions throw", async () => {
  await expect(readCubeFiles([file("7")], { size: 1 })).rejects.toThrow(RangeError);
  await expect(readCubeFiles("list" as never)).rejects.toThrow(TypeError);
  await expect(readCubeFiles(["list"] as never)).rejects.toThrow(TypeError);
  const chunks = (function* () {
    yield bytesOf("7");
    throw new Error("the disk is on fire");
  })();
  await expect(readCubeFiles([{ name: "a", chunks }])).rejects.toThrow("on fire");
});

describe("any bytes", () => {
  const heads = [
    "",
    "%PDF",
    "<svg",
    "\u00ef\u00bb\u00bf<?xml",
    "\u00ff\u00fe",
    "\u00fe\u00ff",
    "\u0089PNG",
    "GIF8",
  ];
  const pieces = [
    ...["# size 2\n", "# size 99\r", "num:5\n", "?\n", "> ", "\r\n", "R U2 F'\n", "\0", "\u00e9"],
    ...[`${cubes[0].facelets()}\n`, `<g id="cube-2" data-facelets="${cubes[1].facelets()}"/>`],
    `/Cube <</Number 3 /Facelets (${cubes[2].facelets()})>> BDC`,
    `<g id="cube-0" data-facelets="${"U".repeat(54)}"/>`,
  ];
  const content = fc
    .tuple(
      fc.constantFrom(...heads),
      fc.array(
        fc.oneof(
          fc.constantFrom(...pieces),
          fc.uint8Array({ maxLength: 12 }).map((bytes) => String.fromCharCode(...bytes)),
        ),
        { maxLength: 12 },
      ),
    )
    .map(([head, parts]) => latin1(head + parts.join("")));

  test("are cubes or are refused, and how they are cut changes nothing", { tags: ["seconds"] }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(content, { maxLength: 3 }),
        fc.integer({ min: 1, max: 40 }),
        async (all, step) => {
          const whole = await read(all.map((bytes, i) => file(bytes, `${i}`)));
          for (const { number, size, problem } of whole.entries)
            if (number !== undefined) expect(number < Cube.count(size) && problem === undefined).toBe(true);
          for (const { problem } of whole.refused) expect(problem.message).toMatch(/\w/);
          const cut = await read(
            all.map((bytes, i) => ({
              name: `${i}`,
              chunks: Array.from({ length: Math.ceil(bytes.length / step) }, (_, k) =>
                bytes.subarray(k * step, (k + 1) * step),
              ),
            })),
          );
          expect(cut).toEqual(whole);
        },
      ),
      { numRuns: 300 },
    );
  });

  test("pictures of anything", { tags: ["seconds"] }, async () => {
    const frame = fc
      .record({ width: fc.integer({ min: 0, max: 300 }), ratio: fc.constantFrom(0, 1, Math.SQRT2) })
      .chain(({ width, ratio }) => {
        const height = Math.round(width * ratio);
        return fc.array(fc.nat(255), { minLength: 4, maxLength: 7 }).map((levels) => ({
          width,
          height,
          rgba: Uint8Array.from({ length: width * height * 4 }, (_, i) => levels[i % levels.length]),
        }));
      });
    await fc.assert(
      fc.asyncProperty(frame, async (decoded) => {
        const { refused, entries } = await read([file("GIF8")], { decodePicture: () => ok(decoded) });
        expect(refused.length + entries.length).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });
});
