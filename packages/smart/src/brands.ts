/** Every kind of smart cube that is known. */
import type { Brand } from "./brand.ts";
import { gan2, gan3, gan4, moyuAi } from "./gan.ts";
import { giiker } from "./giiker.ts";
import { gocube } from "./gocube.ts";
import { moyuWcu } from "./moyu.ts";
import { qiyi } from "./qiyi.ts";

export const brands: readonly Brand[] = [gan2, gan3, gan4, moyuAi, moyuWcu, qiyi, gocube, giiker];

/** The kinds that a name may belong to; all, if none is known to have such names. */
export function brandsNamed(name: string): readonly Brand[] {
  const fitting = brands.filter(({ names }) => names.some((start) => name.startsWith(start)));
  return fitting.length > 0 ? fitting : brands;
}
