import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { encode } from "uqr";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main } from "../main.ts";
import { type WebApp, webApp } from "./web-files.ts";
import { networkAddresses, qrCode, serveApp, type WebServer } from "./web-server.ts";

const POLICY = "default-src 'none'; script-src 'self'";
const LONG = "export const turns = ['R', 'U'];\n".repeat(500);
/** As the build leaves it (scripts/setup.mjs). */
async function writeLong(file: string): Promise<void> {
  await writeFile(file, LONG);
  await writeFile(`${file}.gz`, gzipSync(LONG));
}

let folder: string;
let app: WebApp;
let server: WebServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cubegram-web-"));
  await writeFile(join(folder, "secret.txt"), "outside");
  const site = join(folder, "site");
  await mkdir(join(site, "assets"), { recursive: true });
  await mkdir(join(site, ".vite"));
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY.replaceAll("'", "&#39;")}">`;
  await writeFile(join(site, "index.html"), `<!doctype html>${meta}<title>Cubegram</title>`);
  await writeFile(join(site, "assets", "a-1.js"), "export {};");
  await writeLong(join(site, "assets", "long.js"));
  await mkdir(join(site, "docs"));
  await writeFile(
    join(site, "docs", "index.html"),
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">docs',
  );
  await writeFile(join(site, ".vite", "manifest.json"), "{}");
  await writeFile(join(site, "strange.exe"), "no");
  await symlink(join(folder, "secret.txt"), join(site, "link.txt"));
  app = (await webApp(site))!;
  server = await serveApp(app, { port: 0, again: () => webApp(site) });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** As it is, without the cleaning that `fetch` does to an address. */
function get(
  path: string,
  method = "GET",
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: string; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port: server.port, path, method, headers, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: response.statusCode!, headers: response.headers, body: bytes.toString(), bytes });
        });
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}

