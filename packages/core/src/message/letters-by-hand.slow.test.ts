/** A person who has never heard of cubes as numbers, a pencil, and the printed page: the picture is all that this person gets. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleBlocks, samples } from "../../test/samples.ts";
import { Cube } from "../cube.ts";
import { type Alphabet, drawSheetSvg, worksheetPage } from "../drawing/index.ts";
import { chooseCubies, parseWord } from "../letters/index.ts";
import { seededRandom } from "../perm/index.ts";
import { unwrap } from "../result.ts";
import { readLetters, writeLetters } from "./index.ts";

/** Something printed: a text at the left end of its line, or a square. */
interface Print {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What is on the paper. */
function look(svg: string) {
  const texts = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)<\/text>/g)].map(
    ([, x, y, text]): Print => ({ x: Number(x), y: Number(y), text }),
  );
  const squares = [...svg.matchAll(/<path fill="(#\w+)" d="M([\d.]+) ([\d.]+)Q[^L]*L([\d.]+) ([\d.]+)/g)].map(
    ([, color, x, y, right]) => ({ color, x: Number(x), y: Number(y), width: Number(right) - Number(x) }),
  );
  return { texts, squares };
}

const near = (a: number, b: number, most: number) => Math.abs(a - b) <= most;

/** Follows the rules of a worksheet. A sticker is told by its side's color and its place there, as anyone would point at it. */
class Person {
  readonly texts: readonly Print[];
  readonly #sides: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  readonly #sticker: number;
  /** How often this person looked something up, added or wrote. */
  acts = 0;

  constructor(svg: string) {
    const { texts, squares } = look(svg);
    this.texts = texts;
    // The sides have their colors' names in their centers.
    const names = this.#namesInNet();
    this.#sticker = squares.find(({ width }) => width > 6 && width < 9)!.width;
    this.#sides = names.map(({ text, x, y }) => ({ name: text, x, y }));
  }

  /** The six names between the rules and the tables: each stands once there. */
  #namesInNet(): Print[] {
    const table = Math.min(...this.texts.filter(({ text }) => text === "Edges").map(({ y }) => y));
    return this.texts.filter(({ text, y }) => COLORS.includes(text) && y < table);
  }

  /** The two stickers with a number on them, in the middle of borders or in corners of sides; top and bottom first. */
  #marked(number: number, kind: "edge" | "corner") {
    const table = Math.min(...this.texts.filter(({ text }) => text === "Edges").map(({ y }) => y));
    const list = this.texts.find(({ text }) => text === "Letters" || text === "Digits")!;
    const found = this.texts
      .filter(({ text, x, y }) => text === String(number) && y < table && x < list.x && y > list.y - 8)
      .map((mark) => {
        const side = this.#sides.reduce((a, b) =>
          this.#distance(mark, a) < this.#distance(mark, b) ? a : b,
        );
        const column = Math.round((mark.x - side.x) / this.#sticker);
        const row = Math.round((mark.y + 1 - side.y) / this.#sticker);
        return { side: side.name, column, row };
      })
      .filter(({ column, row }) => (column === 0 || row === 0) === (kind === "edge"));
    expect(found).toHaveLength(2);
    return found.toSorted(
      (a, b) => Number(!/white|yellow/.test(a.side)) - Number(!/white|yellow/.test(b.side)),
    );
  }

  #distance(mark: Print, side: { readonly x: number; readonly y: number }): number {
    return Math.max(Math.abs(mark.x - side.x), Math.abs(mark.y - side.y));
  }

  /** The number in a table: in the row of one color, under the name of the other. */
  #lookup(title: string, first: string, second: string): number {
    this.acts++;
    const head = this.texts.find(({ text }) => text === title)!;
    const inTable = this.texts.filter(
      ({ x, y }) => x >= head.x - 1 && x < head.x + 92 && y > head.y && y < head.y + 50,
    );
    const row = inTable.find(({ text, x }) => text === first && x < head.x + 10)!;
    const column = inTable.find(({ text, x }) => text === second && x > head.x + 10)!;
    const middle = (print: Print) => print.x + print.text.length * 0.8;
    const cell = inTable.find(
      (print) =>
        /^\d+$/.test(print.text) && near(print.y, row.y, 1) && near(middle(print), middle(column), 5),
    );
    return Number(cell!.text);
  }

  #sign(number: number): string {
    this.acts++;
    const title = this.texts.find(({ text }) => text === "Letters" || text === "Digits")!;
    const entry = this.texts.find(
      ({ text, x, y }) => text === String(number) && x >= title.x && y > title.y && y < title.y + 55,
    );
    if (!entry) return "?";
    const sign = this.texts.find(
      ({ text, x, y }) => /^\D|^\d$/.test(text) && near(y, entry.y, 1) && near(x, entry.x + 7, 2),
    );
    return sign!.text[0];
  }

  /** `seen`: the color of the sticker of a side, counted from its center to the right and downward. */
  read(seen: (side: string, column: number, row: number) => string): string {
    const rule = this.texts.map(({ text }) => text).join(" ");
    const [, most, away] = /If there are (\d+) or more, take away (\d+)\./.exec(rule)!;
    const lines = this.texts.filter(({ text, x }) => /^\d$/.test(text) && near(x, 15.5, 0.1)).length;
    let word = "";
    for (let number = 1; number <= lines; number++) {
      const numbers = (["edge", "corner"] as const).map((kind) => {
        const [first, second] = this.#marked(number, kind).map(({ side, column, row }) => {
          this.acts++;
          return seen(side, column, row);
        });
        return this.#lookup(kind === "edge" ? "Edges" : "Corners", first, second);
      });
      const sum = numbers[0] + numbers[1];
      this.acts++;
      word += this.#sign(sum >= Number(most) ? sum - Number(away) : sum);
    }
    return word;
  }
}

