import { parseAlg } from "@cubegram/core/notation";
import { describe, expect, test } from "vitest";
import { lettersFor, paletteFor, viewAngles } from "../scene/scene.ts";
import { moveOfKey } from "./input.ts";

describe("on a server", () => {
  test("importing and defining do nothing", async () => {
    expect("HTMLElement" in globalThis).toBe(false);
    const { CubePlayer, define } = await import("../index.ts");
    expect(() => define()).not.toThrow();
    expect(CubePlayer.observedAttributes).toContain("alg");
    await import("../auto.ts");
  });
});

describe("the keyboard cube", () => {
  // The table of Twizzle and csTimer: key, then key of the inverse; codes are the keys of an English keyboard.
  const TABLE = "R IK, L DE, U JF, D SL, F HG, B WO, Rw UM, Lw CR, x TV, y ;A, z PQ";
  test("has the layout of Twizzle and csTimer", () => {
    for (const row of TABLE.split(", ")) {
      const [move, [key, inverse]] = row.split(" ");
      const code = (letter: string) => (letter === ";" ? "Semicolon" : `Key${letter}`);
      expect(moveOfKey(code(key), 3)).toBe(move);
      expect(moveOfKey(code(inverse), 3)).toBe(`${move}'`);
    }
  });

  test("has moves that every cube has", () => {
    for (let i = 65; i < 91; i++) {
      const move = moveOfKey(`Key${String.fromCharCode(i)}`, 2);
      if (move) expect(parseAlg(move).ok && !move.includes("w")).toBe(true);
    }
  });
});

describe("attributes", () => {
  test("schemes are named or six colors", () => {
    expect(paletteFor("color-safe")?.slice(0, 2)).toEqual(["#f5feff", "#8d0639"]);
    expect(paletteFor("#000000 #111111 #222222 #333333 #444444 #555555")?.[5]).toBe("#555555");
    expect(paletteFor("#000 #111")).toBeUndefined();
    expect(paletteFor("neon")).toBeUndefined();
    expect(paletteFor("wca")).toHaveLength(7);
  });

  test("letters are the faces', or six of one's own", () => {
    expect(lettersFor(null)).toEqual([]);
    expect(lettersFor("faces")).toEqual(["U", "R", "F", "D", "L", "B"]);
    expect(lettersFor("W R G Y O B")[0]).toBe("W");
  });

  test("views are named or two angles", () => {
    expect(viewAngles("10 -20")).toEqual({ yaw: 10, pitch: -20 });
    expect(viewAngles("back")).toEqual({ yaw: 216, pitch: -29 });
    for (const wrong of ["", "a b", "10", "10 95", "1 2 3"]) expect(viewAngles(wrong)).toBeUndefined();
  });
});
