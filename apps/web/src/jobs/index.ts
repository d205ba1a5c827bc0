/** The jobs of every page (and of what pages share), by page and name; each page's file is loaded in the worker on first use. */
export const JOBS = {
  write: () => import("./write.ts"),
  read: () => import("./read.ts"),
  solve: () => import("./solve.ts"),
  explore: () => import("./explore.ts"),
  check: () => import("./check.ts"),
  files: () => import("./files.ts"),
  camera: () => import("./camera.ts"),
  photos: () => import("./photos.ts"),
  picture: () => import("./picture.ts"),
  pasted: () => import("../cubes/written.ts"),
  enter: () => import("./enter.ts"),
  held: () => import("./held.ts"),
  course: () => import("./course.ts"),
  learn: () => import("./narrow-text.ts"),
  papers: () => import("./papers.ts"),
  challenge: () => import("./challenge.ts"),
};

export type Jobs = { readonly [Page in keyof typeof JOBS]: Awaited<ReturnType<(typeof JOBS)[Page]>> };
