/** The eye of the screen tests itself: each fault that a screen can have is found on a page made to have it, and none on the same page without it. */
import { expect, test } from "@playwright/test";
import { screenFaults } from "./screen-faults.ts";

interface Sample {
  readonly fault: RegExp;
  readonly bad: string;
  readonly good: string;
  readonly main?: string;
}

const BOX = "position:absolute;left:20px;width:100px;height:30px";

const SAMPLES: Readonly<Record<string, Sample>> = {
  "two texts over each other": {
    fault: /^overlap: text "One" .* text "Other"/,
    bad: `<p style="${BOX};top:50px">One</p><p style="${BOX};top:56px">Other</p>`,
    good: `<p style="${BOX};top:50px">One</p><p style="${BOX};top:80px">Other</p>`,
  },
  "a picture over a text, that lets every touch through": {
    fault: /^overlap: picture .* text "F'"/,
    bad: `<cube-player style="display:block;${BOX};width:200px;height:200px;top:0;pointer-events:none"></cube-player><p style="margin:90px 0 0 150px">F'</p>`,
    good: `<cube-player style="display:block;${BOX};width:120px;height:120px;top:0"></cube-player><p style="margin:90px 0 0 150px">F'</p>`,
  },
  "a button over another": {
    fault: /^overlap: control "Back" .* control "Next"/,
    bad: `<button style="${BOX};top:9px">Back</button><button style="${BOX};top:30px">Next</button>`,
    good: `<button style="${BOX};top:9px">Back</button><button style="${BOX};top:40px">Next</button>`,
  },
  "the words of two links run together": {
    fault: /^run together: text "Solve" .* text "Explore"/,
    bad: '<a href="#a" style="display:inline-block">Solve</a><a href="#b" style="display:inline-block">Explore</a>',
    good: '<a href="#a" style="display:inline-block">Solve</a> <a href="#b" style="display:inline-block">Explore</a>',
  },
  "a text that is cut off": {
    fault: /^cut off: text "A long line/,
    bad: '<p style="width:80px;overflow:hidden;white-space:nowrap">A long line of words</p>',
    good: '<p style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">A long line of words</p>',
  },
  "a text wider than its button": {
    fault: /^sticks out of its button: "Unabkürzbar"/,
    bad: '<div style="display:flex;width:60px"><button style="min-width:0;width:60px;padding:0">Unabkürzbar</button></div>',
    good: "<button>Unabkürzbar</button>",
  },
  "a button beyond the edge": {
    fault: /^leaves the screen: control "Go on"/,
    bad: '<div style="overflow-x:clip"><button style="position:relative;left:370px">Go on</button></div><button style="position:fixed;left:370px;top:90px">Go on</button>',
    good: '<div style="overflow-x:auto;width:300px"><button style="position:relative;left:370px">Go on</button></div>',
  },
  "a page wider than the screen": {
    fault: /^leaves the screen: the page is 500 wide/,
    bad: '<div style="width:500px;height:9px"></div>',
    good: '<div style="width:300px;height:9px"></div>',
  },
  "a menu longer than the screen": {
    fault: /^leaves the screen: .* does not scroll/,
    bad: '<div style="position:fixed;top:0"><p style="margin-top:900px">Last</p></div>',
    good: '<div style="position:fixed;top:0;height:100%;overflow:auto"><p style="margin-top:900px">Last</p></div>',
  },
  "a main button below the edge": {
    fault: /^main button out of sight: "Start"/,
    bad: '<button class="main" style="margin-top:900px">Start</button>',
    good: '<button class="main">Start</button>',
    main: ".main",
  },
  "a main button under a bar": {
    fault: /^main button covered: "Start"/,
    bad: `<button class="main">Start</button><div style="position:fixed;inset:0 0 auto;height:60px;background:white"></div>`,
    good: `<div style="position:fixed;inset:auto 0 0;height:60px;background:white"></div><button class="main">Start</button>`,
    main: ".main",
  },
  "a field to paint that cannot be told from its ground": {
    fault: /^cannot be told from its ground: control "Front, row 1"/,
    bad: '<button aria-label="Front, row 1" style="width:40px;height:40px;border:0;background:white"></button>',
    good: '<button aria-label="Front, row 1" style="width:40px;height:40px;border:1px solid black;background:white"></button>',
  },
};

/** What looks wrong to a ruler and is not. */
const MEANT: Readonly<Record<string, string>> = {
  "words for screen readers":
    '<p>Here</p><span style="position:absolute;top:16px;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap">For the ears</span>',
  "a bar with a ground of its own over what scrolls":
    '<nav style="position:fixed;inset:auto 0 0;background:white"><button>Home</button></nav><p style="margin:0;line-height:30px">' +
    "word ".repeat(900) +
    "</p>",
  "a menu over the page":
    '<p>Under it</p><div popover id="p" style="margin:0;inset:0 auto auto 0;background:white"><p>Over it</p></div><script>document.getElementById("p").showPopover()</script>',
  "what is folded away": "<details><summary>More</summary><p>Inside</p></details><p>After</p>",
  "a line wrapped in the middle": "<p style='width:60px;line-height:1.1'>one <b>two three</b> four</p>",
};

test.use({ viewport: { width: 390, height: 844 } });

test("each fault is found where it is, and not where it is not", async ({ page }) => {
  for (const [name, { fault, bad, good, main }] of Object.entries(SAMPLES)) {
    await page.setContent(`<!doctype html><body style="margin:0;background:white">${bad}`);
    const found = await screenFaults(page, { main });
    expect(
      found.some((each) => fault.test(each)),
      `${name}: ${found.join("; ") || "nothing found"}`,
    ).toBe(true);
    await page.setContent(`<!doctype html><body style="margin:0;background:white">${good}`);
    expect(await screenFaults(page, { main }), `${name}, mended`).toEqual([]);
  }
  for (const [name, html] of Object.entries(MEANT)) {
    await page.setContent(`<!doctype html><body style="margin:0;background:white">${html}`);
    expect(await screenFaults(page), name).toEqual([]);
  }
});
