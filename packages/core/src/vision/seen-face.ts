/** A face seen several times: its looks, turned to match one another, and the colors that they give together. */
import { turnedIndex } from "../geometry/index.ts";
import type { FaceSamples } from "./stickers.ts";

/** A face of the cube and the looks at it, all turned to match the first. */
export interface SeenFace extends FaceSamples {
  readonly size: number;
  readonly rgb: Float32Array;
  readonly trust: Float32Array;
  readonly looks: readonly FaceSamples[];
  /** How often it was seen; `looks` are the most recent ones. */
  readonly times: number;
  /** How often nothing in the picture was clearer: hardly ever, where part of a larger face was taken for a face. */
  readonly clearest: number;
}

/** The number of looks kept of each face. */
const MAX_LOOKS = 9;

/** The face with further looks, turned clockwise to match the others. */
export function withLooks(
  face: SeenFace | undefined,
  looks: readonly FaceSamples[],
  times: number,
  quarters: number,
  clearest = 0,
): SeenFace {
  const size = Math.sqrt(looks[0].rgb.length / 3);
  const all = [...(face?.looks ?? []), ...looks.map((look) => turnedFace(look, size, quarters))].slice(
    -MAX_LOOKS,
  );
  return {
    size,
    looks: all,
    times: (face?.times ?? 0) + times,
    clearest: (face?.clearest ?? 0) + clearest,
    ...combined(all),
  };
}

function turnedFace({ rgb, trust }: FaceSamples, size: number, quarters: number): FaceSamples {
  const count = size * size;
  const turned = { rgb: new Float32Array(count * 3), trust: new Float32Array(count) };
  for (let at = 0; at < count; at++) {
    const from = turnedIndex(size, Math.floor(at / size), at % size, quarters);
    turned.trust[at] = trust ? trust[from] : 1;
    for (let k = 0; k < 3; k++) turned.rgb[at * 3 + k] = rgb[from * 3 + k];
  }
  return turned;
}

/** For every sticker the weighted median of its looks: half of the trust is in brighter looks, half in darker ones. */
function combined(looks: readonly FaceSamples[]): { rgb: Float32Array; trust: Float32Array } {
  const count = looks[0].rgb.length / 3;
  const rgb = new Float32Array(count * 3);
  const trust = new Float32Array(count);
  for (let at = 0; at < count; at++) {
    const weights = looks.map((look) => (look.trust ? look.trust[at] : 1) ** 2 + 1e-6);
    for (let k = 0; k < 3; k++)
      rgb[at * 3 + k] = looks[middleLook(looks, weights, at * 3 + k)].rgb[at * 3 + k];
    trust[at] = Math.max(...looks.map((look) => (look.trust ? look.trust[at] : 1)));
  }
  return { rgb, trust };
}

/** The weighted median look: half of the weight is in darker ones. */
function middleLook(looks: readonly FaceSamples[], weights: readonly number[], channel: number): number {
  const order = [...looks.keys()].sort((a, b) => looks[a].rgb[channel] - looks[b].rgb[channel]);
  let left = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  for (const look of order) {
    left -= weights[look];
    if (left <= 0) return look;
  }
  return order[0];
}
