/** What a page loads of a built package, for its budget. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

export interface Bundle {
  readonly code: string;
  /** What is left to be loaded besides. */
  readonly imports: readonly string[];
  /** Bytes, gzip level 9. */
  readonly size: number;
}

/** The file and all that it imports, but for `external`, minified into one. */
export async function bundleOf(file: URL, external: RegExp): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      lib: { entry: fileURLToPath(file), formats: ["es"], fileName: "bundle" },
      rolldownOptions: { external, output: { minify: true, codeSplitting: false } },
    },
  });
  const [{ code, imports }] = (built as Rolldown.RolldownOutput[])[0].output;
  return { code, imports, size: gzipSync(code, { level: 9 }).length };
}
