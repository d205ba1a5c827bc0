/**
 * Who draws next in the context that all players share. A picture is copied when it is drawn, and until then the page goes on: copying at
 * once, a tap had to wait for every picture that is drawn without a graphics card.
 */

/** Draws a picture, and returns what copies it to where it is shown. */
type Drawing = () => () => void;

/** Draws when the pictures before are done; of several for one canvas, the last. Without a drawing, forgets the canvas. */
export type Queue = (canvas: object, drawing?: Drawing) => void;

export function makeQueue(gl: WebGL2RenderingContext): Queue {
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
export function whenDrawn(gl: WebGL2RenderingContext, next: () => void): void {
  const drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  when(gl, () => gl.getSyncParameter(drawn!, gl.SYNC_STATUS) === gl.SIGNALED, next);
}

/** Asks every few milliseconds, for as long as it takes; a context that is lost meanwhile will be warmed up again. */
export function when(gl: WebGL2RenderingContext, isDone: () => boolean, next: () => void): void {
  setTimeout(() => {
    if (gl.isContextLost()) return;
    if (isDone()) next();
    else when(gl, isDone, next);
  }, 4);
}
