/** The film of a player's moves as a file to keep. Loaded when someone asks for it; for `cube-player.js` from the file beside it. */
import { type GifOptions, gifOf } from "../gif.ts";
import type { ViewAngles } from "../model/player-state.ts";

/** Seen as it is now, wherever the view has been dragged. */
export async function saveGif(
  player: Required<Omit<GifOptions, "view">>,
  { yaw, pitch }: ViewAngles,
): Promise<void> {
  const { size, state, setup, alg, stickering, scheme } = player;
  const start = state === "" ? {} : { state };
  const gif = await gifOf({ size, ...start, setup, alg, stickering, scheme, view: `${yaw} ${pitch}` });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([gif], { type: "image/gif" }));
  link.download = "cube.gif";
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
