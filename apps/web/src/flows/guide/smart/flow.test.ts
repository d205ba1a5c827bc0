import { Cube } from "@cubegram/core";
import { faceTurns, makeTurn, type Turn } from "@cubegram/core/geometry";
import { readAlg, turnsOf } from "@cubegram/core/notation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { uprightFacelets } from "../../../cubes/following.ts";
import { shownNow } from "../hands.ts";
import { type Guide, getLost, goTo, movesOf, newGuide, nextCube, showCube, takeRoute } from "../model.ts";
import {
  arrived,
  connected,
  isHeldOtherwise,
  looksAsBelieved,
  looksOtherwise,
  type Stepped,
  told,
  turned,
  wayFound,
  wayWanted,
} from "./flow.ts";

const ALG = "R2 U F' L D2 B";
const first: Guide = newGuide("HELLO", [ALG]);
const solved = Cube.solved(3).state;
const quarters = faceTurns(3).filter((turn) => turn.quarters !== 2);
const turnsIn = (alg: string): readonly Turn[] => turnsOf(readAlg(alg), 3);

/** A solved cube that believes so is connected, and its picture is right. */
function started(): Stepped {
  return looksAsBelieved({ flow: connected(first, solved), guide: first });
}

/** Made by hand, a half turn as two. */
function make(from: Stepped, alg: string): Stepped {
  let at = from;
  for (const turn of turnsIn(alg))
    for (let i = 0; i < (turn.quarters === 2 ? 2 : 1); i++) at = turned(at, quarterOf(turn));
  return at;
}

/** A quarter turn on the way of a turn. */
function quarterOf({ axis, first: low, last, quarters: amount }: Turn): Turn {
  return makeTurn(axis, low, last, amount === 3 ? 3 : 1);
}

describe("where it begins", () => {
  test("a cube that was connected is compared with a picture, and leads from how it is to be held", () => {
    const flow = connected(first, solved);
    expect(flow.stage).toBe("picture");
    const { flow: next, guide } = looksAsBelieved({ flow, guide: first });
    expect(next.stage).toBe("led");
    expect(guide.step).toBe("hold");
  });

  test("a cube that believes what has been said of it is not asked about", () => {
    expect(connected(goTo(first, "hold"), solved).stage).toBe("led");
    // Whoever was faster than the connection has begun with the moves.
    const at = { flow: connected(goTo(first, "moves"), solved), guide: goTo(first, "moves") };
    expect(make(at, ALG).guide.step).toBe("done");
    expect(connected(goTo(first, "hold"), Cube.fromAlg("R").state).stage).toBe("picture");
  });

  test("turns before that change the picture, and nothing in the guide", () => {
    const { flow, guide } = make({ flow: connected(first, solved), guide: first }, "R U");
    expect(uprightFacelets(flow.believed)).toBe(Cube.fromAlg("R U").facelets());
    expect(guide).toBe(first);
  });

  test("a scrambled cube gets a way from where it is; one found for where it was is refused", () => {
    const scrambled = Cube.fromAlg("F D2 L");
    const at = looksAsBelieved({ flow: connected(first, scrambled.state), guide: first });
    expect(wayWanted(at.flow)).toBe(scrambled.facelets());
    const way = { from: scrambled.facelets(), alg: `L' D2 F' ${ALG}` };
    expect(wayFound(make(at, "U"), way).flow.stage).toBe("way");
    const found = wayFound(at, way);
    expect(found.guide).toMatchObject({ step: "hold", way, made: 0 });
    const done = make(found, way.alg);
    expect(done.guide.step).toBe("done");
    expect(shownNow(done.guide, 3)).toBe(Cube.fromAlg(ALG).facelets());
  });

  test("better moves that are found before the first is made are those that are followed", () => {
    const at = started();
    const guide = { ...at.guide, cubes: ["R U"] };
    const done = make({ flow: arrived(at.flow, guide), guide }, "R U");
    expect(done.guide).toMatchObject({ step: "done", made: 2 });
    // Whatever is shown of moves that have begun, they stay.
    expect(arrived(done.flow, done.guide)).toBe(done.flow);
  });

  test("a cube that says the message already is done", () => {
    const there = Cube.fromAlg(ALG);
    const at = looksAsBelieved({ flow: connected(first, there.state), guide: first });
    expect(wayFound(at, { from: there.facelets(), alg: "" }).guide.step).toBe("done");
  });
});

