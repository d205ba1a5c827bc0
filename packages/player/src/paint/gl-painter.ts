/** Scenes with WebGL2: one instanced call for all tiles (and one more where hint stickers float). */
import { cubeGeometry, type Face, faces, type Vector } from "@cubegram/core/geometry";
import { scale } from "@cubegram/core/vectors";
import { HINT_HEIGHT } from "../scene/camera.ts";
import type { Scene, TurnedLayers } from "../scene/scene.ts";
import { lightDirection, needsDarkInk, rgbOf, rgbOfStyle } from "./color.ts";
import { type GlStage, glStage } from "./gl-stage.ts";
import { BEVEL, type Painter, STICKER_HALF, STICKER_ROUNDING } from "./painter.ts";

/** Two triangles for each of the 3 × 3 squares between the 16 vertices. */
const INDICES_PER_TILE = 54;

/** What one player keeps in the context. */
interface Loaded {
  readonly stage: GlStage;
  readonly size: number;
  readonly array: WebGLVertexArrayObject;
  readonly indices: WebGLBuffer;
  readonly tiles: WebGLBuffer;
  readonly colors: WebGLBuffer;
  readonly glyphs: WebGLTexture;
  letters: readonly string[];
}

/** The context of the page, if it is ready for painters. */
export function readyStage(): GlStage | undefined {
  return glStage(rehearse);
}

/** Draws a cube without colors. */
function rehearse(stage: GlStage): void {
  const { gl } = stage;
  const loaded = load(stage, 2);
  drawTiles(stage, 6 * 2 * 2, 0);
  gl.bindVertexArray(null);
  unload(loaded);
}

/** A painter for pages that have a `readyStage()`. */
export function glPainter(): Painter {
  const element = document.createElement("canvas");
  element.setAttribute("aria-hidden", "true");
  const pen = element.getContext("2d")!;
  let loaded: Loaded | undefined;
  return {
    kind: "webgl2",
    element,
    draw(scene, pixels, plastic, onShown) {
      const stage = readyStage();
      stage?.queue(element, () => {
        if (loaded?.stage !== stage || loaded.size !== scene.size) {
          if (loaded?.stage === stage) unload(loaded);
          loaded = load(stage, scene.size);
        }
        render(loaded, scene, pixels, plastic);
        return () => {
          if (element.width !== pixels || element.height !== pixels) {
            element.width = pixels;
            element.height = pixels;
          } else pen.clearRect(0, 0, pixels, pixels);
          const { canvas } = stage;
          pen.drawImage(canvas, 0, canvas.height - pixels, pixels, pixels, 0, 0, pixels, pixels);
          onShown();
        };
      });
    },
    dispose() {
      const stage = readyStage();
      stage?.queue(element);
      if (loaded && loaded.stage === stage) unload(loaded);
    },
  };
}

function load(stage: GlStage, size: number): Loaded {
  const { gl } = stage;
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const indices = gl.createBuffer();
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, tileIndices(), gl.STATIC_DRAW);
  const tiles = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, tiles);
  const stickers = stickerTiles(size);
  const bytes = FLOATS_PER_TILE * 4;
  gl.bufferData(gl.ARRAY_BUFFER, stickers.byteLength + MAX_CUTS * bytes, gl.DYNAMIC_DRAW);
  gl.bufferSubData(gl.ARRAY_BUFFER, 0, stickers);
  instanced(gl, 0, 4, gl.FLOAT, bytes, 0);
  instanced(gl, 1, 1, gl.FLOAT, bytes, 16);
  const colors = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, colors);
  gl.bufferData(gl.ARRAY_BUFFER, 6 * size * size + MAX_CUTS, gl.DYNAMIC_DRAW);
  instanced(gl, 2, 1, gl.UNSIGNED_BYTE, 1, 0);
  return { stage, size, array, indices, tiles, colors, glyphs: gl.createTexture(), letters: [] };
}

function instanced(
  gl: WebGL2RenderingContext,
  at: number,
  length: number,
  type: number,
  stride: number,
  offset: number,
) {
  gl.enableVertexAttribArray(at);
  gl.vertexAttribPointer(at, length, type, false, stride, offset);
  gl.vertexAttribDivisor(at, 1);
}

function tileIndices(): Uint8Array {
  const indices = new Uint8Array(INDICES_PER_TILE);
  let next = 0;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const corner = 4 * row + column;
      // The grid runs right and down: counterclockwise, as it is seen from outside, is down first.
      for (const step of [0, 4, 1, 1, 4, 5]) indices[next++] = corner + step;
    }
  return indices;
}

function unload({ stage: { gl }, array, indices, tiles, colors, glyphs }: Loaded): void {
  gl.deleteVertexArray(array);
  for (const buffer of [indices, tiles, colors]) gl.deleteBuffer(buffer);
  gl.deleteTexture(glyphs);
}

function render(loaded: Loaded, scene: Scene, pixels: number, plastic: string): void {
  const { stage, array, size } = loaded;
  const { canvas, gl } = stage;
  if (canvas.width < pixels) canvas.width = pixels;
  if (canvas.height < pixels) canvas.height = pixels;
  gl.viewport(0, 0, pixels, pixels);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
  gl.bindVertexArray(array);
  const cuts = send(loaded, scene);
  sendCamera(stage, scene);
  sendLook(loaded, scene, plastic);
  const stickers = 6 * size * size;
  if (scene.look.hints) drawTiles(stage, stickers, HINT_HEIGHT);
  drawTiles(stage, stickers + cuts, 0);
}

