/** Every verb by name, in the order of the help. Loaded one at a time: a run pays for its own verb only. */
import type { Verb } from "./frame/verb.ts";

export const verbs: Readonly<Record<string, () => Promise<Verb>>> = {
  write: async () => (await import("./commands/write.ts")).write,
  read: async () => (await import("./commands/read.ts")).read,
  rank: async () => (await import("./commands/rank.ts")).rank,
  unrank: async () => (await import("./commands/unrank.ts")).unrank,
  check: async () => (await import("./commands/check.ts")).check,
  solve: async () => (await import("./commands/solve.ts")).solve,
  order: async () => (await import("./commands/order.ts")).order,
  alg: async () => (await import("./commands/alg.ts")).alg,
  scramble: async () => (await import("./commands/scramble.ts")).scramble,
  draw: async () => (await import("./commands/draw.ts")).draw,
  pack: async () => (await import("./commands/pack.ts")).pack,
  unpack: async () => (await import("./commands/unpack.ts")).unpack,
  verify: async () => (await import("./commands/verify.ts")).verify,
  repair: async () => (await import("./commands/repair.ts")).repair,
  serve: async () => (await import("./commands/serve.ts")).serve,
  completions: async () => (await import("./commands/completions.ts")).completions,
  help: async () => (await import("./commands/help.ts")).help,
};

export const verbNames: readonly string[] = Object.keys(verbs);

export function allVerbs(): Promise<Verb[]> {
  return Promise.all(verbNames.map((name) => verbs[name]()));
}
