/**
 * The one WebGL2 context of the page. Browsers allow only about 16 of them, so all players draw here and copy the picture
 * to their own canvas.
 */
import { AMBIENT, DIRECT } from "./color.ts";
import { FRAGMENT, VERTEX } from "./shaders.ts";

export interface GlStage {
  readonly queue: Queue;
  readonly canvas: HTMLCanvasElement;
  readonly gl: WebGL2RenderingContext;
  uniform(name: string): WebGLUniformLocation | null;
}

let stage: GlStage | undefined;
let canvas: HTMLCanvasElement | undefined;
/** Called when the context is there, lost and restored. */
export const onContextChange: Set<() => void> = new Set();

/**
 * The context once it can draw without delay; undefined until then, without WebGL2, and while the browser has taken it
 * away. `rehearse` draws, unseen, whatever would delay the first picture.
 */
export function glStage(rehearse: (stage: GlStage) => void): GlStage | undefined {
  if (stage?.gl.isContextLost()) stage = undefined;
  if (stage || canvas) return stage;
  const made = document.createElement("canvas");
  // A usual size: changed later, it costs a second and a third framebuffer.
  made.width = 400;
  made.height = 400;
  canvas = made;
  // Not in the frame that asks, which has a first picture to show.
  setTimeout(open, 0, made, rehearse);
  return undefined;
}

function open(made: HTMLCanvasElement, rehearse: (stage: GlStage) => void): void {
  const gl = made.getContext("webgl2", {
    antialias: true,
    powerPreference: "low-power",
    // It is copied later than it is drawn.
    preserveDrawingBuffer: true,
  });
  if (!gl) return;
  made.addEventListener("webglcontextlost", (event) => {
    // A lost context is given back only if its loss was accepted.
    event.preventDefault();
    become(undefined);
  });
  made.addEventListener("webglcontextrestored", () => warmUp(made, gl, rehearse));
  setTimeout(warmUp, 0, made, gl, rehearse);
}

function become(next: GlStage | undefined): void {
  stage = next;
  for (const tell of onContextChange) tell();
}

/**
 * Compiles the shaders and draws once unseen, each in a task of its own, and waits for both without keeping the page from
 * working: drawing at once, the first picture held the page up for 130 … 480 ms (software WebGL, a busy machine).
 */
function warmUp(
  canvas: HTMLCanvasElement,
  gl: WebGL2RenderingContext,
  rehearse: (stage: GlStage) => void,
): void {
  const program = gl.createProgram();
  const fragment = FRAGMENT.replace("AMBIENT", AMBIENT.toFixed(3)).replace("DIRECT", DIRECT.toFixed(3));
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  const parallel = gl.getExtension("KHR_parallel_shader_compile");
  const isLinked = () => !parallel || gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR);
  when(gl, isLinked, () => {
    if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return;
    gl.useProgram(program);
    for (const wanted of [gl.DEPTH_TEST, gl.CULL_FACE, gl.BLEND]) gl.enable(wanted);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    const next = makeStage(canvas, gl, program);
    rehearse(next);
    whenDrawn(gl, () => become(next));
  });
}

function makeStage(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext, program: WebGLProgram): GlStage {
  const locations = new Map<string, WebGLUniformLocation | null>();
  const uniform = (name: string) => {
    let location = locations.get(name);
    if (location === undefined) {
      location = gl.getUniformLocation(program, name);
      locations.set(name, location);
    }
    return location;
  };
  return { canvas, gl, uniform, queue: makeQueue(gl) };
}

/**
 * Who draws next in the context that all players share. A picture is copied when it is drawn, and until then the page goes on: copying at
 * once, a tap had to wait for every picture that is drawn without a graphics card.
 */
/** Draws a picture, and returns what copies it to where it is shown. */
type Drawing = () => () => void;

/** Draws when the pictures before are done; of several for one canvas, the last. Without a drawing, forgets the canvas. */
type Queue = (canvas: object, drawing?: Drawing) => void;

function makeQueue(gl: WebGL2RenderingContext): Queue {
  const waiting = new Map<object, Drawing>();
  let isDrawing = false;
  const next = () => {
    for (const [canvas, drawing] of waiting) {
      if (isDrawing) return;
      isDrawing = true;
      waiting.delete(canvas);
      const copy = drawing();
      whenDrawn(gl, () => {
        isDrawing = false;
        copy();
        next();
      });
    }
  };
  return (canvas, drawing) => {
    if (drawing) waiting.set(canvas, drawing);
    else waiting.delete(canvas);
    next();
  };
}

/** What has been asked of the context is done. */
function whenDrawn(gl: WebGL2RenderingContext, next: () => void): void {
  const drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  when(gl, () => gl.getSyncParameter(drawn!, gl.SYNC_STATUS) === gl.SIGNALED, next);
}

/** Asks every few milliseconds, for as long as it takes; a context that is lost meanwhile will be warmed up again. */
function when(gl: WebGL2RenderingContext, isDone: () => boolean, next: () => void): void {
  setTimeout(() => {
    if (gl.isContextLost()) return;
    if (isDone()) next();
    else when(gl, isDone, next);
  }, 4);
}
