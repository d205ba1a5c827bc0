import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { colorDepth, isBrokenPipe, openOutput, type Sink, visible } from "./output.ts";

describe("output", () => {
  test("a slow reader is waited for: never more than its buffer is pending", async () => {
    let most = 0;
    const slow = new Writable({
      highWaterMark: 100,
      write(_chunk, _encoding, done) {
        most = Math.max(most, slow.writableLength);
        setImmediate(done);
      },
    });
    const output = openOutput(slow);
    for (let line = 0; line < 500; line++) await output.line("0123456789");
    expect(most).toBeLessThanOrEqual(111);
  });

  test("a reader that has gone is told apart from every other failure", async () => {
    const gone = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
      },
    });
    const output = openOutput(gone);
    for (const line of ["first", "second"])
      expect(isBrokenPipe(await output.line(line).catch((error) => error))).toBe(true);
    const closed = openOutput(new Writable().destroy());
    expect(isBrokenPipe(await closed.line("too late").catch((error) => error))).toBe(true);
    expect(isBrokenPipe(new Error("disk full"))).toBe(false);
    expect(isBrokenPipe(undefined)).toBe(false);
  });

  test("colors: NO_COLOR wins, then FORCE_COLOR, then the terminal", () => {
    const terminal = { isTTY: true } as Sink;
    const pipe = {} as Sink;
    expect(colorDepth(terminal, {})).toBe("256");
    expect(colorDepth(terminal, { COLORTERM: "truecolor" })).toBe(true);
    expect(colorDepth(pipe, { COLORTERM: "truecolor" })).toBe(false);
    expect(colorDepth(terminal, { NO_COLOR: "1" })).toBe(false);
    expect(colorDepth(terminal, { NO_COLOR: "" })).toBe("256");
    expect(colorDepth(pipe, { FORCE_COLOR: "1" })).toBe("256");
    expect(colorDepth(pipe, { FORCE_COLOR: "3" })).toBe(true);
    expect(colorDepth(pipe, { FORCE_COLOR: "1", NO_COLOR: "1" })).toBe(false);
    expect(colorDepth(terminal, { FORCE_COLOR: "0" })).toBe(false);
    expect(colorDepth(terminal, { TERM: "dumb" })).toBe(false);
  });

  test("control characters are shown, not obeyed", () => {
    expect(visible("a\n\r\tb\x1b[2J\u009b\u2028é日😀")).toBe("a\\n\\r\\tb\\u{1b}[2J\\u{9b}\\u{2028}é日😀");
  });
});
