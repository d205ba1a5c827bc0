/** The first thing people see: a word, the turns that write it on a cube, and the word read back. */

import moves from "virtual:written-examples";
import { useEffect, useState } from "preact/hooks";
import { ask } from "../../jobs/ask.ts";
import { useJob } from "../../jobs/use-job.ts";
import { texts } from "../../shell/language.ts";
import { whenIdle } from "../../shell/slices.ts";
import { WrittenCube } from "./written-cube.tsx";

const t = texts("write");

export default function Hero() {
  const text = t("example-1");
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // While the user watches this, the app prepares what the answer to their own words needs; the other worker after it, which needs the same
  // model and would only slow down the first.
  const prepared = useJob(isIdle ? "tables" : undefined, (options) =>
    ask("write", "prepare", {}, options).then(() => "ready"),
  );
  useJob(prepared.output, (options) =>
    ask(
      "write",
      "measure",
      { kind: "text", text, size: 3, cubes: 1, check: 0 },
      { ...options, lane: "quick" },
    ),
  );
  return <WrittenCube text={text} size={3} alg={moves[text]} isTold />;
}
