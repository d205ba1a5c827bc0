/**
 * The corpus: bad cubes of every kind, made from random states in random views by doing one known thing wrong. Every
 * one must be refused with the code of that thing, and with no code that it cannot cause.
 */
import { describe, expect, test } from "vitest";
import { cubeGeometry, FACES, oppositeFace } from "../geometry/index.ts";
import { type RandomSource, randomBelow, seededRandom } from "../perm/index.ts";
import { coloringOf, printFacelets, randomState, rotateState } from "../state/index.ts";
import { diagnose, type FaultCode } from "./index.ts";
import { COLOR_LETTERS } from "./parse-coloring.ts";

interface BadCube {
  readonly text: string;
  /** Codes that must be there. */
  readonly codes: readonly FaultCode[];
  /** Whether these are all the codes there may be. */
  readonly exactly?: boolean;
}

type Kind = (random: RandomSource, size: number) => BadCube;

const PER_KIND = 90;
const pick = <T>(items: ArrayLike<T>, random: RandomSource): T => items[randomBelow(items.length, random)];

function legalColors(size: number, random: RandomSource): Uint8Array {
  return coloringOf(rotateState(randomState(size, random), randomBelow(24, random))).colors;
}

function legalText(size: number, random: RandomSource): string {
  return printFacelets({ size, colors: legalColors(size, random) });
}

/** A legal cube with something done to its colors. */
function spoilt(
  codes: readonly FaultCode[],
  exactly: boolean,
  spoil: (colors: Uint8Array, random: RandomSource, size: number) => void,
): Kind {
  return (random, size) => {
    const colors = legalColors(size, random);
    spoil(colors, random, size);
    return { text: printFacelets({ size, colors }), codes, exactly };
  };
}

function placesOf(size: number, kind: string) {
  return cubeGeometry(size).orbits.find((orbit) => orbit.kind === kind)!.facelets;
}

function exchange(colors: Uint8Array, a: readonly number[], b: readonly number[]): void {
  const before = a.map((facelet) => colors[facelet]);
  a.forEach((facelet, i) => {
    colors[facelet] = colors[b[i]];
  });
  b.forEach((facelet, i) => {
    colors[facelet] = before[i];
  });
}

function twoOf<T>(items: readonly T[], random: RandomSource): [T, T] {
  const first = randomBelow(items.length, random);
  const second = (first + 1 + randomBelow(items.length - 1, random)) % items.length;
  return [items[first], items[second]];
}

function twistCorner(colors: Uint8Array, random: RandomSource, size: number): void {
  const [a, b, c] = pick(placesOf(size, "corner"), random);
  const [x, y, z] = [colors[a], colors[b], colors[c]];
  [colors[a], colors[b], colors[c]] = random() < 0.5 ? [z, x, y] : [y, z, x];
}

function flipEdge(colors: Uint8Array, random: RandomSource, size: number): void {
  const [a, b] = pick(placesOf(size, "edge"), random);
  exchange(colors, [a], [b]);
}

function swapPieces(colors: Uint8Array, random: RandomSource, size: number): void {
  exchange(
    colors,
    ...(twoOf(placesOf(size, pick(["corner", "edge"], random)), random) as [number[], number[]]),
  );
}

/** Copies a piece over another of its kind. */
function doublePiece(kind: string) {
  return (colors: Uint8Array, random: RandomSource, size: number): void => {
    const [from, to] = twoOf(placesOf(size, kind), random);
    from.forEach((facelet, i) => {
      colors[to[i]] = colors[facelet];
    });
  };
}

function rotatedFace(text: string, face: number, size: number, quarters: number): string {
  const letters = [...text];
  const area = size * size;
  for (let q = 0; q < quarters; q++) {
    const before = letters.slice(face * area, (face + 1) * area);
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        letters[face * area + row * size + column] = before[(size - 1 - column) * size + row];
  }
  return letters.join("");
}

