/** The list of verbs. */
import type { Verbs } from "./frame/verb.ts";
import { withPhotos } from "./photo/with-photos.ts";

export const verbs: Verbs = {
  write: async () => (await import("./commands/write.ts")).write,
  read: async () => withPhotos((await import("./commands/read.ts")).read),
  rank: async () => withPhotos((await import("./commands/rank.ts")).rank),
  unrank: async () => (await import("./commands/rank.ts")).unrank,
  check: async () => withPhotos((await import("./commands/check.ts")).check),
  solve: async () => withPhotos((await import("./commands/solve.ts")).solve),
  order: async () => (await import("./commands/alg.ts")).order,
  alg: async () => (await import("./commands/alg.ts")).alg,
  scramble: async () => (await import("./commands/scramble.ts")).scramble,
  draw: async () => withPhotos((await import("./commands/draw.ts")).draw),
  pack: async () => (await import("./commands/pack.ts")).pack,
  unpack: async () => (await import("./commands/unpack.ts")).unpack,
  verify: async () => (await import("./commands/verify.ts")).verify,
  repair: async () => (await import("./commands/verify.ts")).repair,
  scan: async () => (await import("./commands/scan.ts")).scan,
  serve: async () => (await import("./commands/serve.ts")).serve,
  mcp: async () => (await import("./commands/mcp.ts")).mcp,
  completions: async () => (await import("./commands/completions.ts")).completions,
  help: async () => (await import("./commands/help.ts")).help,
};
