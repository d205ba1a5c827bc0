/** scramble: moves to a random state of any size, or random moves, which take no search. */
import { randomInt } from "node:crypto";
import { Cube, type RandomSource, seededRandom } from "@cubegram/core";
import { handTurns, type Turn } from "@cubegram/core/geometry";
import { printTurns } from "@cubegram/core/notation";
import { randomBelow } from "@cubegram/core/perm";
import { findScramble } from "@cubegram/core/solve";
import { randomState } from "@cubegram/core/state";
import { refuseExisting } from "../files/target.ts";
import { integerOption, METRICS, metricOption } from "../frame/options.ts";
import { startProgress } from "../frame/progress.ts";
import { type Answer, type Request, usageError, type Verb } from "../frame/verb.ts";
import { plural, sizeName, wrapped } from "../frame/words.ts";
import {
  EXTRAS,
  eventOf,
  MAX_EVENT_SIZE,
  MAX_GROUPS,
  makeGroups,
  type ScrambleGroup,
} from "../scramble/competition.ts";
import { checkRoundFile, writeRound } from "../scramble/sheet.ts";

const MAX_COUNT = 1_000_000_000;
/** The most rounds an event has, regulation 9m. */
const MAX_ROUNDS = 4;

export const scramble: Verb = {
  name: "scramble",
  summary: "moves to a random state",
  options: {
    seed: { type: "string", value: "S", help: "the same scrambles every time for the same S" },
    "random-moves": {
      type: "boolean",
      help: "from 4x4 on: instantly: enough random moves to mix the cube well",
    },
    metric: {
      type: "string",
      value: "METRIC",
      choices: METRICS,
      help: "what it is short in, as for solve (slower): sstm or sqtm, up to 3x3 also qtm",
    },
    count: { type: "string", value: "K", help: "K scrambles, one per line (default 1)" },
    output: {
      type: "string",
      short: "o",
      value: "FILE",
      help: "a round of a competition, every attempt and two extras: .pdf to print, .json (WCIF)",
    },
    title: { type: "string", value: "TEXT", help: "the competition's name, at the top of the sheet" },
    round: { type: "string", value: "K", help: "which round it is (default 1)" },
    groups: { type: "string", value: "K", help: "scrambles for K groups, A, B … (default 1)" },
    force: { type: "boolean", help: "overwrite a file that exists" },
  },
  examples: [
    ["scramble", "every state is equally likely, of any size"],
    ["scramble --size 4 --seed friday", "repeatable: the same moves each time"],
    ["scramble --count 5", "five, one per line, each printed as soon as it is found"],
    ['scramble --size 5 -o round.pdf --title "Open 2027" --groups 2', "sheets for a competition"],
  ],
  notes: "With --seed anyone can make the same scrambles: not for competitions.",
  async run(_, request) {
    const { values, size = 3, store } = request;
    const metric = metricOption(values);
    const random = typeof values.seed === "string" ? seededRandom(values.seed) : secureRandom;
    const next = async () => {
      const moves =
        size > 3 && values["random-moves"] === true
          ? randomMoves(size, random)
          : (
              await findScramble(() => randomState(size, random), {
                ...(metric && { metric }),
                ...(store && { store }),
              })
            ).alg;
      return { moves, facelets: Cube.fromAlg(moves, size).facelets(), size };
    };
    if (typeof values.output === "string") return round(values.output, next, request);
    for (const name of ["title", "round", "groups", "force"])
      if (values[name] !== undefined) throw usageError(`--${name} needs -o FILE, the file of a round.`);
    const count = integerOption(values, "count", 1, MAX_COUNT);
    if (count !== undefined) return many(count, next, request);
    const made = await next();
    return {
      json: made,
      before: `On a solved ${sizeName(size)}, white up and green in front:`,
      text: request.terminal ? inLines(made.moves) : made.moves,
      after: `It then shows ${made.facelets}`,
    };
  },
};

/** A file with every attempt of a round, and two extra scrambles for each group. */
async function round(
  file: string,
  next: () => Promise<{ readonly moves: string }>,
  { values, size = 3, host, showProgress }: Request,
): Promise<Answer> {
  for (const name of ["count", "random-moves"])
    if (values[name] !== undefined) throw usageError(`--${name} does not go with -o FILE.`);
  const event = eventOf(size);
  if (!event)
    throw usageError(
      `scramble -o FILE expects --size 2 to ${MAX_EVENT_SIZE}, which have events, got ${size}.`,
    );
  const title = typeof values.title === "string" ? values.title : "Scrambles";
  const number = integerOption(values, "round", 1, MAX_ROUNDS) ?? 1;
  const groupCount = integerOption(values, "groups", 1, MAX_GROUPS) ?? 1;
  const isSeeded = values.seed !== undefined;
  checkRoundFile(file, title);
  await refuseExisting(file, values.force === true);
  const whole = groupCount * (event.attempts + EXTRAS);
  const progress = startProgress(showProgress, host.stderr, "scrambling", "scrambles");
  let groups: ScrambleGroup[];
  try {
    groups = await makeGroups(
      event,
      groupCount,
      async () => (await next()).moves,
      (made) => progress.at(made, whole),
    );
  } finally {
    progress.finish();
  }
  await writeRound(file, { title, event, round: number, groups, isSeeded }, values.force === true);
  return {
    json: { file, event: event.id, round: number, groups: groupCount, scrambles: whole, size },
    text: file,
    after: `${plural(whole, "scramble")} for ${event.name}, round ${number}.${isSeeded ? " Made from a seed: not for a competition." : ""}`,
  };
}

/** One line each, printed as soon as it is ready, in constant memory. */
async function many(
  count: number,
  next: () => Promise<{ readonly moves: string }>,
  { claimStdout, values, size = 3, note }: Request,
) {
  const out = claimStdout();
  if (values.json !== true)
    await note(`${plural(count, "scramble")} for a solved ${sizeName(size)}, white up and green in front:`);
  for (let made = 0; made < count; made++) {
    const scrambled = await next();
    await out.line(values.json === true ? JSON.stringify(scrambled) : scrambled.moves);
  }
  return { isPrinted: true, json: {}, text: "" };
}

/** Columns of a line of moves; a 7x7 takes some ten of them. */
const LINE_WIDTH = 78;

/** Moves in lines that a terminal need not break within one. */
export function inLines(moves: string): string {
  return wrapped(moves, LINE_WIDTH).join("\n");
}

/** 48 bits from the system's secure source. */
function secureRandom(): number {
  return randomInt(2 ** 48 - 1) / 2 ** 48;
}

/** 20 moves for each layer beyond the second (WCA: 60 on a 5x5, then 80, 100), never two in a row about the same axis. */
function randomMoves(size: number, random: RandomSource): string {
  const turns = handTurns(size);
  const chosen: Turn[] = [];
  while (chosen.length < 20 * (size - 2)) {
    const turn = turns[randomBelow(turns.length, random)];
    if (turn.axis !== chosen.at(-1)?.axis) chosen.push(turn);
  }
  return printTurns(chosen, size);
}