const COLORS = ["white", "red", "green", "yellow", "orange", "blue"];

/** The cube in the person's hand. */
function inHand(cube: Cube): (side: string, column: number, row: number) => string {
  const stickers = [...cube.facelets()].map((letter) => COLORS["URFDLB".indexOf(letter)]);
  return (side, column, row) => stickers[COLORS.indexOf(side) * 9 + (row + 1) * 3 + column + 1];
}

const LETTERS = "ABCDEFGHIKLMNOPQRSTUWXYZ";

function person(count: number, alphabet: Alphabet = "letters"): Person {
  return new Person(drawSheetSvg(worksheetPage({ count, alphabet })));
}

describe("a person with the printed worksheet", () => {
  test("reads eight letters, a thousand times", () => {
    const reader = person(8);
    let words = 0;
    for (const { random, count } of sampleBlocks("by hand", 1000, 1000))
      for (let i = 0; i < count; i++, words++) {
        const word = Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join("");
        const cube = Cube.fromCubies(chooseCubies(unwrap(parseWord(word)).numbers, random));
        expect(reader.read(inHand(cube))).toBe(word);
      }
    // Four stickers, two tables, a sum and a letter: eight acts each, so 14 seconds for each in 15 minutes.
    expect(reader.acts).toBe(words * 8 * 8);
  });

  test("reads words of any length, and digits, from the moves that write them", async () => {
    const random = seededRandom("any length");
    for (let i = 0; i < samples(300, 4); i++) {
      const alphabet = i % 2 === 0 ? "letters" : "digits";
      const signs = alphabet === "letters" ? LETTERS : "0123456789";
      const word = Array.from({ length: 1 + (i % 8) }, () => signs[Math.floor(random() * signs.length)]).join(
        "",
      );
      // Each tenth with the fewest turns that can be found, which takes half a second: how many there are is nothing to the reader.
      const { alg } = await writeLetters(word, i % 10 === 0 ? {} : { timeout: 0 });
      expect(person(word.length, alphabet).read(inHand(Cube.fromAlg(alg)))).toBe(word);
    }
  });

  test("reads on any cube what the program reads", () => {
    const reader = person(8);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: Cube.count(3) - 1n }), (rank) => {
        const cube = Cube.unrank(rank);
        expect(reader.read(inHand(cube))).toBe(readLetters(cube).letters);
      }),
      { numRuns: samples(300, 20) },
    );
  });
});

describe("writing words", () => {
  test("the moves make the cube, which reads the same however it is held", async () => {
    const { cube, alg, text, length, bits, check } = await writeLetters("Treasure");
    expect(text).toBe("TREASURE");
    expect(Cube.fromAlg(alg).equals(cube)).toBe(true);
    expect(readLetters(cube).letters).toBe("TREASURE");
    expect(readLetters(cube.apply("x y")).letters).toBe("TREASURE");
    expect(length).toBeLessThanOrEqual(20);
    expect({ bits, check }).toEqual({ bits: 36.7, check: 0 });
  });

  test("anything but a word is refused", async () => {
    await expect(writeLetters("too long for it")).rejects.toMatchObject({ code: "not-letters" });
    expect(() => readLetters(Cube.solved(2))).toThrow(RangeError);
  });
});
