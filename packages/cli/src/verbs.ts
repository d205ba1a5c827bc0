/** The list of verbs. */
import { CommandError, type Host, type Verb, type Verbs } from "./frame/verb.ts";

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

const PHOTO = /^\s*photo:/i;

/** `photo:FILE[,FILE…]` as a STATE: before a verb sees its input, pictures are replaced by the facelets they show. */
function withPhotos(verb: Verb): Verb {
  const { run, quick } = verb;
  return {
    ...verb,
    async run(input, request) {
      const { words, size, host } = request;
      if (!PHOTO.test(input) && !words.some((word) => PHOTO.test(word))) return run(input, request);
      const shown = (word: string) => (PHOTO.test(word) ? faceletsOf(word, size, host) : word);
      const seen = await Promise.all(words.map(shown));
      const isWords = input === words.join(" ");
      return run(isWords ? seen.join(" ") : await shown(input), { ...request, words: seen });
    },
    ...(quick && {
      quick: async (lines, request) =>
        lines.some((line) => PHOTO.test(line)) ? lines.map(() => undefined) : quick(lines, request),
    }),
  };
}

async function faceletsOf(state: string, size: number | undefined, host: Host): Promise<string> {
  // Decoders are loaded only for those who give pictures.
  const { LIKELY, scanPictures } = await import("./photo/scan.ts");
  const files = state
    .replace(PHOTO, "")
    .split(",")
    .filter((file) => file !== "");
  const { facelets, confidence, doubts, impossible } = await scanPictures(files, size, host);
  // As it looks: then the verb says what is wrong with it.
  if (impossible) return impossible.facelets;
  if (confidence >= LIKELY) return facelets;
  throw new CommandError({
    code: "photo-doubtful",
    message: `The pictures do not show a cube clearly enough (${(confidence * 100).toFixed(0)} %, ${doubts.length} stickers in doubt). The likeliest cube is ${facelets}`,
    facelets,
    confidence,
    doubts,
  });
}
