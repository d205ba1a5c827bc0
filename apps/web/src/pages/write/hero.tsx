/** The first thing people see: a word, the turns that write it on a cube, and the word read back, all computed live. */
import { useEffect, useState } from "preact/hooks";
import { whenIdle } from "../../app/slices.ts";
import { useWork } from "../../work/use-work.ts";
import { ask } from "../../work/work.ts";
import { t } from "./messages.ts";
import { checkAsked } from "./model.ts";
import { WrittenCube } from "./written-cube.tsx";

export default function Hero() {
  const text = t("example-1");
  const isIdle = useIdle();
  // While the user reads this, the app prepares what the answer to their own words needs, which this answer needs too.
  const prepared = useWork(isIdle ? "tables" : undefined, (options) =>
    ask("write", "prepare", {}, options).then(() => "ready"),
  );
  useWork(isIdle ? t("example-2") : undefined, (options) =>
    ask("write", "measure", { text, size: 3, cubes: 1, check: 0 }, { ...options, lane: "quick" }),
  );
  const { output } = useWork(prepared.output && text, (options) =>
    ask("write", "write", { text, size: 3, cubes: 1, check: checkAsked({ check: undefined }, "") }, options),
  );
  return <WrittenCube text={text} size={3} alg={output?.cubes[0].alg ?? ""} />;
}

function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
