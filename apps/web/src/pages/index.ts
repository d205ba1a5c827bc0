/** Pages are loaded when they are first shown, each in a chunk of its own. */
import type { PageLoaders } from "../shell/page-outlet.tsx";

export const PAGE_LOADERS: PageLoaders = {
  write: () => import("./write/index.tsx"),
  read: () => import("./read/index.tsx"),
  solve: () => import("./solve/index.tsx"),
  explore: () => import("./explore/index.tsx"),
  check: () => import("./check/index.tsx"),
  files: () => import("./files/index.tsx"),
  learn: () => import("./learn/index.tsx"),
  challenge: () => import("./challenge/index.tsx"),
  help: () => import("./help/index.tsx"),
};
