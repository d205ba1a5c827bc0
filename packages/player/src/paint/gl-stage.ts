/**
 * The one WebGL2 context of the page. Browsers stop at about 16 of them, so every player draws here and takes the
 * picture over into a canvas of its own.
 */
import { AMBIENT, DIRECT } from "./light.ts";
import { FRAGMENT, VERTEX } from "./shaders.ts";

export interface GlStage {
  readonly canvas: HTMLCanvasElement;
  readonly gl: WebGL2RenderingContext;
  readonly program: WebGLProgram;
  uniform(name: string): WebGLUniformLocation | null;
}

let stage: GlStage | undefined;
let canvas: HTMLCanvasElement | undefined;
let isImpossible = false;
const waiting = new Set<() => void>();

/** The context, made on first use; undefined without WebGL2, or while the browser has taken it away. */
export function glStage(): GlStage | undefined {
  if (stage && !stage.gl.isContextLost()) return stage;
  if (isImpossible || stage || canvas) return undefined;
  canvas = document.createElement("canvas");
  const gl = canvas.getContext("webgl2", { antialias: true, alpha: true, powerPreference: "low-power" });
  if (!gl) {
    isImpossible = true;
    return undefined;
  }
  canvas.addEventListener("webglcontextlost", (event) => {
    // Only a lost context whose loss was accepted is given back.
    event.preventDefault();
    stage = undefined;
    for (const told of waiting) told();
  });
  canvas.addEventListener("webglcontextrestored", () => {
    stage = makeStage(canvas!, gl);
    for (const told of waiting) told();
  });
  stage = makeStage(canvas, gl);
  return stage;
}

/** Is told when the context goes and comes; returns how to stop that. */
export function onContextChange(told: () => void): () => void {
  waiting.add(told);
  return () => waiting.delete(told);
}

function makeStage(canvas: HTMLCanvasElement, gl: WebGL2RenderingContext): GlStage | undefined {
  const program = gl.createProgram();
  const fragment = FRAGMENT.replace("AMBIENT", AMBIENT.toFixed(3)).replace("DIRECT", DIRECT.toFixed(3));
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    isImpossible = true;
    return undefined;
  }
  gl.useProgram(program);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const locations = new Map<string, WebGLUniformLocation | null>();
  const uniform = (name: string) => {
    let location = locations.get(name);
    if (location === undefined) {
      location = gl.getUniformLocation(program, name);
      locations.set(name, location);
    }
    return location;
  };
  return { canvas, gl, program, uniform };
}
