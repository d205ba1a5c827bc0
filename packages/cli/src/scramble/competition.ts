/** What a round of a competition needs: for each group, scrambles for all attempts and two more in reserve. */
import { fewestMoves } from "@cubegram/core/solve";

/** An event of the World Cube Association: regulations 9b and 4b. */
export interface CompetitionEvent {
  readonly size: number;
  readonly id: string;
  readonly name: string;
  /** `a`: average of 5; `m`: mean of 3, as the WCIF writes them. */
  readonly format: "a" | "m";
  readonly attempts: number;
}

/** The largest cube that has an event, and the largest with five attempts. */
export const MAX_EVENT_SIZE = 7;
const MAX_SIZE_OF_FIVE = 5;
/** Extra scrambles of each group: E1 and E2. */
export const EXTRAS = 2;
/** Groups are named A to Z. */
export const MAX_GROUPS = 26;

/** The event of a cube; undefined if it has none. */
export function eventOf(size: number): CompetitionEvent | undefined {
  if (size > MAX_EVENT_SIZE) return undefined;
  const isOfFive = size <= MAX_SIZE_OF_FIVE;
  return {
    size,
    id: String(size).repeat(3),
    name: `${size}x${size}x${size} Cube`,
    format: isOfFive ? "a" : "m",
    attempts: isOfFive ? 5 : 3,
  };
}

/** A scramble with the name that its attempt has on the sheet: 1, 2 … E1, E2. */
interface NamedScramble {
  readonly name: string;
  readonly moves: string;
}

/** The scrambles of one group. */
export interface ScrambleGroup {
  /** A, B, C … */
  readonly name: string;
  readonly scrambles: readonly NamedScramble[];
}

/** A round as it is printed and saved. */
export interface Round {
  readonly title: string;
  readonly event: CompetitionEvent;
  /** From 1. */
  readonly round: number;
  readonly groups: readonly ScrambleGroup[];
  /** Whether anyone who knows the seed can make the same scrambles. */
  readonly isSeeded: boolean;
}

/** Makes the scrambles of all groups, one after another; `done` hears how many there are. */
export async function makeGroups(
  event: CompetitionEvent,
  groups: number,
  next: () => Promise<string>,
  done: (made: number) => void,
): Promise<ScrambleGroup[]> {
  const result: ScrambleGroup[] = [];
  let made = 0;
  for (let group = 0; group < groups; group++) {
    const scrambles: NamedScramble[] = [];
    for (let attempt = 1; attempt <= event.attempts + EXTRAS; attempt++) {
      const extra = attempt - event.attempts;
      scrambles.push({ name: extra > 0 ? `E${extra}` : String(attempt), moves: await next() });
      done(++made);
    }
    result.push({ name: String.fromCharCode(65 + group), scrambles });
  }
  return result;
}

/** The part of a WCIF (WCA Competition Interchange Format) that holds a round's scrambles. */
export interface RoundWcif {
  readonly formatVersion: "1.0";
  readonly id: string;
  readonly name: string;
  readonly events: readonly {
    readonly id: string;
    readonly rounds: readonly {
      /** As `555-r1`. */
      readonly id: string;
      readonly format: string;
      readonly scrambleSetCount: number;
      readonly scrambleSets: readonly {
        readonly id: number;
        readonly scrambles: readonly string[];
        readonly extraScrambles: readonly string[];
      }[];
    }[];
  }[];
}

export function wcifOf({ title, event, round, groups }: Round): RoundWcif {
  const moves = (list: readonly NamedScramble[]) => list.map((scramble) => scramble.moves);
  return {
    formatVersion: "1.0",
    id: idOf(title),
    name: title,
    events: [
      {
        id: event.id,
        rounds: [
          {
            id: `${event.id}-r${round}`,
            format: event.format,
            scrambleSetCount: groups.length,
            scrambleSets: groups.map(({ scrambles }, i) => ({
              // No other in the competition has it, whatever files are put together: size, round, group.
              id: 1000 * event.size + 100 * round + i + 1,
              scrambles: moves(scrambles.slice(0, event.attempts)),
              extraScrambles: moves(scrambles.slice(event.attempts)),
            })),
          },
        ],
      },
    ],
  };
}

/** `ExampleOpen2027`, as the WCA makes its own. A title without Latin letters and digits is just `Scrambles`. */
function idOf(title: string): string {
  return title.normalize("NFKD").replace(/[^A-Za-z0-9]/g, "") || "Scrambles";
}

/** What the sheet says about its states. */
export function promiseOf({ event, isSeeded }: Round): string {
  const chosen = `Random states, each at least ${fewestMoves(event.size)} moves from solved.`;
  return isSeeded ? `${chosen} Made from a seed: not for a competition.` : chosen;
}
