/** What is in a box of cubes. Only the cubes that are looked at are read. */
import { useState } from "preact/hooks";
import type { AskOptions } from "../../jobs/ask.ts";
import type { MoreCubes } from "../../jobs/files.ts";
import { useJobOnDemand } from "../../jobs/use-job-on-demand.ts";

export interface BoxContent {
  /** The same as long as cubes are only added. */
  readonly of: unknown;
  /** Layers of the cubes. */
  readonly size: number;
  /** Places for cubes, filled or not. */
  readonly places: number;
  /** A cube a line, all as long: its facelets, or as many `?`. */
  readonly cubes: Blob;
  /** Places from 0, with a ring. */
  readonly ringed?: readonly number[];
}

export function filled({ cubes, size }: BoxContent): number {
  return Math.floor(cubes.size / lineLength(size));
}

export async function cubesFrom({ cubes, size }: BoxContent, from: number, to: number): Promise<string[]> {
  const width = lineLength(size);
  const part = await cubes.slice(from * width, to * width).text();
  return part.split("\n").slice(0, -1);
}

/** Of a cube in the list, with its line break. */
function lineLength(size: number): number {
  return 6 * size * size + 1;
}

/** A job on demand that tells of cubes as they come: the box is filled with them. */
export function useFilling() {
  const job = useJobOnDemand();
  const [coming, setComing] = useState<BoxContent>();
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
