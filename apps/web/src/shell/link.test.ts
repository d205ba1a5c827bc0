import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fitsLink, PAGES, parseLink, printLink } from "./link.ts";

/** Any UTF-16, halves of pairs among it. (fast-check's own unit "binary" takes a second to set up.) */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 32, max: 126 }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

describe("links", () => {
  test("a page and its parameters come back from the link that says them", () => {
    const value = fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 });
    const parameters = fc.dictionary(fc.stringMatching(/^[a-z]{1,20}$/), value, {
      maxKeys: 6,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(fc.constantFrom(...PAGES), parameters, (page, said) => {
        const read = parseLink(printLink(page, said));
        expect(read.page).toBe(page);
        expect({ ...read.parameters }).toEqual({ ...said });
      }),
    );
  });

  test("what a link cannot carry is left out, and said to be", () => {
    const largest = "U".repeat(6 * 33 * 33);
    expect(parseLink(printLink("read", { facelets: largest })).parameters.facelets).toBe(largest);
    expect(fitsLink({ facelets: largest, size: "" })).toBe(true);
    for (const facelets of ["U".repeat(8001), "é".repeat(7000)]) {
      expect(printLink("read", { facelets, way: "paste" })).toBe("#/read?way=paste");
      expect(fitsLink({ facelets })).toBe(false);
    }
  });

  test("a link says no more than it must", () => {
    expect(printLink("read")).toBe("#/read");
    expect(printLink("read", { facelets: "", alg: "R U'" })).toBe("#/read?alg=R+U%27");
  });

  test.each([
    "",
    "#",
    "#/",
    "#/nowhere",
    "#/write/",
    "javascript:alert(1)",
    "#/constructor?x=1",
    "#/__proto__",
  ])("%j leads to the first page", (link) => {
    expect(parseLink(link).page).toBe("write");
  });
});

describe("links as hostile input", () => {
  test("anything is read without an error, within bounds, and leaves nothing behind on other objects", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { page, parameters } = parseLink(`#/${text}`);
        expect(PAGES).toContain(page);
        for (const [name, value] of Object.entries(parameters)) {
          expect(name).toMatch(/^[a-z]{1,20}$/);
          expect(value.length).toBeLessThanOrEqual(8000);
        }
      }),
    );
    const { parameters } = parseLink("#/write?__proto__=1&constructor=2&toString=3&text=%E0%A4%A&x=%zz");
    expect(({} as Record<string, unknown>).text).toBeUndefined();
    expect(Object.getPrototypeOf(parameters)).toBeNull();
    expect(parameters.constructor).toBe("2");
  });

  test("the first of equal names counts, overlong values are left out, overlong links are cut", () => {
    expect(parseLink("#/read?alg=R&alg=U").parameters.alg).toBe("R");
    expect(parseLink(`#/read?alg=${"R".repeat(8001)}`).parameters.alg).toBeUndefined();
    expect(parseLink(`#/read?${"x=1&".repeat(1e6)}alg=R`).parameters.alg).toBeUndefined();
  });
});
