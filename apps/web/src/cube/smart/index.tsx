/** A smart cube may be the cube of a page. Where there is no Bluetooth, nothing of it is loaded. */
import type { ComponentProps } from "preact";
import { whenIdle } from "../../shell/slices.ts";
import { lazy } from "../../ui/lazy.tsx";
import { canBeSmart } from "./held.ts";

/** Nothing waits for it, so it comes when the page has come to rest. */
const InHand = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return import("./in-hand.tsx");
});

export function SmartCube({ size, ...props }: ComponentProps<typeof InHand> & { readonly size: number }) {
  return canBeSmart(size) ? <InHand {...props} /> : null;
}
