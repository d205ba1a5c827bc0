/** The parameters of an exported function, as its declaration says them. */
import type { PublicName } from "./public-api.ts";

export interface Parameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

/** The parameters of a function; of an overloaded one, those of its first form. */
export function parametersOf({ declaration }: PublicName): Parameter[] {
  const plain = declaration.replaceAll("=>", "→");
  const list = inBrackets(plain, plain.search(/(?<=^function \w+(?:<[^(]*>)?)\(/));
  return parts(list).map((part) => {
    const [, name, question, type] = /^(\{[^}]*\}|\w+)(\??): (.*)$/.exec(part)!;
    return { name, type, isOptional: question === "?" };
  });
}

/** What stands between the bracket at `from` and the one that closes it. */
function inBrackets(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    depth += depthOf(text[at]);
    if (depth === 0) return text.slice(from + 1, at);
  }
  throw new Error(`no closing bracket: ${text}`);
}

/** The parts between commas that are in no brackets. */
function parts(list: string): string[] {
  let depth = 0;
  const ends = Array.from(list, (character, at) => {
    depth += depthOf(character);
    return depth === 0 && character === "," ? at : -1;
  }).filter((at) => at >= 0);
  const starts = [-1, ...ends];
  return starts
    .map((start, index) => list.slice(start + 1, ends[index]).trim())
    .filter((part) => part !== "");
}

function depthOf(character: string): number {
  return "([{<".includes(character) ? 1 : ")]}>".includes(character) ? -1 : 0;
}
