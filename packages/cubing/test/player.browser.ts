/** `<cube-player>` is given cubing.js's own `Alg`, both as a page loads them. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { Cube } from "@cubegram/core";
import { expect, test } from "@playwright/test";
import { Alg } from "cubing/alg";

/** Both packages as they are installed: cubing.js's modules load each other by relative paths. */
const CUBING = new URL("../", import.meta.resolve("cubing/alg"));
const PLAYER = new URL("../../player/dist/cube-player.js", import.meta.url);
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Both</title><link rel="icon" href="data:,">
<script type="module" src="/cube-player.js"></script></head><body><cube-player size="4"></cube-player></body></html>`;

/** What is used of a `<cube-player>`. */
interface Player {
  setup: string | Alg;
  alg: string | Alg;
  at: number;
  readonly length: number;
  readonly facelets: string;
}

let server: Server;
let origin: string;

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (!path.endsWith(".js")) response.setHeader("content-type", "text/html; charset=utf-8").end(PAGE);
    else {
      const file = path === "/cube-player.js" ? PLAYER : new URL(`.${path.slice("/cubing".length)}`, CUBING);
      response.setHeader("content-type", "text/javascript").end(readFileSync(fileURLToPath(file)));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => new Promise((closed) => server.close(closed)));

test("an Alg of cubing.js is played as its text is, for alg and for setup", async ({ page }) => {
  await page.goto(origin);
  const [setup, alg] = ["Rw U2", "[Rw, U] 3Fw' x D2"];
  const shown = await page.locator("cube-player").evaluate(
    async (element, [before, moves, modules]) => {
      const { Alg } = (await import(modules)) as typeof import("cubing/alg");
      const player = element as unknown as Player;
      player.setup = new Alg(before);
      player.alg = new Alg(moves);
      const atStart = player.facelets;
      player.at = player.length;
      return { text: String(player.alg), atStart, atEnd: player.facelets };
    },
    [setup, alg, "/cubing/alg/index.js"],
  );
  expect(shown.text).toBe(String(new Alg(alg)));
  expect(shown.atStart).toBe(Cube.fromAlg(setup, 4).facelets());
  expect(shown.atEnd).toBe(Cube.fromAlg(`${setup} ${alg}`, 4).facelets());
});