const KINDS: Record<string, { readonly sizes: readonly number[]; readonly make: Kind }> = {
  "wrong length": {
    sizes: [2, 3, 4, 5],
    make: (random, size) => {
      const text = legalText(size, random);
      const cut = 1 + randomBelow(7, random);
      const longer = text + legalText(2, random).slice(0, cut);
      return { text: random() < 0.5 ? text.slice(cut) : longer, codes: ["length"], exactly: true };
    },
  },
  "strange letters": {
    sizes: [2, 3, 4],
    make: (random, size) => {
      const letters = [...legalText(size, random)];
      for (let i = randomBelow(3, random); i >= 0; i--)
        letters[randomBelow(letters.length, random)] = pick("AEHKMQSTVZ7&é", random);
      return { text: letters.join(""), codes: ["letter"] };
    },
  },
  "mixed letters": {
    sizes: [2, 3, 4],
    make: (random, size) => {
      const letters = [...legalText(size, random)].map(
        (letter) => COLOR_LETTERS[FACES.indexOf(letter as "U")],
      );
      letters[randomBelow(letters.length, random)] = pick("UFDL", random);
      return { text: letters.join(""), codes: ["letters-mixed"] };
    },
  },
  "one sticker misread": {
    sizes: [2, 3, 4, 5],
    make: spoilt(["colour-count"], false, (colors, random) => {
      const facelet = randomBelow(colors.length, random);
      colors[facelet] = (colors[facelet] + 1 + randomBelow(5, random)) % 6;
    }),
  },
  "a center twice": {
    sizes: [3, 5],
    make: spoilt(["colour-count", "center-doubled", "center-missing"], true, (colors, random, size) => {
      const [[a], [b]] = twoOf(placesOf(size, "fixedCenter"), random);
      colors[a] = colors[b];
    }),
  },
  "centers exchanged": {
    sizes: [3, 5],
    make: spoilt(["center-arrangement"], true, (colors, random, size) => {
      exchange(colors, ...(twoOf(placesOf(size, "fixedCenter"), random) as [number[], number[]]));
    }),
  },
  "mirrored scheme": {
    sizes: [2, 3, 4, 5],
    make: spoilt(["scheme-mirrored"], true, (colors, random) => {
      const axis = randomBelow(3, random);
      colors.forEach((color, facelet) => {
        if (color % 3 === axis) colors[facelet] = oppositeFace(color);
      });
    }),
  },
  "another scheme": {
    sizes: [2, 3, 4, 5],
    make: spoilt(["scheme-other"], true, (colors, random) => {
      const a = randomBelow(6, random);
      const b = (a + pick([1, 2, 4, 5], random)) % 6;
      colors.forEach((color, facelet) => {
        if (color === a) colors[facelet] = b;
        if (color === b) colors[facelet] = a;
      });
    }),
  },
  "an impossible piece": {
    sizes: [2, 3, 4, 5],
    make: spoilt(["piece-impossible", "piece-missing", "colour-count"], false, (colors, random, size) => {
      const [a, b] = pick(placesOf(size, "corner"), random);
      colors[a] = random() < 0.5 ? colors[b] : oppositeFace(colors[b]);
    }),
  },
  "a mirrored corner": {
    sizes: [2, 3, 4, 5],
    make: spoilt(["corner-mirrored", "piece-missing"], true, (colors, random, size) => {
      const [a, b] = pick(placesOf(size, "corner"), random);
      exchange(colors, [a], [b]);
    }),
  },
  "a corner twice": {
    sizes: [2, 3, 5],
    make: spoilt(["piece-doubled", "piece-missing"], false, doublePiece("corner")),
  },
  "an edge twice": {
    sizes: [3, 5],
    make: spoilt(["piece-doubled", "piece-missing"], false, doublePiece("edge")),
  },
  "a wing twice": {
    sizes: [4, 5],
    make: spoilt(["piece-doubled", "piece-missing"], false, doublePiece("wing")),
  },
  "a wing flipped": {
    sizes: [4, 5],
    make: spoilt(["piece-doubled", "piece-missing"], true, (colors, random, size) => {
      const [a, b] = pick(placesOf(size, "wing"), random);
      exchange(colors, [a], [b]);
    }),
  },
  "a center of the wrong orbit": {
    sizes: [5, 7],
    make: spoilt(["center-count"], true, (colors, random, size) => {
      const [x] = pick(placesOf(size, "xCenter"), random);
      const others = placesOf(size, "plusCenter").filter(([facelet]) => colors[facelet] !== colors[x]);
      exchange(colors, [x], pick(others, random));
    }),
  },
  "a corner twisted": { sizes: [2, 3, 4, 5], make: spoilt(["corner-twist"], true, twistCorner) },
  "an edge flipped": { sizes: [3, 5], make: spoilt(["edge-flip"], true, flipEdge) },
  "two pieces swapped": { sizes: [3, 5], make: spoilt(["parity"], true, swapPieces) },
  "everything the laws forbid": {
    sizes: [3, 5],
    make: spoilt(["corner-twist", "edge-flip", "parity"], true, (...cube) => {
      twistCorner(...cube);
      flipEdge(...cube);
      swapPieces(...cube);
    }),
  },
  "a twisted corner and a misread edge": {
    sizes: [3, 5],
    make: spoilt(["corner-twist", "colour-count"], false, (colors, random, size) => {
      twistCorner(colors, random, size);
      const [a] = pick(placesOf(size, "edge"), random);
      colors[a] = (colors[a] + 1 + randomBelow(5, random)) % 6;
    }),
  },
  "faces rotated": {
    sizes: [2, 3, 5],
    make: (random, size) => {
      let text = legalText(size, random);
      const before = text;
      while (text === before)
        for (let face = 0; face < 6; face++) text = rotatedFace(text, face, size, randomBelow(4, random));
      return { text, codes: ["face-rotated"] };
    },
  },
  "faces in another order": {
    sizes: [3, 5],
    make: (random, size) => {
      const area = size * size;
      const text = printFacelets(coloringOf(randomState(size, random)));
      const order = pick(["FRUDLB", "ULFRBD", "UFRBLD", "DRFULB"], random);
      const block = (face: string) => text.slice(FACES.indexOf(face as "U") * area).slice(0, area);
      return { text: [...order].map(block).join(""), codes: ["face-order"] };
    },
  },
  "known stickers that contradict each other": {
    sizes: [3],
    make: spoilt(["edge-flip"], true, (colors, random, size) => {
      flipEdge(colors, random, size);
      for (const facelet of pick(placesOf(size, "corner"), random)) colors[facelet] = 6;
    }),
  },
};

