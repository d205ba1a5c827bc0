import { describe, expect, it } from "vitest";
import { advanceReach, type ContextLinks, longest, startReach } from "./chain.ts";

/** A tree in which every context is there, known by its letters; "^" is the start of the message. */
function everyContext() {
  const names = ["", "^"];
  const links: ContextLinks = {
    start: 1,
    extension(context, symbol) {
      if (context < 0) return -1;
      const name = names[context] + String.fromCharCode(symbol);
      if (!names.includes(name)) names.push(name);
      return names.indexOf(name);
    },
  };
  return { names, links };
}

const SPACE = 0x20;

function contextsOf(kind: "characters" | "words", text: string): string[] {
  const { names, links } = everyContext();
  const reach = startReach(kind, 3, links, SPACE);
  for (const character of text) {
    const symbol = character.charCodeAt(0);
    advanceReach(reach, links, symbol, !/\w/.test(character), SPACE);
  }
  expect(reach.contexts[longest(reach)]).toBeGreaterThanOrEqual(0);
  return [...reach.contexts].map((context) => (context < 0 ? "-" : names[context]));
}

describe("a chain of characters", () => {
  it("has the last characters, and the start of the message before them", () => {
    expect(contextsOf("characters", "")).toEqual(["", "^", "-", "-"]);
    expect(contextsOf("characters", "at")).toEqual(["", "t", "at", "^at"]);
    expect(contextsOf("characters", "at no")).toEqual(["", "o", "no", " no"]);
  });
});

describe("a chain of words", () => {
  it("has the word so far and up to two words before", () => {
    expect(contextsOf("words", "meet me at no")).toEqual(["", "o", "no", " no", " at no", " me at no"]);
  });

  it("counts the start of the message as a word", () => {
    expect(contextsOf("words", "")).toEqual(["", "-", "-", "-", "^", "-"]);
    expect(contextsOf("words", "me")).toEqual(["", "e", "me", " me", "^me", "-"]);
    expect(contextsOf("words", "me a")).toEqual(["", "a", " a", "-", " me a", "^me a"]);
  });

  it("begins a word with a space whatever mark stands there, but remembers the marks after the word before", () => {
    expect(contextsOf("words", "go, (me")).toEqual(["", "e", "me", " me", " go, (me", "^go, (me"]);
    expect(contextsOf("words", "go, ")).toEqual(["", " ", ", ", "-", " go, ", "^go, "]);
  });
});
