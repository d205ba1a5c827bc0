/** All verbs by name, in the order of the help. Each is loaded when it runs: a run pays for its own verb only. */
import type { Verb } from "./frame/verb.ts";
import { withPhotos } from "./photo/with-photos.ts";

export const verbs: Readonly<Record<string, () => Promise<Verb>>> = {
  write: async () => (await import("./commands/write.ts")).write,
  read: async () => withPhotos((await import("./commands/read.ts")).read),
  rank: async () => withPhotos((await import("./commands/rank.ts")).rank),
  unrank: async () => (await import("./commands/unrank.ts")).unrank,
  check: async () => withPhotos((await import("./commands/check.ts")).check),
  solve: async () => withPhotos((await import("./commands/solve.ts")).solve),
  order: async () => (await import("./commands/order.ts")).order,
  alg: async () => (await import("./commands/alg.ts")).alg,
  scramble: async () => (await import("./commands/scramble.ts")).scramble,
  draw: async () => withPhotos((await import("./commands/draw.ts")).draw),
  pack: async () => (await import("./commands/pack.ts")).pack,
  unpack: async () => (await import("./commands/unpack.ts")).unpack,
  verify: async () => (await import("./commands/verify.ts")).verify,
  repair: async () => (await import("./commands/repair.ts")).repair,
  scan: async () => (await import("./commands/scan.ts")).scan,
  serve: async () => (await import("./commands/serve.ts")).serve,
  completions: async () => (await import("./commands/completions.ts")).completions,
  help: async () => (await import("./commands/help.ts")).help,
};

export const verbNames: readonly string[] = Object.keys(verbs);

export function allVerbs(): Promise<Verb[]> {
  return Promise.all(verbNames.map((name) => verbs[name]()));
}
