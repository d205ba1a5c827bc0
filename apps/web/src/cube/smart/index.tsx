/** A smart cube may be the cube of a page. Where there is no Bluetooth, nothing of it is loaded. */
import type { ComponentProps } from "preact";
import { lazy } from "../../ui/lazy.tsx";
import { canBeSmart } from "./held.ts";

const InHand = lazy(() => import("./in-hand.tsx"));

export function SmartCube({ size, ...props }: ComponentProps<typeof InHand> & { readonly size: number }) {
  return canBeSmart(size) ? <InHand {...props} /> : null;
}