describe("the app is served", () => {
  test("the page at / with the policy that stands in it, and what a page in a frame would need is refused", async () => {
    const { status, headers, body } = await get("/");
    expect(status).toBe(200);
    expect(body).toContain("<title>Cubegram</title>");
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `${POLICY}; frame-ancestors 'none'`,
      "permissions-policy": "camera=(self), microphone=(), geolocation=()",
      "x-content-type-options": "nosniff",
      "cache-control": "no-cache",
    });
    expect(headers).not.toHaveProperty("set-cookie");
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("files whose names have a hash are kept for good; a query changes nothing; HEAD has no body", async () => {
    const script = await get("/assets/a-1.js?x=1");
    expect(script).toMatchObject({ status: 200, body: "export {};" });
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(script.headers["cache-control"]).toContain("immutable");
    expect(await get("/index.html", "HEAD")).toMatchObject({ status: 200, body: "" });
  });

  test("an app that was rebuilt meanwhile is found", async () => {
    await writeFile(join(folder, "site", "assets", "b-2.js"), "export const b = 2;");
    for (let tries = 0; tries < 40 && (await get("/assets/b-2.js")).status !== 200; tries++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await get("/assets/b-2.js")).toMatchObject({ status: 200, body: "export const b = 2;" });
  });

  test("a page that was rebuilt meanwhile comes with its new policy, from the first request on", async () => {
    const page = join(folder, "site", "index.html");
    const before = await readFile(page, "utf8");
    const rebuilt = before.replace("script-src", "img-src data:; script-src").replace("Cubegram", "Newer");
    const policyAt = async (path: string) => (await get(path)).headers["content-security-policy"];
    const old = await policyAt("/");
    await writeFile(page, rebuilt);
    const first = await get("/");
    expect(first.body).toContain("<title>Newer</title>");
    expect(first.headers["content-security-policy"]).toContain("img-src data:; script-src");
    // Files without one of their own have it too, and what is not there.
    for (const path of ["/assets/a-1.js", "/nothing"])
      expect(await policyAt(path)).toBe(first.headers["content-security-policy"]);
    await rm(page);
    expect(await policyAt("/assets/a-1.js")).toBe(first.headers["content-security-policy"]);
    await writeFile(page, before);
    expect(await policyAt("/")).toBe(old);
  });

  test("a folder is its page, with the policy that stands in that page", async () => {
    const { status, body, headers } = await get("/docs/");
    expect({ status, docs: body.endsWith("docs") }).toEqual({ status: 200, docs: true });
    expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  test("the documentation's examples find core, which is not copied into a package", async () => {
    const { status, body, headers } = await get("/docs/core/doors/notation.js");
    expect({ status, type: headers["content-type"] }).toEqual({
      status: 200,
      type: "text/javascript; charset=utf-8",
    });
    // The door of a room passes on what the room has.
    const [, room] = /from "\.\.\/([^"]+)"/.exec(body)!;
    expect((await get(`/docs/core/${room}`)).body).toContain("parseAlg");
    expect((await get("/docs/core/../package.json")).status).toBe(404);
  });

  test("whoever opens an address that has nothing gets the page for that, with its own policy; a program gets a line", async () => {
    const opened = (path: string, method = "GET") => get(path, method, { Accept: "text/html,*/*;q=0.8" });
    expect(await opened("/nothing.html")).toMatchObject({
      status: 404,
      body: "There is nothing at this address.\n",
    });
    const policy = "default-src 'none'; style-src 'self'";
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    await writeFile(join(folder, "site", "404.html"), `${meta}no such page`);
    const own = await webApp(join(folder, "site"));
    const here = await serveApp(own!, { port: 0 });
    const before = server;
    server = here;
    try {
      for (const path of ["/nothing.html", "/docs/no/such/page", "/%"]) {
        const { status, body, headers } = await opened(path);
        expect({ status, said: body.endsWith("no such page") }, path).toEqual({ status: 404, said: true });
        expect(headers["content-security-policy"]).toBe(`${policy}; frame-ancestors 'none'`);
        expect((await opened(path, "HEAD")).body).toBe("");
      }
      const tag = String((await opened("/nothing.html")).headers.etag);
      expect((await get("/x", "GET", { Accept: "text/html", "If-None-Match": tag })).status).toBe(404);
      expect((await opened("/docs")).status).toBe(308);
      expect((await opened("/")).status).toBe(200);
      expect(await get("/nothing.js")).toMatchObject({
        status: 404,
        body: "There is nothing at this address.\n",
      });
    } finally {
      server = before;
      await here.close();
      await rm(join(folder, "site", "404.html"));
    }
  });

  test("a folder without its slash leads to its page, also from a folder above, and keeps the query", async () => {
    expect(await get("/docs")).toMatchObject({ status: 308, headers: { location: "./docs/" } });
    expect((await get("/docs?a=1#b")).headers.location).toBe("./docs/?a=1");
    expect((await get("//docs")).status).toBe(404);
  });

  test("who never finishes a request is cut off", async () => {
    const brief = await serveApp(app, { port: 0, requestMs: 200 });
    try {
      const socket = connect(brief.port, "127.0.0.1");
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
      const answer = await new Promise<string>((resolve, reject) => {
        const parts: Buffer[] = [];
        socket.on("data", (part) => parts.push(part));
        socket.on("end", () => resolve(Buffer.concat(parts).toString()));
        socket.on("error", reject);
      });
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      socket.destroy();
    } finally {
      await brief.close();
    }
  });

  test.each([
    [true, "gzip, deflate, br;q=0.9"],
    [true, "br;q=0, GZIP ;q=0.5"],
    [false, "gzip;q=0"],
    [false, "br, xgzip"],
    [false, "identity"],
  ])("what the build has compressed is sent so (%s) to who accepts %s", async (isGzip, accepted) => {
    const { headers, bytes } = await get("/assets/long.js", "GET", { "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(isGzip ? "gzip" : undefined);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-length"]).toBe(String(bytes.length));
    expect((isGzip ? gunzipSync(bytes) : bytes).toString()).toBe(LONG);
    if (isGzip) expect(bytes.length).toBeLessThan(LONG.length / 20);
  });

  test("the rest is sent as it is, and compressed files have no address of their own", async () => {
    const { headers, body } = await get("/assets/a-1.js", "GET", { "Accept-Encoding": "gzip" });
    expect({ encoding: headers["content-encoding"], body }).toEqual({
      encoding: undefined,
      body: "export {};",
    });
    expect((await get("/assets/long.js.gz")).status).toBe(404);
  });

  test("an entity tag: who has the content gets 304 and no body; each encoding and each build has its own", async () => {
    const first = await get("/assets/long.js");
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `"x", W/${etag}`, "*"])
      expect(await get("/assets/long.js", "GET", { "If-None-Match": known })).toMatchObject({
        status: 304,
        body: "",
        headers: { etag },
      });
    expect((await get("/assets/long.js", "GET", { "If-None-Match": '"x"' })).status).toBe(200);
    const gzip = { "Accept-Encoding": "gzip" };
    const packed = await get("/assets/long.js", "GET", { ...gzip, "If-None-Match": etag });
    expect(packed.status).toBe(200);
    expect(packed.headers.etag).not.toBe(etag);
    expect(
      await get("/assets/long.js", "GET", { ...gzip, "If-None-Match": String(packed.headers.etag) }),
    ).toMatchObject({ status: 304, headers: { "content-encoding": "gzip" } });
  });

  test("a file that was built again, and not yet compressed, is sent as it is", async () => {
    const file = join(folder, "site", "assets", "long.js");
    await utimes(`${file}.gz`, 1e9, 1e9);
    await writeFile(file, `${LONG}// new\n`);
    const { headers, body } = await get("/assets/long.js", "GET", { "Accept-Encoding": "gzip" });
    expect({ encoding: headers["content-encoding"], isNew: body.endsWith("// new\n") }).toEqual({
      encoding: undefined,
      isNew: true,
    });
    await writeLong(file);
  });

  test("a server that listens everywhere names this machine and the networks it is in", async () => {
    const open = await serveApp(app, { port: 0, host: "0.0.0.0" });
    expect(open.urls[0]).toBe(`http://127.0.0.1:${open.port}/`);
    expect(open.urls.slice(1)).toEqual(networkAddresses().map((one) => `http://${one}:${open.port}/`));
    for (const url of open.urls) expect((await fetch(url)).status).toBe(200);
    await open.close();
  });

  test("serve --host takes an address of this machine only", async () => {
    expect((await runUntilSaid(["serve", "--host", "example.org", "--no-open"], false)).code).toBe(2);
  });

  test("it listens on 127.0.0.1 only", () => {
    expect(server.urls).toEqual([`http://127.0.0.1:${server.port}/`]);
  });
});