describe("a cube that was turned while it slept", () => {
  const asleep = Cube.fromAlg("L2 U' R F2 D").state;

  test("is what a person says that it is: solved", () => {
    const at = looksOtherwise({ flow: connected(first, asleep), guide: first });
    expect(at.flow.stage).toBe("telling");
    const guide = goTo(at.guide, "hold");
    const done = make({ flow: arrived(at.flow, guide), guide }, ALG);
    expect(done.guide.step).toBe("done");
  });

  test("or as they show it", () => {
    const shown = Cube.fromAlg("B R2");
    const way = { from: shown.facelets(), alg: `R2 B' ${ALG}` };
    const at = looksOtherwise({ flow: connected(first, asleep), guide: first });
    const guide = takeRoute(showCube(at.guide), way);
    const done = make({ flow: arrived(arrived(at.flow, showCube(at.guide)), guide), guide }, way.alg);
    expect(done.guide.step).toBe("done");
    expect(shownNow(done.guide, 3)).toBe(Cube.fromAlg(ALG).facelets());
  });

  test("what it then tells of itself is understood with the difference", () => {
    const guide = goTo(first, "hold");
    const at = looksOtherwise({ flow: connected(guide, asleep), guide });
    expect(at.flow.stage).toBe("led");
    const step = told(at, Cube.of(asleep).apply("R2 U").state);
    expect(step.guide).toMatchObject({ step: "moves", made: 2 });
    expect(movesOf(step.guide).join(" ")).toBe(ALG);
    expect(shownNow(step.guide, 3)).toBe(Cube.fromAlg("R2 U").facelets());
  });
});

