/** The film of a player's moves as a file to keep. Loaded when someone asks for it; for `cube-player.js` from the file beside it. */
import { type GifOptions, gifOf } from "../gif.ts";
import type { ViewAngles } from "../model/player-state.ts";
import { canEncode, videoOf } from "../video.ts";

type Format = "gif" | "mp4";

interface Filmed extends Required<Omit<GifOptions, "view">> {
  readonly shadowRoot: ShadowRoot | null;
}

/** Seen as it is now, wherever the view has been dragged. Where the platform encodes films, the viewer says first which file it shall be. */
export async function saveFilm(player: Filmed, { yaw, pitch }: ViewAngles): Promise<void> {
  const format = (await canEncode()) ? await choice(player.shadowRoot!) : "gif";
  if (!format) return;
  const { size, state, setup, alg, stickering, scheme } = player;
  const start = state === "" ? {} : { state };
  const options = { size, ...start, setup, alg, stickering, scheme, view: `${yaw} ${pitch}` };
  const film = format === "mp4" && (await videoOf(options));
  if (film) save(film, "cube.mp4", "video/mp4");
  else save(await gifOf(options), "cube.gif", "image/gif");
}

/** A button for each format in a row below the bar; undefined if it is left without one. */
function choice(root: ShadowRoot): Promise<Format | undefined> {
  const opener = root.querySelector<HTMLElement>(".save")!;
  const row = document.createElement("div");
  row.className = "bar";
  row.setAttribute("role", "group");
  row.setAttribute("aria-label", opener.getAttribute("aria-label") ?? "");
  row.style.cssText = "justify-content: center; gap: .5rem; margin-block: .25rem";
  for (const format of ["gif", "mp4"] satisfies Format[]) {
    const button = document.createElement("button");
    button.type = "button";
    button.value = format;
    button.textContent = format.toUpperCase();
    button.style.cssText = "inline-size: auto; padding-inline: 1rem; border-color: var(--_line)";
    row.append(button);
  }
  const end = new AbortController();
  const { signal } = end;
  return new Promise<Format | undefined>((resolve) => {
    row.addEventListener("click", ({ target }) => resolve((target as HTMLButtonElement).value as Format));
    row.addEventListener("keydown", (event) => {
      // The keys of the player are not those of its buttons.
      event.stopPropagation();
      if (event.key === "Escape") resolve(undefined);
    });
    row.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && relatedTarget !== opener && !row.contains(relatedTarget as Node))
        resolve(undefined);
    });
    opener.addEventListener("click", () => resolve(undefined), { signal });
    const leave = (event: Event) => {
      const isNear = event.composedPath().some((each) => each === row || each === opener);
      if (!isNear) resolve(undefined);
    };
    document.addEventListener("pointerdown", leave, { signal });
    root.querySelector(".bar")!.after(row);
    row.querySelector("button")!.focus();
  }).finally(() => {
    end.abort();
    if (row.contains(root.activeElement)) opener.focus();
    row.remove();
  });
}

function save(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