test("a QR code in a terminal has the squares of the code, light where it is drawn", () => {
  const text = "http://192.168.1.25:2674/";
  const { data, size } = encode(text, { border: 2 });
  const drawn = { "█": [0, 0], "▀": [0, 1], "▄": [1, 0], " ": [1, 1] } as Record<string, number[]>;
  const lines = qrCode(text, false).split("\n");
  const rows = lines.flatMap((line) => [0, 1].map((half) => [...line].map((one) => drawn[one][half] === 1)));
  // A code has an odd number of rows: half of the last line is nothing.
  expect(rows.slice(0, size)).toEqual(data);
  expect(qrCode(text, true)).toBe(lines.map((line) => `\x1b[97;40m${line}\x1b[0m`).join("\n"));
});

describe("nothing else is served", () => {
  test.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
    "/..\\secret.txt",
    "//etc/passwd",
    "/.vite/manifest.json",
    "/strange.exe",
    "/link.txt",
    "/assets",
    "/%",
    "/constructor",
    "/index.html%00",
  ])("%s is not there", async (path) => {
    const { status, body, headers } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toContain("outside");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("any other address is not there, whatever it is", async () => {
    const piece = fc.constantFrom("..", ".", "%2e", "%2F", "\\", "secret.txt", "assets", "~", "%ff", "a");
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
        expect((await get(`/${pieces.join("/")}`)).status).toBe(404);
      }),
      { numRuns: 60 },
    );
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS"])("%s is refused", async (method) => {
    expect(await get("/", method)).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
  });

  test("a folder without a page is no app", async () => {
    expect(await webApp(join(folder, "site", "assets"))).toBeUndefined();
    expect(await webApp(join(folder, "none"))).toBeUndefined();
  });
});

/** Runs a command line on streams of a terminal or of a program, and stops it when it has said something on standard output. */
async function runUntilSaid(argv: readonly string[], isTTY: boolean) {
  const controller = new AbortController();
  const [stdin, stdout] = [0, 0].map(() => Object.assign(new PassThrough(), { isTTY }));
  // Never a terminal: a browser would be opened.
  const stderr = new PassThrough();
  const said = { stdout: "", stderr: "" };
  stdout.on("data", (part) => {
    said.stdout += part;
    controller.abort();
  });
  stderr.on("data", (part) => {
    said.stderr += part;
  });
  const code = await main(argv, { stdin, stdout, stderr, env: {}, signal: controller.signal });
  return { ...said, code };
}

/** Where the app is built (the fast tests do not build it), the verb itself. */
test.each([
  { what: "serve", argv: ["serve", "--port", "0"], isTTY: false },
  { what: "a person who types the name alone", argv: [], isTTY: true },
])("$what gets the address as data until it is told to stop, or how to build", async ({ argv, isTTY }) => {
  const { code, stdout, stderr } = await runUntilSaid(argv, isTTY);
  if (code === 0) expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\n$/);
  else expect(stderr).toContain("npm start builds and serves it");
});

test("a program that types the name alone gets the overview, and exit code 2", async () => {
  const { code, stdout, stderr } = await runUntilSaid([], false);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("Usage: cubegram <verb>");
});
