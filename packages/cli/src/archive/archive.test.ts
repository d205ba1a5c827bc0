/** pack, unpack, verify, repair. */

import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Cube, seededRandom, unwrap } from "@cubegram/core";
import { packArchive, unpackArchive } from "@cubegram/core/archive";
import { drawPng } from "@cubegram/core/drawing";
import { randomPermutation } from "@cubegram/core/perm";
import { coloringOf } from "@cubegram/core/state";
import fc from "fast-check";
import jpeg from "jpeg-js";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { wholeRunTest } from "../../../core/test/samples.ts";
import { inFolder, runBytes } from "../../test/run-bytes.ts";
import { readPng } from "../files/png-file.ts";

const random = seededRandom("archive");
const randomBytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(random() * 256));
const cubesIn = (list: string) => list.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

async function packed(stdin: Uint8Array, ...argv: string[]): Promise<string> {
  const { code, stdout, stderr } = await runBytes(["pack", "-", ...argv], { stdin });
  expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.stringContaining("cube") });
  return stdout.toString();
}

const unpacked = (list: string, ...argv: string[]) =>
  runBytes(["unpack", "-", ...argv], { stdin: Buffer.from(list) });

describe("byte for byte", () => {
  test("any bytes, every form and size, through streams", { tags: ["seconds"] }, async () => {
    const forms = [
      ["--as", "facelets"],
      ["--as", "number"],
      ["--as", "number", "--size", "4"],
      ["--as", "facelets", "--size", "2", "--parity", "3"],
      ["--size", "5", "--unordered"],
    ];
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), fc.constantFrom(...forms), async (bytes, form) => {
        const { code, stdout } = await unpacked(await packed(bytes, ...form));
        expect({ code, stdout: [...stdout] }).toEqual({ code: 0, stdout: [...bytes] });
      }),
      {
        numRuns: 40,
        examples: [
          [new Uint8Array(), forms[0]],
          [new Uint8Array(9), forms[1]],
        ],
      },
    );
  });

  test("moves make the cubes of the list", async () => {
    const bytes = randomBytes(20);
    const moves = cubesIn(await packed(bytes, "--as", "moves", "--size", "2"));
    const numbers = cubesIn(await packed(bytes, "--as", "number", "--size", "2"));
    expect(moves.map((alg) => String(Cube.fromAlg(alg, 2).rank()))).toEqual(numbers);
    expect((await unpacked(moves.join("\n"), "--size", "2")).stdout).toEqual(Buffer.from(bytes));
  });

  test("a name in an archive never leads out of the folder, nor through a link", async () => {
    await inFolder(async (folder) => {
      const list = join(folder, "a.cubes");
      for (const name of ["../../evil", "/etc/evil", "..\\evil", "a/../evil"]) {
        const { numbers } = await packArchive(randomBytes(5), { name });
        await writeFile(list, numbers.join("\n"));
        const stdout = join(folder, "out");
        expect((await runBytes(["unpack", list, "-o", `${stdout}/`, "--force"])).code).toBe(0);
        expect(await readdir(stdout)).toEqual(["evil"]);
      }
      await mkdir(join(folder, "linked"));
      await writeFile(join(folder, "precious"), "precious");
      await symlink(join(folder, "precious"), join(folder, "linked", "evil"));
      expect((await runBytes(["unpack", list, "-o", join(folder, "linked/")])).code).toBe(1);
      await runBytes(["unpack", list, "-o", join(folder, "linked/"), "--force"]);
      expect(await readFile(join(folder, "precious"), "utf8")).toBe("precious");
    });
  });
});

