/** Why stickers cannot be read: the first faults, in words. */
import type { Fault } from "@cubegram/core/diagnosis";
import { Notice } from "../../ui/notice.tsx";
import { faultWords } from "../net-editor/words.ts";

const MAX_TOLD = 3;

export default function Faults({
  faults,
  size,
}: {
  readonly faults: readonly Fault[];
  readonly size: number;
}) {
  return (
    <Notice kind="bad">
      {faults.slice(0, MAX_TOLD).map((fault) => (
        <p key={fault.code}>{faultWords(fault, size)}</p>
      ))}
    </Notice>
  );
}
