import fc from "fast-check";
import { expect, test } from "vitest";
import { type Entries, type Entry, GuideHistory } from "./history.ts";
import { type Guide, getLost, goTo, jumpTo, newGuide, nextMove, previousMove, stepBack } from "./model.ts";

const HELLO = newGuide("HELLO", ["R U R' U' F D2 L B"]);

/** A browser's history with a page of another site before the app, and a person in front of it. */
function browser(isLate = false) {
  let list: (Entry | undefined | "elsewhere")[] = ["elsewhere", undefined];
  let at = 1;
  let guide: Guide | undefined;
  const waiting: (() => void)[] = [];
  const entries: Entries = {
    read: () => ({ guide: structuredClone(list[at]) }),
    replace: (entry) => {
      list[at] = structuredClone(entry);
    },
    push: (entry) => {
      list = [...list.slice(0, at + 1), structuredClone(entry)];
      at++;
    },
    go: (by) => {
      const move = () => move_(by);
      if (isLate) waiting.push(move);
      else move();
    },
    count: () => list.length,
  };
  let guideHistory = new GuideHistory(entries);
  function move_(by: number) {
    at = Math.max(0, at + by);
    const found = list[at] === "elsewhere" ? undefined : guideHistory.arrive(guide);
    if (found === "page") show(undefined);
    else if (found) show(found);
  }
  function show(next: Guide | undefined) {
    const before = guide;
    guide = next;
    if (!next) return before && guideHistory.leave();
    if (before) guideHistory.follow(next);
    else guideHistory.open(next);
  }
  return {
    show,
    do: (change: (guide: Guide) => Guide) => guide && show(change(guide)),
    back: () => move_(-1),
    settle: () => {
      while (waiting.length > 0) waiting.shift()!();
    },
    reload: () => {
      guideHistory = new GuideHistory(entries);
      if (guide) guideHistory.open(guide);
    },
    get guide() {
      return guide;
    },
    get isElsewhere() {
      return list[at] === "elsewhere";
    },
  };
}

test("Back is one step back, from every step, then the page, and only then leaves the app", () => {
  const person = browser();
  person.show(HELLO);
  person.do((guide) => goTo(guide, "hold"));
  person.do((guide) => goTo(guide, "moves"));
  const steps = [person.guide!];
  while (person.guide!.step !== "done") {
    person.do(nextMove);
    steps.push(person.guide!);
  }
  for (const step of steps.toReversed()) {
    expect(person.guide).toEqual(step);
    person.back();
  }
  expect(person.guide).toMatchObject({ step: "hold" });
  person.back();
  person.back();
  expect(person.guide).toBeUndefined();
  expect(person.isElsewhere).toBe(false);
  person.back();
  expect(person.isElsewhere).toBe(true);
});

test("the guide's own button for back takes the entry away, also when the browser is slow", () => {
  for (const isLate of [false, true]) {
    const person = browser(isLate);
    person.show(goTo(HELLO, "moves"));
    for (let move = 0; move < 3; move++) person.do(nextMove);
    person.do(previousMove);
    person.do(previousMove);
    person.settle();
    expect(person.guide).toMatchObject({ step: "moves", made: 1 });
    person.back();
    expect(person.guide).toMatchObject({ step: "moves", made: 0 });
  }
});

test("shorter moves found before the first is made are no step of their own, and stay on the way back", () => {
  const person = browser();
  person.show(newGuide("HELLO", ["R U R' U' F D2 L B R U R' U' F D2 L B"]));
  person.do((guide) => goTo(guide, "hold"));
  person.do((guide) => ({ ...guide, cubes: HELLO.cubes }));
  person.do((guide) => goTo(guide, "moves"));
  person.back();
  person.back();
  expect(person.guide).toEqual(HELLO);
  person.back();
  expect(person.guide).toBeUndefined();
  expect(person.isElsewhere).toBe(false);
});

test("a guide that was left is not in the way of Back", () => {
  const person = browser();
  person.show(HELLO);
  for (const made of [0, 1, 2]) person.do((guide) => jumpTo(guide, made));
  person.show(undefined);
  person.back();
  expect(person.isElsewhere).toBe(true);
});

test("in a second tab the steps to the place lie behind it, and a reload changes nothing", () => {
  const person = browser();
  person.show(jumpTo(HELLO, 3));
  person.reload();
  person.back();
  expect(person.guide).toMatchObject({ step: "moves", made: 2 });
  person.reload();
  for (let step = 0; step < 4; step++) person.back();
  expect(person.guide).toMatchObject({ step: "solved" });
  person.back();
  expect(person.guide).toBeUndefined();
  expect(person.isElsewhere).toBe(false);
});

test("what was painted is there again after Back", () => {
  const person = browser();
  person.show(jumpTo(HELLO, 3));
  person.do(getLost);
  person.do((guide) => ({ ...guide, seen: "painted" }));
  person.do((guide) => ({ ...guide, seen: undefined, step: "moves", made: 1 }));
  person.back();
  expect(person.guide).toMatchObject({ step: "lost", made: 3, seen: "painted" });
});

test("whatever is done inside, Back never leaves the app before the guide was left", () => {
  const act = fc.constantFrom(
    nextMove,
    previousMove,
    getLost,
    (guide: Guide) => stepBack(guide) ?? guide,
    (guide: Guide) => jumpTo(guide, 2),
    "back" as const,
    "reload" as const,
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const person = browser();
      person.show(HELLO);
      for (const each of acts) {
        if (each === "back") person.back();
        else if (each === "reload") person.reload();
        else person.do(each);
        if (!person.guide) person.show(HELLO);
      }
      for (let backs = 0; person.guide; backs++) {
        expect(backs).toBeLessThan(60);
        person.back();
        if (person.guide) expect(person.isElsewhere).toBe(false);
      }
      expect(person.isElsewhere).toBe(false);
    }),
  );
});
