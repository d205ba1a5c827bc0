/** Archive reports, in words and as JSON. */
import { type ArchiveReport, listCubes } from "@cubegram/core/archive";
import { plural, sizeName } from "../frame/words.ts";

/** `1,000 3x3 cubes (900 + 100 parity)` */
export function cubesOf({
  size,
  dataCubes = 0,
  parityCubes = 0,
}: Pick<ArchiveReport, "size" | "dataCubes" | "parityCubes">): string {
  const parity = parityCubes > 0 ? ` (${dataCubes} + ${parityCubes} parity)` : "";
  return `${plural(dataCubes + parityCubes, `${sizeName(size)} cube`)}${parity}`;
}

/** Which cubes are lost or wrong; "" if none are. Wrong ones are named by their positions in the list. */
export function damageOf({ lost, wrong }: ArchiveReport): string {
  const parts = [
    ...(lost.length > 0 ? [`lost: ${listCubes(lost)}`] : []),
    ...(wrong.length > 0 ? [`wrong: ${listCubes(wrong)}`] : []),
  ];
  return parts.join("; ");
}

/** For an archive beyond repair at most this many lost cubes are listed; `needed` and the message count all of them. */
const MAX_LISTED = 1000;

/** The report for `--json`. Cubes count from 1, as in the messages. */
export function reportJson(report: ArchiveReport): Record<string, unknown> {
  const {
    status,
    size,
    problem,
    lost,
    wrong,
    needed,
    dataCubes,
    parityCubes,
    unordered,
    compressed,
    sealed,
  } = report;
  const known = { needed, dataCubes, parityCubes, unordered, compressed, sealed };
  return {
    status,
    size,
    lost: lost.map((cube) => cube + 1),
    ...(lost.length >= MAX_LISTED && { lostIsCut: true }),
    wrong: wrong.map((cube) => cube + 1),
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    ...(problem && {
      problem: {
        code: problem.code,
        message: problem.message,
        ...(problem.suspect && { suspect: problem.suspect.map((cube) => cube + 1) }),
      },
    }),
  };
}
