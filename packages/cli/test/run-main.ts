/** Runs a command line inside the test's process, and collects what it says. */
import { Readable, Writable } from "node:stream";
import { main } from "../src/main.ts";

export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: string | Readable;
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
}

/** The cache folder of this run of tests: as users have one, and never the one that a user has. */
export const testCache: Readonly<Record<string, string>> = {
  XDG_CACHE_HOME: process.env.CUBEGRAM_TEST_CACHE ?? "",
};

export async function runMain(argv: readonly string[], surroundings: Surroundings = {}): Promise<Said> {
  const { stdin = "", env = testCache, terminal = false } = surroundings;
  const [stdout, data] = collect(terminal);
  const [stderr, words] = collect(terminal);
  const input = typeof stdin === "string" ? Readable.from([Buffer.from(stdin)]) : stdin;
  const code = await main(argv, { stdin: input, stdout, stderr, env });
  return { code, stdout: data.join(""), stderr: words.join("") };
}

/** The one object that `--json` prints. */
export async function runJson(argv: readonly string[]): Promise<Record<string, unknown>> {
  const { stdout } = await runMain([...argv, "--json"]);
  return JSON.parse(stdout);
}

function collect(isTTY: boolean): [Writable & { isTTY: boolean }, string[]] {
  const parts: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      parts.push(String(chunk));
      done();
    },
  });
  return [Object.assign(stream, { isTTY }), parts];
}
