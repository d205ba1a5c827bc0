/** What a release depends on: the changelog's form, versions that agree, and a lock file with nothing foreign in it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeSection, notesOf, withVersion } from "./release.mjs";
import { root } from "./setup.mjs";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const LICENSES =
  /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|CC-BY-4\.0|Python-2\.0)/;

test("closing a version keeps an open section above it, and an empty one is refused", () => {
  const log =
    "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2020-01-01\n\n- Another.\n";
  const closed = closeSection(log, "0.2.0", "2021-02-03");
  expect(closed).toContain(
    "## [Unreleased]\n\n## [0.2.0] - 2021-02-03\n\n### Added\n\n- A thing.\n\n## [0.1.0]",
  );
  expect(() =>
    closeSection("# Changelog\n\n## [Unreleased]\n\n## [0.1.0]\n\n- x\n", "0.2.0", "2021-02-03"),
  ).toThrow(/Unreleased/);
});

test("a release says what the changelog says of its version, and nothing else", () => {
  const log =
    "# Changelog\n\n## [Unreleased]\n\n- New.\n\n## [0.2.0] - 2021-02-03\n\n- A thing.\n\n## [0.1.0] - 2020-01-01\n\n- Old.\n";
  expect(notesOf(log, "0.2.0")).toBe("- A thing.\n");
  expect(() => notesOf(log, "0.3.0")).toThrow(/0\.3\.0/);
  const version = JSON.parse(read("packages/cli/package.json")).version;
  expect(read("CITATION.cff")).toContain(`version: ${version}\n`);
});

test("workflows pin what they use by its hash", () => {
  const used = readdirSync(join(root, ".github/workflows")).flatMap((name) => [
    ...read(`.github/workflows/${name}`).matchAll(/uses: (.*)/g),
  ]);
  expect(used.length).toBeGreaterThan(5);
  for (const [, action] of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("each version's part of the changelog is short, and says nothing twice", () => {
  const log = read("CHANGELOG.md");
  const versions = [...log.matchAll(/^## \[(.*?)\]/gm)].map(([, version]) => version);
  expect(versions).toContain(JSON.parse(read("packages/core/package.json")).version);
  for (const version of versions)
    expect(notesOf(log, version).trimEnd().split("\n").length, version).toBeLessThanOrEqual(40);
  for (const version of versions) {
    const items = [...notesOf(log, version).matchAll(/^- (?:\*\*(.*?)\*\*|(.{20}))/gm)];
    const begin = items.map(([, name, start]) => name ?? start);
    expect(new Set(begin).size, begin.join()).toBe(begin.length);
  }
});

test("the changelog has an open section", () => {
  expect(closeSection(read("CHANGELOG.md"), "9.9.9", "2099-01-01")).toContain("## [9.9.9] - 2099-01-01");
});

test("a version goes into a manifest and into what it asks of the other packages, and nowhere else", () => {
  const text = read("packages/player/package.json");
  const next = JSON.parse(withVersion(text, "9.9.9"));
  const now = JSON.parse(text);
  expect(next).toEqual({
    ...now,
    version: "9.9.9",
    dependencies: { ...now.dependencies, "@cubegram/core": "9.9.9" },
  });
});

test("the packages that are released together agree on version, and all on license, addresses and access, and run no scripts at installation", () => {
  const manifests = ["core", "player", "smart", "cubing", "cli", "text-models"].map((name) =>
    JSON.parse(read(`packages/${name}/package.json`)),
  );
  expect(new Set(manifests.slice(0, 5).map(({ version }) => version)).size).toBe(1);
  for (const { license, repository, bugs, homepage, publishConfig, scripts, funding } of manifests) {
    expect({ license, bugs, publishConfig }).toEqual({
      license: "MIT",
      bugs: manifests[0].bugs,
      publishConfig: { access: "public", provenance: true },
    });
    expect(homepage).toContain(repository.url.replace(/^git\+|\.git$/g, ""));
    expect(Object.keys(scripts).filter((name) => /install|prepare$/.test(name))).toEqual([]);
    expect(funding).toBeUndefined();
  }
});

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: boolean;
  readonly optional?: boolean;
}

test.each([
  ["package-lock.json", 100],
  ["bench/package-lock.json", 5],
  ["packages/core/assembly/package-lock.json", 2],
  ["site/package-lock.json", 5],
])(
  "%s names packages of the registry only, each with its hash and a license that we can use",
  (lock, least) => {
    const { packages } = JSON.parse(read(lock)) as { packages: Record<string, Locked> };
    const foreign = Object.entries(packages).filter(
      ([path, one]) => path.includes("node_modules/") && !one.link,
    );
    expect(foreign.length).toBeGreaterThan(least);
    for (const [path, { resolved = "", integrity, optional, license, hasInstallScript }] of foreign) {
      expect(resolved, path).not.toMatch(/^(?:git|http|file)/);
      // Builds for machines other than the one that wrote the lock may lack theirs.
      if (!optional) expect(integrity, path).toMatch(/^sha512-/);
      if (license !== undefined) expect(license, path).toMatch(LICENSES);
      expect(hasInstallScript, path).toBeUndefined();
    }
  },
);

test("what tests and benches both compare with is the same version", () => {
  const [tests, adapter, bench, site, tools] = [
    "packages/core",
    "packages/cubing",
    "bench",
    "site",
    "examples",
  ].map((folder) => JSON.parse(read(`${folder}/package.json`)).devDependencies as Record<string, string>);
  for (const name of ["cubejs", "cubing"]) expect(bench[name], name).toBe(tests[name]);
  expect(adapter.cubing).toBe(tests.cubing);
  const { dependencies } = JSON.parse(read("package.json"));
  for (const name of ["typescript", "vite"]) expect(tools[name], name).toBe(dependencies[name]);
  // The last version with a programming interface (docs/decisions/0232).
  expect(site.typescript).toMatch(/^6\./);
});

test("every package that people install beside ours has a decision", () => {
  const asked = ["core", "player", "smart", "cubing", "cli", "text-models"].flatMap((name) =>
    Object.keys(JSON.parse(read(`packages/${name}/package.json`)).dependencies ?? {}),
  );
  const decisions = readdirSync(join(root, "docs/decisions")).map((name) => read(`docs/decisions/${name}`));
  for (const name of asked.filter((one) => !one.startsWith("@cubegram/")))
    expect(
      decisions.some((text) => text.includes(name)),
      name,
    ).toBe(true);
});
