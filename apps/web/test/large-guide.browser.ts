/** The guide through the solution of a larger cube, on a phone: the arrow on the layers that turn, the move and its goal in words. */
import { Person } from "./person.ts";
import { Cube } from "./real-cube.ts";
import { expect, PHONE, test, WHOLE_RUN } from "./support.ts";

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

const GOALS = {
  centers: "Goal: every center in one color",
  edges: "Goal: matching edge pieces side by side",
  rest: "Goal: the rest, like a 3×3",
};
const IN_ORDER = Object.values(GOALS);

/** Two edges of a 4x4 exchange halves, and two sides are turned (a slice, flip, slice back, as the test of the stages has it). */
const EDGES = "U F2 Uw' R' F R F' R U' R' Uw";

for (const [size, alg, first] of [
  [4, "2R U' Rw2", GOALS.centers],
  [4, EDGES, GOALS.edges],
  [4, "R U' F2", GOALS.rest],
  [5, "2R U'", GOALS.centers],
  [6, "3R U'", GOALS.centers],
  [7, "3R U'", GOALS.centers],
] as const)
  test(`a cube of ${size} layers is solved with the guide. ${first}`, WHOLE_RUN, async ({ page }) => {
    test.slow();
    const person = new Person(page, `solve-${size}x${size}-${IN_ORDER.indexOf(first)}`);
    await page.goto(`./#/solve?alg=${encodeURIComponent(alg)}&size=${size}`);
    await person.tap("Solve");
    await person.tap(/^Show me: \d+ moves?$/);
    const goals: string[] = [];
    const moves: string[] = [];
    const say = page.locator(".guide-say");
    const cube = await person.makeMoves(Cube.fromAlg(alg, size), "Done: the cube is solved!", {
      most: 80,
      async look(move) {
        // The words say how many layers turn, or which one.
        const [, layers = /w/.test(move) ? "2" : ""] = /^(\d+)/.exec(move) ?? [];
        const words = say.getByRole("heading");
        if (/w/.test(move)) await expect(words).toContainText(`${layers} layers at once`);
        else if (layers !== "") await expect(words).toContainText(`Only layer ${layers}`);
        else await expect(words).toHaveText(/^Turn the /);
        goals.push((await say.locator(".guide-stage-goal").textContent()) ?? "");
        moves.push(move);
        // The arrow comes and goes with the move that the cube shows; all of it is on the cube.
        const arrow = page.locator(".arrow-on-cube path").first();
        await expect(arrow).toBeVisible();
      },
    });
    expect(cube.isSolved()).toBe(true);
    if (first !== GOALS.rest) expect(moves.join(" "), "inner layers are turned").toMatch(/w|\b\d/);
    // One goal after the other.
    expect(goals[0]).toBe(first);
    expect(goals.every((goal) => IN_ORDER.includes(goal))).toBe(true);
    expect([...goals].sort((a, b) => IN_ORDER.indexOf(a) - IN_ORDER.indexOf(b))).toEqual(goals);
    await person.report();
  });
