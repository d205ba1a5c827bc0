/** The help as data: its topics in reading order, how many paragraphs each has, what they show, and the page they are about. */
import type { HelpTopic, PageName } from "../../shell/link.ts";

/** What a paragraph shows: how the cube is held, or signs of turns. */
type Picture = { readonly held: true } | { readonly turns: readonly string[] };

export interface Topic {
  readonly id: HelpTopic;
  readonly paragraphs: number;
  /** Beside which paragraph, counted from 1. */
  readonly pictures?: Readonly<Record<number, Picture>>;
  readonly page?: Exclude<PageName, "help">;
}

const ABOUT: Readonly<Record<HelpTopic, Omit<Topic, "id">>> = {
  hold: { paragraphs: 5, pictures: { 1: { held: true } } },
  turn: {
    paragraphs: 6,
    pictures: {
      1: { turns: ["R", "U", "F"] },
      2: { turns: ["R2", "U2", "F2"] },
      3: { turns: ["R", "R'", "U", "U'", "F", "F'"] },
    },
  },
  found: { paragraphs: 4, page: "read" },
  lost: { paragraphs: 5, page: "solve" },
  camera: { paragraphs: 5, page: "read" },
  children: { paragraphs: 5, page: "learn" },
  classroom: { paragraphs: 5, page: "explore" },
  escape: { paragraphs: 7, page: "challenge" },
  gifts: { paragraphs: 4, page: "write" },
  privacy: { paragraphs: 4 },
};

export const TOPICS: readonly Topic[] = Object.entries(ABOUT).map(([id, about]) => ({
  id: id as HelpTopic,
  ...about,
}));

/** What an address may name besides a topic: all of them on one page. */
export const ALL = "all";

/** How many states a 3x3 has: 8! · 3⁷ · 12! · 2¹⁰ (`Cube.count(3)`). */
export const STATES = 43_252_003_274_489_856_000n;
