/** Each kind of smart cube that there is leads a person to the end of a writing, whatever its packets look like. */
import { Cube } from "@cubegram/core";
import { simulatedKinds } from "@cubegram/smart/simulator";
import { followTo, inHand, movesIn, place, startWriting, test, WRITTEN } from "./smart-cube.ts";
import { expect, expectAccessible, picture, WHOLE_RUN } from "./support.ts";

const TEXT = "HELLO";

for (const kind of simulatedKinds())
  test(`a ${kind} leads to the end of a writing, a lost packet on the way`, WHOLE_RUN, async ({ page }) => {
    const hands = await inHand(page, { state: Cube.solved(3).state, of: { kind }, battery: 12 });
    const { brand, name } = hands.cube;
    await startWriting(page, hands, TEXT);
    const chip = page.locator(".smart-chip");
    const tellsBattery = brand.packets.some(({ fields }) => fields.some((field) => field.name === "percent"));
    if (tellsBattery) await expect(chip.locator(".smart-low")).toHaveText(`${name} · battery 12%`);
    else await expect(chip).toHaveText(name);
    await expectAccessible(page, kind);
    await picture(page, `smart-kind-${kind.replaceAll(/\W+/g, "-")}`);
    // The first packets of a Giiker may tell an old turn, so the lost one is the second.
    const moves = await movesIn(page);
    await hands.turn(moves[0]);
    await hands.turn(moves[1], { isLost: true });
    await hands.turn(moves[2]);
    await expect(place(page)).toContainText(`Move 4 of ${moves.length}`);
    await followTo(page, hands, WRITTEN);
    expect(await hands.says()).toBe(TEXT);
  });