describe("turns", () => {
  test("lead through the moves without a picture between, to the end", () => {
    const steps: string[] = [];
    let at = started();
    for (const move of ALG.split(" ")) {
      at = make(at, move);
      steps.push(`${at.guide.step} ${at.guide.made}`);
    }
    expect(steps).toEqual(["moves 1", "moves 2", "moves 3", "moves 4", "moves 5", "done 6"]);
    expect(movesOf(at.guide).join(" ")).toBe(ALG);
  });

  test("half of a half turn leaves the other half, either way around", () => {
    for (const half of ["R", "R'"]) {
      const at = make(started(), half);
      expect(at.flow.led?.news).toBe("half");
      expect(movesOf(at.guide)[at.guide.made]).toBe(half);
      expect(movesOf(make(at, half).guide).length).toBe(6);
    }
  });

  test("a slip shows its undo, and is forgotten when it is undone", () => {
    const before = make(started(), "R2");
    const slipped = make(before, "L");
    expect(slipped.flow.led?.news).toBe("slip");
    expect(movesOf(slipped.guide)[slipped.guide.made]).toBe("L'");
    const undone = make(slipped, "L'");
    expect(undone.guide).toEqual(before.guide);
    expect(undone.flow.led?.news).toBe("done");
  });

  test("the first turns of a cube that is held otherwise are told from slips", () => {
    const wrong = make(started(), "F");
    expect(isHeldOtherwise(wrong.flow)).toBe(true);
    expect(isHeldOtherwise(make(started(), "R").flow)).toBe(false);
    expect(isHeldOtherwise(make(make(started(), "R2 U"), "R R R R").flow)).toBe(false);
  });

  test("after the end a turn more is to be undone", () => {
    const more = make(make(started(), ALG), "U");
    expect(more.guide).toMatchObject({ step: "moves", made: 7 });
    expect(make(more, "U'").guide.step).toBe("done");
  });

  test("that were lost come with the state: the place on the route, or a way from elsewhere", () => {
    const at = make(started(), "R2");
    const on = told(at, Cube.fromAlg("R2 U F'").state);
    expect(on.guide.made).toBe(3);
    expect(movesOf(on.guide).join(" ")).toBe(ALG);
    const away = Cube.fromAlg("R2 D L B2 U");
    const lost = told(at, away.state);
    expect(lost.flow.led?.news).toBe("lost");
    expect(lost.guide.step).toBe("moves");
    expect(wayWanted(lost.flow)).toBe(away.facelets());
    const found = wayFound(lost, { from: away.facelets(), alg: `U' B2 L' D' U F' L D2 B` });
    const done = make(found, "U' B2 L' D' U F' L D2 B");
    expect(done.guide.step).toBe("done");
    expect(shownNow(done.guide, 3)).toBe(Cube.fromAlg(ALG).facelets());
  });

  test("far from the route a shorter way is looked for, once, and a longer one refused", () => {
    const astray = make(started(), "D L B D");
    const from = wayWanted(astray.flow)!;
    expect(from).toBe(Cube.fromAlg("D L B D").facelets());
    const longer = `D' B' L' D' R R' ${ALG} U U'`;
    const refused = wayFound(astray, { from, alg: longer });
    expect(refused.guide).toEqual(astray.guide);
    expect(wayWanted(refused.flow)).toBeUndefined();
  });

  test("when the guide asks what the cube shows, the answer holds", () => {
    const at = make(started(), "R2 U");
    const lost = getLost(at.guide);
    const asking = arrived(at.flow, lost);
    expect(asking.stage).toBe("telling");
    const really = Cube.fromAlg("R2 U B");
    const guide = goTo({ ...lost, way: { from: really.facelets(), alg: "B' F' L D2 B" }, made: 0 }, "moves");
    const done = make({ flow: arrived(asking, guide), guide }, "B' F' L D2 B");
    expect(done.guide.step).toBe("done");
    expect(nextCube(done.guide)).toBe(done.guide);
  });
});

test("whatever is turned and lost on the way, the guide shows the cube as it is, and leads to the message", {
  tags: ["seconds"],
}, () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(99), fc.nat(quarters.length - 1)), { maxLength: 60 }),
      fc.nat(11),
      (fates, offset) => {
        // What it believes is a turn off.
        let real = Cube.solved(3);
        let believed = Cube.solved(3).apply(nameOf(quarters[offset]));
        const guide = goTo(first, "hold");
        let at = looksOtherwise({ flow: connected(guide, believed.state), guide });
        const turn = (one: Turn, isLost = false) => {
          const alg = nameOf(one);
          [real, believed] = [real.apply(alg), believed.apply(alg)];
          if (!isLost) at = turned(at, one);
        };
        for (const [fate, which] of fates) {
          if (at.guide.step === "done") break;
          const planned = quarterOf(at.flow.led!.follow.route[0]);
          turn(fate < 15 ? quarters[which] : planned, fate >= 15 && fate < 20);
          // A gap is noticed, and a state follows.
          if (fate >= 15 && fate < 20) at = told(at, believed.state);
          if (at.flow.led!.news === "lost") return;
          expect(shownNow(at.guide, 3)).toBe(real.facelets());
        }
        for (let i = 0; at.guide.step !== "done"; i++) {
          expect(i).toBeLessThan(200);
          for (const one of turnsIn(movesOf(at.guide)[at.guide.made])) turn(quarterOf(one));
        }
        expect(real.facelets()).toBe(Cube.fromAlg(ALG).facelets());
      },
    ),
    { numRuns: 100 },
  );
});

function nameOf(turn: Turn): string {
  const found = ["U", "R", "F", "D", "L", "B"]
    .flatMap((side) => [side, `${side}'`])
    .find((name) => JSON.stringify(turnsIn(name)[0]) === JSON.stringify(turn));
  return found!;
}
