import { expect, test } from "vitest";
import { videoOf } from "./video.ts";

test("where there is no encoder, as in Node, there is no film; what cannot be read is refused all the same", async () => {
  expect(await videoOf({ alg: "R U" })).toBeUndefined();
  await expect(videoOf({ alg: "R Q" })).rejects.toThrow(RangeError);
});