describe("damage", () => {
  test("lost and wrong cubes: verify says which, repair and unpack bring all back", async () => {
    const bytes = randomBytes(400);
    const list = await packed(bytes, "--parity", "10%");
    const cubes = cubesIn(list);
    cubes[0] = "?";
    cubes[7] = Cube.fromFacelets(cubes[7]).apply("R").facelets();
    cubes[20] = "spilled coffee";
    const damaged = Buffer.from(cubes.join("\r\n> "));
    const report = await runBytes(["verify", "-", "--json"], { stdin: damaged });
    expect(report.code).toBe(1);
    expect(JSON.parse(report.stdout.toString())).toMatchObject({
      status: "repairable",
      lost: expect.arrayContaining([1, 21]),
      wrong: [8],
      needed: 0,
    });
    expect(report.stderr).toContain("line 21");
    expect((await unpacked(damaged.toString())).stdout).toEqual(Buffer.from(bytes));
    const repaired = await runBytes(["repair", "-"], { stdin: damaged });
    expect(repaired.code).toBe(0);
    expect(cubesIn(repaired.stdout.toString())).toEqual(cubesIn(list));
    expect((await runBytes(["verify", "-"], { stdin: repaired.stdout })).code).toBe(0);
  });

  test("beyond repair is exit 3 with how many more it takes; anything but an archive is 4; wrong use is 2", async () => {
    const cubes = cubesIn(await packed(randomBytes(200), "--parity", "2", "--as", "number"));
    for (const place of [3, 4, 9]) cubes[place] = "?";
    const stdin = Buffer.from(cubes.join("\n"));
    const report = await runBytes(["verify", "-", "--json"], { stdin });
    expect(report.code).toBe(3);
    expect(JSON.parse(report.stdout.toString())).toMatchObject({
      status: "not-repairable",
      lost: [4, 5, 10],
      needed: 1,
      problem: { message: expect.stringContaining("4–5 and 10") },
    });
    expect((await runBytes(["repair", "-"], { stdin })).code).toBe(3);
    expect(await runBytes(["unpack", "-"], { stdin })).toMatchObject({ code: 1, stdout: Buffer.alloc(0) });
    for (const verb of ["verify", "repair"]) {
      expect((await runBytes([verb, "no/such/file"])).code).toBe(4);
      expect((await runBytes([verb])).code).toBe(2);
    }
  });

  test("--unordered: shuffled, some lost, no line for them", async () => {
    const bytes = randomBytes(300);
    const list = await packed(bytes, "--unordered", "--parity", "20%", "--as", "number");
    const cubes = cubesIn(list);
    const shuffled = randomPermutation(cubes.length, seededRandom("shuffle")).map((place) => cubes[place]);
    const { code, stdout } = await unpacked(shuffled.slice(5).join("\n"));
    expect({ code, stdout: [...stdout] }).toEqual({ code: 0, stdout: [...bytes] });
  });
});

describe("sheets", () => {
  test("PNG, SVG and PDF come back; a missing page is lost cubes; no moves beyond 3x3", {
    tags: ["seconds"],
  }, async () => {
    await inFolder(async (folder) => {
      const bytes = randomBytes(60);
      const [file, sheet] = [join(folder, "f"), join(folder, "sheet")];
      await writeFile(file, bytes);
      for (const ending of ["svg", "pdf"]) {
        const { code, stdout } = await runBytes(["pack", file, "-o", `${sheet}.${ending}`, "--size", "2"]);
        expect(code).toBe(0);
        const files = stdout.toString().trim().split("\n");
        expect(files.length).toBe(ending === "pdf" ? 1 : 3);
        const back = await runBytes(["unpack", ...files.reverse()]);
        expect(back.stdout).toEqual(Buffer.from(bytes));
        if (ending === "svg") expect((await runBytes(["verify", files[0], files[2]])).code).toBe(3);
      }
      await runBytes(["pack", file, "-o", `${sheet}.png`, "--size", "5", "--name", "", "--parity", "1"]);
      expect((await runBytes(["unpack", `${sheet}.png`])).stdout).toEqual(Buffer.from(bytes));
    });
  });

  // In `npm test` archive/cube-files.test.ts reads the like of them, without the program.
  wholeRunTest("a page that another program saved comes back", { tags: ["seconds"] }, async () => {
    await inFolder(async (folder) => {
      const bytes = randomBytes(60);
      const [file, sheet] = [join(folder, "f"), join(folder, "sheet")];
      await writeFile(file, bytes);
      await runBytes(["pack", file, "-o", `${sheet}.png`, "--size", "5", "--name", "", "--parity", "1"]);
      // Another program may save the page on transparent paper, and in 16 bits a channel.
      const picture = PNG.sync.read(await readFile(`${sheet}.png`));
      for (let at = 0; at < picture.data.length; at += 4)
        if (picture.data.subarray(at, at + 3).every((level) => level === 255))
          picture.data.fill(0, at, at + 4);
      const deep = Uint16Array.from(picture.data, (level) => level * 257);
      Object.assign(picture, { data: Buffer.from(deep.buffer) });
      await writeFile(`${sheet}-deep.png`, PNG.sync.write(picture, { bitDepth: 16 }));
      expect((await runBytes(["unpack", `${sheet}-deep.png`])).stdout).toEqual(Buffer.from(bytes));
      const page = PNG.sync.read(await readFile(`${sheet}.png`));
      await writeFile(`${sheet}.jpg`, jpeg.encode(page, 90).data);
      expect((await runBytes(["unpack", `${sheet}.jpg`])).stdout).toEqual(Buffer.from(bytes));
    });
  });

  test("draw STATE… -o sheet.pdf", async () => {
    await inFolder(async (folder) => {
      const file = join(folder, "sheet.pdf");
      const drawn = await runBytes(["draw", "alg:R U", "num:7", "-o", file, "--json"]);
      expect(JSON.parse(drawn.stdout.toString())).toMatchObject({ file, cubes: 2, size: 3 });
      const pdf = await readFile(file, "latin1");
      expect(pdf).toContain("(R U) Tj");
      expect(pdf).toContain(Cube.unrank(7n).facelets());
      const lines = await runBytes(["draw", "-", "-o", file], { stdin: Buffer.from("alg:R\nalg:U\n") });
      expect(lines.stderr).toContain("already exists");
    });
  });
});

