/**
 * The list of pages, in the order of the navigation: names and icons. A name is a folder in `src/pages`, whose `index.tsx` is loaded
 * when the page is first shown; an address, `#/<name>`; and a word, `app.nav-<name>`. An icon is a line drawing in a 24 × 24 box.
 */
export const TABS = {
  write: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
  read: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zm10 3a3 3 0 100-6 3 3 0 000 6",
  solve: "M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9",
  explore: "M20 12a8 8 0 11-2.4-5.7M20 3v4h-4",
  check: "M4 12l5 5L20 6",
  files: "M6 3h8l5 5v13H6zM14 3v5h5",
  learn: "M3 8l9-4 9 4-9 4zM7 10.5V16c0 1 2.5 2 5 2s5-1 5-2v-5.5",
  challenge: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 017 0v3",
} as const;

export type Tab = keyof typeof TABS;
/** The help is no tab: it is linked from the same place everywhere, and an address may name its topic (`#/help/hold`). */
export type PageName = Tab | "help";

export const PAGES = Object.keys(TABS) as readonly Tab[];
