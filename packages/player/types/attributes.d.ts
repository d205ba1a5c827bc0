/** The attributes of `<cube-player>` as JSX has them: the README's table. A size or a place may be a number. */
export interface CubePlayerAttributes {
  size?: number | string | undefined;
  alg?: string | undefined;
  setup?: string | undefined;
  state?: string | undefined;
  at?: number | string | undefined;
  speed?: number | string | undefined;
  /** `wca`, `japanese`, `color-safe`, or six `#rrggbb` for U R F D L B. */
  scheme?: string | undefined;
  letters?: string | undefined;
  /** `cube`, `back`, or `YAW PITCH` in degrees. */
  view?: string | undefined;
  controls?: "none" | "bar" | "full" | undefined;
  "hint-stickers"?: boolean | string | undefined;
  locked?: boolean | string | undefined;
}