describe("bad input", () => {
  test("lists of anything never crash and never give a wrong answer", async () => {
    const line = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom("?", "# size 4", "R U F", "12", "num:5", "\ufeff", "> 77"),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        const { code, stderr } = await unpacked(lines.join("\n"));
        expect(code).toBe(1);
        expect(stderr).not.toContain("Unexpected");
      }),
      { numRuns: 60 },
    );
  });

  test("pictures of anything: any bytes behind a PNG's start are refused or read, never thrown at", () => {
    const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (rest) => {
        expect(readPng(Uint8Array.from([...head, ...rest]), 1000).ok).toBe(false);
      }),
    );
    const bomb = Uint8Array.from([
      ...head,
      0x7f,
      255,
      255,
      255,
      0x7f,
      255,
      255,
      255,
      8,
      2,
      0,
      0,
      0,
      1,
      2,
      3,
      4,
    ]);
    expect(readPng(bomb, 1000)).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining("pixels") },
    });
  });

  test("bytes behind the end of a PNG are overlooked", () => {
    const png = drawPng(coloringOf(Cube.solved().state), { width: 64 });
    const read = unwrap(
      readPng(Buffer.concat([png, Buffer.from("trailing bytes, more than a chunk head")]), 10 ** 7),
    );
    expect(read).toEqual(unwrap(readPng(png, 10 ** 7)));
    expect(readPng(png.subarray(0, -20), 10 ** 7).ok).toBe(false);
  });

  test("a name of 255 bytes is packed and unpacked", async () => {
    await inFolder(async (folder) => {
      const name = "n".repeat(255);
      await writeFile(join(folder, name), "something");
      const list = join(folder, "named");
      expect((await runBytes(["pack", join(folder, name), "-o", list])).code).toBe(0);
      expect((await runBytes(["unpack", list, "-o", join(folder, "out/")])).code).toBe(0);
      expect(await readdir(join(folder, "out"))).toEqual([name]);
    });
  });
});

test("an archive whose key would cost more than usual says so, and is tried if allowed", async () => {
  const { numbers } = await packArchive(new Uint8Array(10), { password: "b", keyCost: { logN: 10 } });
  const unpacked = await unpackArchive(numbers, { password: "b", maxLogN: 10 });
  expect(unpacked.bytes).toHaveLength(10);
  const dear = await packArchive(new Uint8Array(10), { password: "b", keyCost: { logN: 11 } });
  await expect(unpackArchive(dear.numbers, { password: "b", maxLogN: 10 })).rejects.toMatchObject({
    code: "key-cost",
    message: expect.stringMatching(/2 MiB of memory/),
  });
  await expect(unpackArchive(dear.numbers, { password: "b", maxLogN: 21 })).rejects.toThrow(RangeError);
});
