/**
 * The parts of a WCIF that hold scrambles, by its specification 1.1.1 (https://github.com/thewca/wcif, specification.md): the
 * attributes that each object may have, their types, and "Required Fields". Other attributes are no part of it: what a
 * program adds has its place in `extensions`.
 */
type Shape = (value: unknown, at: string) => string[];

const anything: Shape = () => [];

function scalar(expected: string, isRight: (value: unknown) => boolean): Shape {
  return (value, at) => (isRight(value) ? [] : [`${at}: expected ${expected}, got ${JSON.stringify(value)}`]);
}

const text = scalar("a String", (value) => typeof value === "string");
const integer = scalar("an Integer", (value) => Number.isInteger(value));

function texts(expected: string, pattern: RegExp): Shape {
  return scalar(expected, (value) => typeof value === "string" && pattern.test(value));
}

function list(of: Shape): Shape {
  return (value, at) =>
    Array.isArray(value)
      ? value.flatMap((each, i) => of(each, `${at}[${i}]`))
      : [`${at}: expected a list, got ${JSON.stringify(value)}`];
}

function object(attributes: { readonly [name: string]: Shape }, required: readonly string[]): Shape {
  return (value, at) => {
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return [`${at}: expected an object`];
    const missing = required.filter((name) => !(name in value)).map((name) => `${at}.${name}: is missing`);
    const faults = Object.entries(value).flatMap(
      ([name, each]) => attributes[name]?.(each, `${at}.${name}`) ?? [`${at}.${name}: is no attribute`],
    );
    return [...missing, ...faults];
  };
}

const scrambleSet = object({ id: integer, scrambles: list(text), extraScrambles: list(text) }, [
  "id",
  "scrambles",
  "extraScrambles",
]);

const round = object(
  {
    id: texts("{eventId}-r{roundNumber}", /^\w+-r[1-9]\d*$/),
    format: texts('"1", "2", "3", "5", "a" or "m"', /^[1235am]$/),
    scrambleSetCount: integer,
    scrambleSets: list(scrambleSet),
    ...{ timeLimit: anything, cutoff: anything, advancementCondition: anything, results: anything },
    extensions: anything,
  },
  ["id", "format", "scrambleSetCount", "scrambleSets"],
);

const event = object(
  {
    id: texts("a WCA event of a cube", /^(222|333|444|555|666|777)$/),
    rounds: list(round),
    ...{ competitorLimit: anything, qualification: anything, extensions: anything },
  },
  ["id", "rounds"],
);

const competition = object(
  {
    formatVersion: text,
    id: texts("a competition identifier", /^\w+$/),
    ...{ name: text, shortName: text, events: list(event) },
    ...{ series: anything, persons: anything, schedule: anything, registrationInfo: anything },
    ...{ competitorLimit: anything, extensions: anything },
  },
  ["formatVersion", "id", "events"],
);

/** What is wrong with a WCIF, and where; empty if nothing is. */
export function faultsOfWcif(value: unknown): string[] {
  return competition(value, "competition");
}
