import { Cube } from "@cubegram/core";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blankCube, paint } from "../../cube/net-editor/model.ts";
import { recognizeWritten } from "../../cubes/written.ts";
import { parseLink, printLink } from "../../shell/link.ts";
import {
  addCube,
  cubesToDiagnose,
  editorOf,
  fromLink,
  newRecord,
  openCube,
  parse,
  type ReadRecord,
  removeCube,
  toLink,
  withEditor,
  withFacelets,
  withFound,
  withMoves,
  withPasted,
  withSize,
  writtenOf,
} from "./model.ts";

const hand = { cursor: 0, brush: 0 };
const solved = Cube.solved().facelets();
const turned = Cube.fromAlg("R U F'").facelets();

/** As the page goes on when the worker has told what the text is. */
const read = (record: ReadRecord) => withFound(record, recognizeWritten(writtenOf(record)));
const pasted = (record: ReadRecord, text: string) => read(withPasted(record, text));
const moved = (record: ReadRecord, text: string) => read(withMoves(record, text));

/** Through the address bar and back. */
const throughLink = (record: ReadRecord) => fromLink(parseLink(printLink("read", toLink(record))).parameters);

describe("entering", () => {
  test("strokes change the current cube only", () => {
    const two = addCube(withFacelets(newRecord(), 0, solved));
    const editor = editorOf(two, hand);
    const after = withEditor(two, paint(editor, 0, 1).editor);
    expect(after.cubes[0]).toBe(solved);
    expect(after.cubes[1][0]).toBe("R");
    expect(withEditor(two, { ...editor, cursor: 7 })).toBe(two);
  });

  test("a pasted cube fills the net, a pasted list makes several", () => {
    expect(pasted(newRecord(), turned).cubes).toEqual([turned]);
    expect(pasted(newRecord(), `${turned}\n${solved}`)).toMatchObject({ cubes: [turned, solved], at: 0 });
    const larger = pasted(newRecord(), Cube.fromAlg("2R", 4).facelets());
    expect(larger).toMatchObject({ size: 4, cubes: [Cube.fromAlg("2R", 4).facelets()] });
    expect(pasted(newRecord(), "nothing")).toMatchObject({ pasted: "nothing", cubes: [blankCube(3)] });
  });

  test("moves make the cube of the size that is chosen", () => {
    const record = moved({ ...newRecord(), way: "moves" }, "R U F'");
    expect(record.cubes).toEqual([turned]);
    expect(read(withSize(record, 2)).cubes).toEqual([Cube.fromAlg("R U F'", 2).facelets()]);
    expect(moved(record, "R U Q").cubes).toEqual([turned]);
  });

  test("cubes are added and removed, the last one stays", () => {
    const two = addCube(newRecord());
    expect(two).toMatchObject({ at: 1 });
    expect(removeCube(openCube(two, 0))).toMatchObject({ at: 0, cubes: [blankCube(3)] });
    expect(removeCube(newRecord())).toEqual(newRecord());
  });

  test("only finished cubes and those known to be wrong are diagnosed", () => {
    expect(cubesToDiagnose(newRecord())).toEqual([undefined]);
    expect(cubesToDiagnose(withFacelets(newRecord(), 0, turned))).toEqual([turned]);
    const almost = `${turned.slice(0, 53)}?`;
    expect(cubesToDiagnose(withFacelets(newRecord(), 0, almost))).toEqual([turned]);
    const started = withFacelets(newRecord(), 0, blankCube(3).replace("?", "D"));
    expect(cubesToDiagnose(started)).toEqual([undefined]);
    expect(cubesToDiagnose({ ...started, guided: false })[0]).toBe(started.cubes[0]);
  });
});

describe("the link", () => {
  test("brings back what was entered, with gaps, several cubes and other sizes", () => {
    const one = withFacelets(newRecord(), 0, `?${turned.slice(1)}`);
    expect(throughLink(one)?.cubes).toEqual(one.cubes);
    const two = withFacelets(addCube(one), 1, solved);
    expect(throughLink(two)?.cubes).toEqual(two.cubes);
    const four = pasted(newRecord(), Cube.fromAlg("2R", 4).facelets());
    expect(throughLink(four)).toMatchObject({ size: 4, cubes: four.cubes });
    const moves = moved({ ...newRecord(2), way: "moves" }, "R U2 F'");
    expect(read(throughLink(moves)!)).toMatchObject({
      way: "moves",
      size: 2,
      moves: "R U2 F'",
      cubes: moves.cubes,
    });
    expect(toLink(newRecord())).toEqual({});
    expect(throughLink(newRecord(5))).toEqual(newRecord(5));
  });

  test("that was cut off is a pasted text, which is told what is wrong with it", () => {
    const { facelets } = toLink(withFacelets(newRecord(), 0, turned));
    const cut = fromLink({ facelets: facelets!.slice(0, -1) })!;
    expect(cut).toMatchObject({ way: "paste", pasted: turned.slice(0, -1), cubes: [blankCube(3)] });
    expect(throughLink(cut)).toEqual(cut);
  });

  test("of a 3x3 is shorter than 200 characters", () => {
    const link = printLink("read", toLink(withFacelets(newRecord(), 0, turned)));
    expect(link.length).toBeLessThan(200);
  });

  test("may say anything", () => {
    fc.assert(
      fc.property(
        fc.record({
          facelets: fc.option(fc.string(), { nil: undefined }),
          alg: fc.option(fc.string(), { nil: undefined }),
          size: fc.option(fc.oneof(fc.string(), fc.nat(99).map(String)), { nil: undefined }),
        }),
        ({ facelets, alg, size }) => {
          const parameters = { ...(facelets && { facelets }), ...(alg && { alg }), ...(size && { size }) };
          const read = fromLink(parameters);
          if (read) expect(parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
        },
      ),
      { numRuns: 200 },
    );
    expect(fromLink({ facelets: "-".repeat(3999) })).toMatchObject({ way: "paste" });
  });
});

test("a record from storage is checked", () => {
  const record = moved(addCube(newRecord()), "R");
  expect(parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  fc.assert(fc.property(fc.jsonValue(), (data) => parse(data) === undefined || true));
  for (const data of [null, 3, {}, { size: 3 }, { ...record, size: 4 }, { ...record, cubes: [] }])
    expect(parse(data)).toBeUndefined();
  expect(parse({ ...record, at: 9, way: "x" })).toMatchObject({ at: 0, way: "paint" });
});
