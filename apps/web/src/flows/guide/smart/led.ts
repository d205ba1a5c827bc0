/** The cube that leads, for the screens. */
import { signal } from "@preact/signals";
import type { SmartLink } from "../../../cube/smart/link.ts";
import type { Flow, Stepped } from "./flow.ts";

export interface Led {
  readonly link: SmartLink;
  readonly flow: Flow;
  readonly step: (change: (now: Stepped) => Stepped) => void;
}

/** While a cube is connected and the guide has said where it is. */
export const led = signal<Led | undefined>(undefined);
