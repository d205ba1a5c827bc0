import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./plugins/icons.ts";
import { policy } from "./plugins/policy.ts";
import { modelFileName, playerFile, serviceWorker } from "./plugins/service-worker.ts";
import { texts, writtenExamples } from "./plugins/texts.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const core = folder("../../packages/core/src");
const player = folder("../../packages/player/src");
const smart = folder("../../packages/smart/src");

/**
 * What every page loads at once, as one file: many small ones compress worse and take more requests. A language stays a file of
 * its own.
 */
const SHELL =
  /node_modules\/(preact|@preact)\/|vite\/preload-helper|src\/shell\/[^?]*\.tsx?$|texts:app$|src\/jobs\/(ask|use-job|job)\.ts|src\/ui\/(button|field|lazy|notice|page-head|segments)\.tsx/;

/** The same for what nearly all pages that show a cube load. */
const CUBE =
  /packages\/core\/src\/(geometry\/(?!rotate-turn)|state\/(assembly|coloring|upright)\.ts|drawing\/(svg|scene|scheme)\.ts)|src\/cube\/cube-picture\.tsx/;

/** Small parts that are nearly always loaded together, without what they import; otherwise the group would include the shell. */
const PARTS = [
  { name: "perm", test: /packages\/core\/src\/perm\/(permutation|rank)\.ts/ },
  // Without the editor's: a page may begin with another way to enter a cube.
  { name: "entered", test: /src\/cube\/by-camera\/index\.tsx|texts:by-camera$|src\/cubes\/painted\.ts/ },
  {
    name: "painting",
    test: /src\/cube\/net-editor\/(fault-list|words)\.tsx?|texts:net-editor$/,
  },
  { name: "stage", test: /src\/cube\/stage\/index\.tsx|texts:stage$/ },
  {
    name: "controls",
    test: /src\/ui\/(toggle|problem\/index)\.tsx?/,
  },
  {
    name: "lesson",
    test: /src\/pages\/learn\/(lesson-view|lesson-stage|check|digits)\.tsx?|texts:lessons$/,
  },
  { name: "counts", test: /packages\/core\/src\/(notation\/(metric|print)|order\/[a-z-]+)\.ts/ },
  {
    name: "turn-cube",
    test: /src\/cube\/(turn-cube\/index|turn\/(layers|words))\.tsx?|texts:turn$/,
  },
  // What the player and its films have in common; it comes with either.
  { name: "player-scene", test: /packages\/player\/src\/(model|paint|scene\/(?!camera))/ },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

/** Of geometry and diagnosis, what the camera needs: where stickers are and what tells a broken law, without the rest. */
const FOR_CAMERA = [
  {
    name: "geometry",
    test: /packages\/core\/src\/geometry\/(?!rotate-turn)/,
    includeDependenciesRecursively: false,
  },
  {
    name: "laws",
    test: /packages\/core\/src\/diagnosis\/(law-faults|explain|color-faults|piece-faults|piece-orbits|held|assemble|legality)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    // Photographs are read by hardly anyone: what they need besides is loaded when some are chosen.
    name: "camera",
    test: /packages\/core\/src\/vision\/(?!pictures)|src\/jobs\/camera\.ts/,
    includeDependenciesRecursively: false,
  },
];

/**
 * Core's checks of the kind of an argument and of the names of options. The app's calls are typed, so its build leaves them
 * out; checks of values, of what people type and of what files hold stay (ADR 0195#0248).
 */
const treeshake = {
  manualPureFunctions: [
    ...["checkThat", "checkType", "checkList", "checkIterable", "checkCount", "checkOptions"],
    ...["checkAssembly", "checkColoring", "checkFace", "checkMove", "checkName", "checkTurn", "checkVector"],
    ...[
      "checkField",
      "checkFrame",
      "checkModel",
      "checkNote",
      "checkPage",
      "checkPort",
      "checkSamples",
      "checkScan",
    ],
  ],
};

/** The app is built from the sources of the packages; every address in it is relative, so it can live under any path. */
export default defineConfig({
  root: folder("."),
  base: "./",
  plugins: [
    texts({ late: ["help", "lessons"] }),
    policy(),
    icons(),
    playerFile(),
    writtenExamples(),
    serviceWorker(),
  ],
  resolve: {
    alias: [
      { find: /^@cubegram\/core$/, replacement: `${core}/doors/index.ts` },
      { find: /^@cubegram\/core\/(.+)$/, replacement: `${core}/doors/$1.ts` },
      { find: /^@cubegram\/player$/, replacement: `${player}/index.ts` },
      { find: /^@cubegram\/player\/(.+)$/, replacement: `${player}/$1.ts` },
      { find: /^@cubegram\/smart$/, replacement: `${smart}/index.ts` },
    ],
  },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  worker: {
    format: "es",
    rolldownOptions: {
      treeshake,
      output: { chunkFileNames: modelFileName, codeSplitting: { groups: FOR_CAMERA } },
    },
  },
  build: {
    target: "es2022",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake,
      output: {
        codeSplitting: {
          groups: [{ name: "shell", test: SHELL }, { name: "cube", test: CUBE }, ...PARTS],
        },
      },
    },
  },
});