function drawTiles({ gl, uniform }: GlStage, count: number, height: number): void {
  gl.uniform1f(uniform("height"), height);
  gl.uniform1f(uniform("bevel"), height > 0 ? 0 : BEVEL);
  gl.cullFace(height > 0 ? gl.FRONT : gl.BACK);
  gl.drawElementsInstanced(gl.TRIANGLES, INDICES_PER_TILE, gl.UNSIGNED_BYTE, 0, count);
}

/** Colors and cuts into the buffers; how many cuts there are. */
function send({ stage: { gl }, tiles, colors }: Loaded, scene: Scene): number {
  const stickers = scene.colors.length;
  gl.bindBuffer(gl.ARRAY_BUFFER, colors);
  gl.bufferSubData(gl.ARRAY_BUFFER, 0, scene.colors);
  if (!scene.turned) return 0;
  const cuts = cutTiles(scene.turned, scene.size);
  gl.bindBuffer(gl.ARRAY_BUFFER, tiles);
  gl.bufferSubData(gl.ARRAY_BUFFER, stickers * FLOATS_PER_TILE * 4, cuts);
  return cuts.length / FLOATS_PER_TILE;
}

function sendCamera({ gl, uniform }: GlStage, { camera, turned, size }: Scene): void {
  gl.uniform3fv(
    uniform("right"),
    faces().flatMap((face) => face.right),
  );
  gl.uniform3fv(
    uniform("down"),
    faces().flatMap((face) => face.down),
  );
  gl.uniform3fv(uniform("cameraRight"), camera.right);
  gl.uniform3fv(uniform("cameraUp"), camera.up);
  gl.uniform3fv(uniform("toward"), camera.toward);
  gl.uniform4f(uniform("lens"), camera.focus, camera.distance, camera.reach, 1 / size);
  gl.uniform3fv(uniform("light"), lightDirection(camera));
  // Nothing lies between 9 and −9: no layer is turned.
  const { axis = 0, low = 9, high = -9, angle = 0 } = turned ?? {};
  gl.uniform4f(uniform("turned"), low, high, Math.cos(angle), Math.sin(angle));
  gl.uniform3fv(uniform("axis"), [0, 0, 0].with(axis, 1));
}

function sendLook(loaded: Loaded, { look }: Scene, plastic: string): void {
  const { stage, glyphs } = loaded;
  const { gl, uniform } = stage;
  const palette = look.palette.flatMap((color) => [...rgbOf(color), needsDarkInk(color) ? 1 : 0]);
  gl.uniform4fv(uniform("palette"), palette);
  gl.uniform3fv(uniform("plastic"), rgbOfStyle(plastic));
  gl.uniform2f(uniform("shape"), 2 * STICKER_HALF, 2 * STICKER_ROUNDING);
  gl.uniform1i(uniform("lettered"), look.letters.length > 0 ? 1 : 0);
  gl.bindTexture(gl.TEXTURE_2D, glyphs);
  if (look.letters.join() === loaded.letters.join()) return;
  loaded.letters = look.letters;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, drawGlyphs(look.letters));
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
}

/** Letters as a texture: eight squares in a row, one for each color. */
const SQUARE = 128;

function drawGlyphs(letters: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = 8 * SQUARE;
  canvas.height = SQUARE;
  const pen = canvas.getContext("2d")!;
  pen.font = `600 ${0.72 * SQUARE}px system-ui, sans-serif`;
  pen.textAlign = "center";
  letters.forEach((letter, i) => {
    // Capitals are about 0.72 of the font's size high: the base line is half of that below the middle.
    pen.fillText(letter, (i + 0.5) * SQUARE, SQUARE * (0.5 + 0.36 * 0.72));
  });
  return canvas;
}

/** x, y, z of the middle, face, side; lengths in edges of the cube. */
export const FLOATS_PER_TILE = 5;
/** Two planes of cutting, two sides of each. */
const MAX_CUTS = 4;

/** One tile for each facelet, in their order. */
export function stickerTiles(size: number): Float32Array {
  const { cells, cellOfFacelet, faceletCount } = cubeGeometry(size);
  const tiles = new Float32Array(faceletCount * FLOATS_PER_TILE);
  for (let facelet = 0; facelet < faceletCount; facelet++) {
    const face = faces()[Math.floor(facelet / (size * size))];
    // Cell coordinates count half cells; the sticker is half a cell further out.
    const cell = cells[cellOfFacelet[facelet]];
    for (let axis = 0; axis < 3; axis++)
      tiles[facelet * FLOATS_PER_TILE + axis] = (cell[axis] + face.normal[axis]) / (2 * size);
    tiles[facelet * FLOATS_PER_TILE + 3] = face.index;
    tiles[facelet * FLOATS_PER_TILE + 4] = 1 / size;
  }
  return tiles;
}

/** Both sides of both cuts beside turned layers, where there are layers beyond. */
export function cutTiles({ axis, low, high }: TurnedLayers, size: number): Float32Array {
  const across = faces().filter((face: Face) => face.axis === axis);
  const tiles: number[] = [];
  for (const plane of [low, high])
    for (const face of across) {
      if (Math.abs(plane) > 0.4999) continue;
      const middle: Vector = scale(face.normal, plane * face.normal[axis]);
      tiles.push(...middle, face.index, 1 - (2 * BEVEL) / size);
    }
  return Float32Array.from(tiles);
}
