/** The pictures of README and docs are drawn by ourselves; `npx vitest run --project fast docs/pictures -u` draws them again. */

import { Cube } from "@cubegram/core";
import { parseColoring } from "@cubegram/core/diagnosis";
import { drawSvg } from "@cubegram/core/drawing";
import { writeMessage } from "@cubegram/core/message";
import { coloringOf } from "@cubegram/core/state";
import { expect, test } from "vitest";

/** MEET AT NOON: the moves that the README prints. */
const cube = Cube.fromAlg("F D2 R' L' U2 D' L' F' U2 B2 D'");

test.each([
  ["light", "#ffffff"],
  ["dark", "#0d1117"],
])("the README's cube on a %s page", async (name, background) => {
  const svg = drawSvg(coloringOf(cube.state), { view: "cube", background });
  await expect(svg).toMatchFileSnapshot(`pictures/cube-${name}.svg`);
});

/** Facelets that change places on a solved cube: those of UF; those of URF, clockwise. */
test.each([
  ["flipped-edge", [7, 19]],
  ["twisted-corner", [8, 9, 20]],
])("%s, which no moves make", async (name, facelets) => {
  const letters = [...Cube.solved(3).facelets()];
  const shown = facelets.map((_, i) => letters[facelets[(i + 1) % facelets.length]]);
  for (const [i, facelet] of facelets.entries()) letters[facelet] = shown[i];
  const coloring = parseColoring(letters.join(""));
  if (!coloring.ok) throw new Error(coloring.error.message);
  await expect(drawSvg(coloring.value, { view: "cube" })).toMatchFileSnapshot(`pictures/${name}.svg`);
});

/** Seconds for each turn, and how long the finished cube is shown. */
const [TURN, REST] = [0.9, 3];
/** Where the cube stands beside the words, in the units of the cube's own picture. */
const BESIDE = 62;

/** The way of a message onto a cube as one picture that moves: one cube, whose stickers change color with each move. */
function film(
  title: string,
  alg: string,
  lines: { readonly before: string; readonly after: string },
): string {
  const moves = alg.split(" ");
  const frames = [...moves.keys(), moves.length].map((made) =>
    drawSvg(coloringOf(Cube.fromAlg(moves.slice(0, made).join(" ")).state), {
      view: "cube",
    }),
  );
  const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(frames[0])!.map(Number);
  const seconds = moves.length * TURN + REST;
  const times = frames.map((_, at) => (((at * TURN) / seconds) * (at > 0 ? 1 : 0)).toFixed(4)).join(";");
  const animate = (attribute: string, values: readonly (string | number)[]) =>
    `<animate attributeName="${attribute}" calcMode="discrete" dur="${seconds}s" repeatCount="indefinite" keyTimes="${times}" values="${values.join(";")}"/>`;
  const pathsOf = (svg: string) => [...svg.matchAll(/<path fill="([^"]*)" d="([^"]*)"\/>/g)];
  const fills = frames.map((frame) => pathsOf(frame).map(([, fill]) => fill));
  const stickers = pathsOf(frames[0]).map(([, fill, d], i) => {
    const values = fills.map((frame) => frame[i]);
    return values.every((value) => value === fill)
      ? `<path fill="${fill}" d="${d}"/>`
      : `<path fill="${values.at(-1)}" d="${d}">${animate("fill", values)}</path>`;
  });
  const text = (x: number, y: number, words: string, shown?: (at: number) => boolean) => {
    const isLast = shown === undefined || shown(frames.length - 1);
    const change = shown
      ? animate(
          "opacity",
          frames.map((_, at) => (shown(at) ? 1 : 0.25)),
        )
      : "";
    return `<text x="${x}" y="${y}"${isLast ? "" : ' opacity="0.25"'}>${words}${change}</text>`;
  };
  const row = (at: number) => [(at % 5) * 11, 22 + 9 * Math.floor(at / 5)] as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${BESIDE + width + 4} ${height + 4}" role="img">
<title>${title}</title>
<style>text{font:4.6px ui-monospace,monospace;fill:#1f2328}@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>
${text(0, 8, lines.before)}
${moves.map((move, at) => text(...row(at), move.replace("'", "’"), (frame) => frame > at)).join("\n")}
${text(0, 45, lines.after, (frame) => frame === moves.length)}
<g transform="translate(${BESIDE})">
${stickers.join("\n")}
</g>
</svg>
`;
}

test("a message goes onto a cube and is read from it, as one picture that moves", async () => {
  const { alg } = await writeMessage("HELLO");
  const svg = film("HELLO goes onto a solved cube in nine moves, and is read from its stickers", alg, {
    before: "write HELLO",
    after: "read → HELLO",
  });
  await expect(svg).toMatchFileSnapshot("pictures/hello.svg");
});
