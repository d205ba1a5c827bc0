/** What a tool says where the verb's own words would not do: the next step only, and a picture in words. */
import { colorNames, SCHEME_NAMES } from "@cubegram/core/drawing";
import { FACES } from "@cubegram/core/geometry";
import { choiceOption } from "../frame/options.ts";
import type { Answer, Values } from "../frame/verb.ts";
import { plural, sizeName } from "../frame/words.ts";
import { readCube } from "../state/state-argument.ts";

/** An answer in words, and as data. */
type Told = Pick<Answer, "json" | "text">;
type Teller = (answer: Answer, values: Values, input: string, size: number | undefined) => Told;

export const TELLERS: Readonly<Partial<Record<string, Teller>>> = { teach: nextStep, draw: inWords };

interface Step {
  readonly name: string;
  readonly moves: string;
  readonly text: string;
  readonly goal: string;
}

function nextStep({ json }: Answer, _values: Values, input: string, size: number | undefined): Told {
  const [step, ...later] = json.steps as readonly Step[];
  const cube = readCube(input, size);
  if (!step)
    return { json: { solved: true, left: 0, facelets: cube.facelets() }, text: "The cube is solved." };
  const { name, moves, text, goal } = step;
  const facelets = cube.apply(moves).facelets();
  return {
    json: { solved: false, name, moves, text, goal, left: later.length, facelets },
    text: [
      `${name}. ${goal}`,
      `Moves: ${moves}`,
      text,
      `The cube then shows ${facelets}, held as the moves leave it; ${plural(later.length, "step")} left.`,
    ].join("\n"),
  };
}

const SIDES: Readonly<Record<string, string>> = {
  U: "Up",
  R: "Right",
  F: "Front",
  D: "Down",
  L: "Left",
  B: "Back",
};

/** Every face row by row, as it is read when one looks straight at it. */
function inWords({ json }: Answer, values: Values): Told {
  const { facelets, size } = json as { readonly facelets: string; readonly size: number };
  const names = colorNames(choiceOption(values, "scheme", SCHEME_NAMES));
  const colors = [...facelets].map(
    (letter) => names[FACES.indexOf(letter as (typeof FACES)[number])] ?? "unknown",
  );
  const faces = FACES.map((face, index) => {
    const rows = Array.from({ length: size }, (_, row) => {
      const start = (index * size + row) * size;
      return colors.slice(start, start + size).join(" ");
    });
    return `${SIDES[face]}: ${rows.join(" / ")}`;
  });
  const words = `A ${sizeName(size)}, the colors of each face row by row, from the left:\n${faces.join("\n")}`;
  return { json: { facelets, size, words }, text: words };
}