function badCubes(name: string): BadCube[] {
  const random = seededRandom(name);
  const { sizes, make } = KINDS[name];
  return Array.from({ length: PER_KIND }, (_, i) => make(random, sizes[i % sizes.length]));
}

describe("bad cubes", () => {
  test("there are more than 2,000", () => {
    expect(Object.keys(KINDS).length * PER_KIND).toBeGreaterThan(2000);
  });

  test.each(Object.keys(KINDS))("%s: all are refused with the right code", (name) => {
    const wrong = badCubes(name).filter(({ text, codes, exactly }, i) => {
      const { legal, state, faults, repairs } = diagnose(text, { repairs: i % 5 === 0 });
      const found = new Set(faults.map(({ code }) => code));
      const right = codes.every((code) => found.has(code)) && (!exactly || found.size === codes.length);
      const mended = repairs.slice(0, 2).every(({ facelets }) => diagnose(facelets).legal);
      return legal || state !== undefined || !right || !mended;
    });
    expect(wrong).toEqual([]);
  });
});

describe("legal cubes", () => {
  test("2,400 of the sizes 2 … 7 in random views: none is refused", () => {
    const random = seededRandom("legal");
    const refused: string[] = [];
    for (let i = 0; i < 2400; i++) {
      const text = legalText(2 + (i % 6), random);
      if (!diagnose(text).legal) refused.push(text);
    }
    expect(refused).toEqual([]);
  });
});
