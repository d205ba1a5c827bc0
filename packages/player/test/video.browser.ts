/** A film in MP4, made by the browser's encoder and shown by its own player: its pictures are those of the stills. */
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";
import { stillsOf } from "../src/stills.ts";

/** Encoders exist only where the connection is secure. */
const ORIGIN = "https://film.test/";
const OPTIONS = { alg: "R U2 F'", setup: "D L", scheme: "japanese" } as const;
const WIDTH = 480;
/** Of 255, averaged over all parts of all pixels: what encoding may change. */
const LOST = 6;

async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL("../dist/video.js", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, lib: { entry, formats: ["es"], fileName: "video" } },
  });
  return (built as Rolldown.RolldownOutput[])[0].output[0].code;
}

test("videoOf makes a film that the browser plays", { tag: "@all" }, async ({ page }) => {
  const code = await bundled();
  await page.route(`${ORIGIN}**`, (route) =>
    route.request().url().endsWith("/video.js")
      ? route.fulfill({ contentType: "text/javascript", body: code })
      : route.fulfill({
          contentType: "text/html",
          body: "<!doctype html><title>A film</title><video muted></video>",
        }),
  );
  await page.goto(ORIGIN);
  const film = await page.evaluate(
    async ({ options, width }) => {
      const module = "/video.js";
      const { videoOf } = (await import(module)) as typeof import("../src/video.ts");
      const told: number[] = [];
      const bytes = await videoOf(options, { onProgress: (done) => told.push(done) });
      if (!bytes) return undefined;
      const video = document.querySelector("video")!;
      const happens = (name: string) =>
        new Promise((done) => video.addEventListener(name, done, { once: true }));
      const loaded = happens("loadeddata");
      video.src = URL.createObjectURL(new Blob([bytes], { type: "video/mp4" }));
      await loaded;
      const canvas = new OffscreenCanvas(width, width).getContext("2d")!;
      const pictureAt = async (time: number) => {
        // On a busy machine a picture comes after the browser says that it was sought.
        const shown = new Promise((done) => video.requestVideoFrameCallback(done));
        const sought = happens("seeked");
        video.currentTime = time;
        await Promise.all([sought, shown]);
        canvas.drawImage(video, 0, 0);
        return Array.from(canvas.getImageData(0, 0, width, width).data);
      };
      const { duration, videoWidth, videoHeight } = video;
      const pictures = [await pictureAt(0.1), await pictureAt(duration - 0.1)];
      return {
        duration,
        videoWidth,
        videoHeight,
        told: told.length,
        last: told.at(-1),
        pictures,
      };
    },
    { options: OPTIONS, width: WIDTH },
  );
  // 0.6 s before, 0.4 s a move, 1.5 s after, 30 pictures a second.
  expect(film).toMatchObject({ videoWidth: WIDTH, videoHeight: WIDTH, told: 99, last: 1 });
  expect(film!.duration).toBeCloseTo(3.3, 1);
  const stills = stillsOf({ ...OPTIONS, plastic: "#17191e" });
  const lost = (picture: readonly number[], at: number) => {
    const { pixels } = stills.pixels(at, WIDTH, "#ffffff");
    const sum = pixels.reduce(
      (total, part, i) => total + Math.abs(part - picture[Math.floor(i / 3) * 4 + (i % 3)]),
      0,
    );
    return sum / pixels.length;
  };
  const [first, last] = film!.pictures;
  expect(lost(first, 0)).toBeLessThan(LOST);
  expect(lost(last, stills.length)).toBeLessThan(LOST);
  expect(lost(first, stills.length)).toBeGreaterThan(LOST);
});
