import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../test/any-text.ts";
import { NaiveCube } from "../../test/naive-cube.ts";
import { cubeGeometry } from "../geometry/index.ts";
import { seededRandom } from "../perm/index.ts";
import { coloringOf, randomState, solvedColoring, UNKNOWN_COLOR } from "../state/index.ts";
import { between, type Point, sceneOf } from "./scene.ts";
import { paletteOf } from "./scheme.ts";
import { drawSvg, outline } from "./svg.ts";

/** The tags of an XML text, or an error when they do not nest: enough of a parser to check what we write. */
function tagsOf(xml: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const token = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>|&(?:amp|lt|gt);|[^<>&]+|[<>&]/gy;
  for (const [text, close, name, , empty] of xml.matchAll(token)) {
    if (name === undefined) {
      if (/^[<>&]$/.test(text)) throw new Error(`stray ${text}`);
      continue;
    }
    if (close) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    names.push(name);
    if (!empty) open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join()} left open`);
  return names;
}

function centers(size: number, view: "net" | "cube"): Map<number, Point> {
  const found = new Map<number, Point>();
  for (const { facelet, corners } of sceneOf(solvedColoring(size), view, paletteOf("standard")).shapes)
    if (facelet !== undefined) found.set(facelet, between(corners[0], corners[2], 0.5));
  return found;
}

describe("SVG", () => {
  test.each(["net", "cube"] as const)(
    "%s: scalable, named, one path for each sticker and face shown",
    (view) => {
      const svg = drawSvg(coloringOf(randomState(3, seededRandom("svg"))), { view });
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+" role="img">\n<title>/,
      );
      expect(svg.slice(0, 200)).not.toMatch(/ (width|height)=/);
      const tags = tagsOf(svg);
      expect(tags.slice(0, 3)).toEqual(["svg", "title", "desc"]);
      expect(tags.filter((tag) => tag === "path").length).toBe((view === "net" ? 6 : 3) * 10);
    },
  );

  test.each(["net", "cube"] as const)("%s: rings follow the outlines of their stickers", (view) => {
    const coloring = solvedColoring(3);
    const scene = sceneOf(coloring, view, paletteOf("standard"));
    const svg = drawSvg(coloring, { view, ringed: [1, 20] });
    tagsOf(svg);
    const rings = [...svg.matchAll(/<path fill="none" stroke="#ffffff" stroke-width="[\d.]+" d="([^"]+)"/g)];
    const shapes = scene.shapes.filter(({ facelet }) => facelet === 1 || facelet === 20);
    expect(rings.map(([, d]) => d).sort()).toEqual(shapes.map(outline).sort());
  });

  test.each([2, 3, 4, 5])("n = %i: fills are the colors of the stickers, face by face", (size) => {
    const coloring = coloringOf(randomState(size, seededRandom(`fills ${size}`)));
    for (const scheme of ["standard", "japanese", "color-safe"] as const) {
      const fills = [...drawSvg(coloring, { scheme }).matchAll(/<path fill="(#\w+)"/g)].map(
        (match) => match[1],
      );
      const area = size * size;
      const stickers = fills.filter((_, i) => i % (area + 1) !== 0);
      expect(stickers).toEqual(Array.from(coloring.colors, (color) => paletteOf(scheme)[color]));
    }
  });

  test("n = 11: the stickers of a color are one path, with an outline for each", () => {
    const coloring = coloringOf(randomState(11, seededRandom("joined")));
    const { shapes } = sceneOf(coloring, "net", paletteOf("standard"));
    const paths = [...drawSvg(coloring).matchAll(/<path fill="(#\w+)" d="([^"]+)"/g)];
    expect(paths).toHaveLength(6 + 6);
    for (const [, fill, outlines] of paths.slice(6))
      expect(outlines).toBe(
        shapes
          .filter(({ color, facelet }) => facelet !== undefined && color === fill)
          .map(outline)
          .join(""),
      );
  });

  test("the description says every color in words, unknown ones too", () => {
    const coloring = solvedColoring(2);
    coloring.colors[0] = UNKNOWN_COLOR;
    const svg = drawSvg(coloring);
    expect(svg).toContain("<title>2×2×2 cube, unfolded</title>");
    expect(svg).toContain("<desc>U: unknown white, white white. R: red red, red red. F: green green");
    expect(svg).toContain(">?</text>");
    expect(drawSvg(coloring, { scheme: "japanese" })).toContain("D: blue blue, blue blue.");
    expect(drawSvg(coloring, { view: "cube" })).not.toContain("D: ");
    expect(drawSvg(solvedColoring(8), { view: "cube" })).toContain("<desc>3 faces of 64 stickers.</desc>");
  });

  test("letters: of the faces, of the colors, or one's own", () => {
    const written = (letters: "faces" | "colors" | string[]) =>
      [...drawSvg(solvedColoring(2), { letters }).matchAll(/>([^<]*)<\/text>/g)]
        .map((match) => match[1])
        .join("");
    expect(written("faces")).toBe("UUUURRRRFFFFDDDDLLLLBBBB");
    expect(written("colors")).toBe("WWWWRRRRGGGGYYYYOOOOBBBB");
    expect(written(["10", "", "<b>"])).toBe("10&lt;b&gt;");
  });

  test("a background is a color and nothing else", () => {
    expect(drawSvg(solvedColoring(3), { background: "#102030" })).toContain('<path fill="#102030" d="M0 0h');
    expect(() => drawSvg(solvedColoring(3), { background: '"/><script>' })).toThrow(/expected #rrggbb/);
    expect(() => drawSvg(solvedColoring(3), { view: "side" as "net" })).toThrow(/net, cube/);
  });

  test("texts from anywhere stay texts", () => {
    fc.assert(
      fc.property(anyText(), anyText(), fc.string(), (title, description, letter) => {
        const svg = drawSvg(solvedColoring(2), { title, description, letters: [letter] });
        const expected = [
          "svg",
          "title",
          "desc",
          ...new Array(30).fill("path"),
          ...(letter ? ["g", "text"] : []),
        ];
        expect(tagsOf(svg)).toEqual(expected);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 forbids
        expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      }),
    );
  });
});

describe("the cube in perspective", () => {
  const at = centers(3, "cube");
  const [U, R, F] = [0, 9, 18].map((first) => (number: number) => at.get(first + number - 1)!);
  const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

  test("shows U above, F on the left and R on the right, each read the right way up", () => {
    expect([...at.keys()]).toEqual(Array.from({ length: 27 }, (_, facelet) => facelet));
    expect(U(5)[1]).toBeLessThan(Math.min(F(5)[1], R(5)[1]));
    expect(F(5)[0]).toBeLessThan(R(5)[0]);
    for (const face of [F, R]) {
      expect(face(1)[0]).toBeLessThan(face(3)[0]);
      expect(face(1)[1]).toBeLessThan(face(7)[1]);
    }
    // Of U: 3 at the back right, 7 at the front left, 1 at the back, 9 toward the viewer.
    expect(U(1)[1]).toBeLessThan(U(9)[1]);
    expect(U(7)[0]).toBeLessThan(U(3)[0]);
    expect(U(9)[1]).toBeGreaterThan(U(7)[1]);
  });

  test("stickers of one piece touch: each is the other faces' nearest", () => {
    const { cellOfFacelet } = cubeGeometry(3);
    for (const [facelet, point] of at)
      for (const face of [0, 1, 2]) {
        if (face === Math.floor(facelet / 9)) continue;
        const partner = [...at.keys()].find(
          (other) => Math.floor(other / 9) === face && cellOfFacelet[other] === cellOfFacelet[facelet],
        );
        if (partner === undefined) continue;
        const nearest = [...at.keys()]
          .filter((other) => Math.floor(other / 9) === face)
          .sort((a, b) => distance(at.get(a)!, point) - distance(at.get(b)!, point))[0];
        expect(nearest).toBe(partner);
      }
  });

  test("after R U F it shows what the naive model shows", () => {
    const naive = new NaiveCube(3);
    for (const axis of [0, 1, 2]) naive.turn(axis, 2, 2, 3);
    const colors = Uint8Array.from(naive.facelets(), (letter) => "URFDLB".indexOf(letter));
    const svg = drawSvg({ size: 3, colors }, { view: "cube", letters: "faces" });
    const letters = [...svg.matchAll(/>([A-Z])<\/text>/g)].map((match) => match[1]).join("");
    expect(letters).toBe(naive.facelets().slice(0, 27));
  });

  test("shapes turn clockwise, so none is seen from behind", () => {
    for (const { corners } of sceneOf(solvedColoring(4), "cube", paletteOf("standard")).shapes) {
      const area = corners.reduce(
        (sum, [x, y], i) => sum + x * corners[(i + 1) % 4][1] - y * corners[(i + 1) % 4][0],
        0,
      );
      expect(area).toBeGreaterThan(0);
    }
  });
});
