/** A job on demand that tells of cubes as they come: the box is filled with them. */
import { useState } from "preact/hooks";
import type { AskOptions } from "../../jobs/ask.ts";
import type { MoreCubes } from "../../jobs/files.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";
import { type BoxContent, filled } from "./box-content.ts";

export function useFilling() {
  const job = useJobOnDemand();
  const [coming, setComing] = useState<BoxContent | undefined>(undefined);
  return {
    ...job,
    /** As much as has come, as many places. */
    coming,
    forget: () => setComing(undefined),
    /** `of` is what the cubes are of (`BoxContent`). */
    run<T>(of: unknown, work: (options: AskOptions<number | MoreCubes>) => Promise<T>) {
      let cubes = new Blob();
      setComing(undefined);
      return job.run(({ onProgress, ...options }) =>
        work({
          ...options,
          onProgress(told) {
            if (typeof told === "number") return onProgress?.(told);
            cubes = new Blob([cubes, told.cubes]);
            const content = { of, size: told.size, cubes, places: 0 };
            setComing({ ...content, places: filled(content) });
          },
        }),
      );
    },
  };
}
