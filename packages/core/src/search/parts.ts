/** Parts made of others: products, quotients, and the sets of places that turns make of some. */
import { movedMask } from "./masks.ts";
import { type TablePart, tablePart } from "./position-index.ts";

/** Values below `size`, of which turns make others. */
export function partOf(
  size: number,
  degree: number,
  after: (value: number, turn: number) => number,
): TablePart {
  const next = new Uint16Array(size * degree);
  for (let value = 0; value < size; value++)
    for (let turn = 0; turn < degree; turn++) next[value * degree + turn] = after(value, turn);
  return tablePart(size, next, degree);
}

/** 0 or 1: isOdd[turn] says which turns change it. */
export function parityPart(isOdd: readonly number[]): TablePart {
  return partOf(2, isOdd.length, (value, turn) => value ^ isOdd[turn]);
}

/** Two parts as one: value = a · size of b + value of b. */
export function productPart(a: TablePart, b: TablePart, degree: number): TablePart {
  return partOf(
    a.size * b.size,
    degree,
    (value, turn) => a.after(Math.floor(value / b.size), turn) * b.size + b.after(value % b.size, turn),
  );
}

/** The quotient that identifies values exchanged by `swapped`; classOf[value]. */
export function quotientPart(
  { size, after }: TablePart,
  degree: number,
  swapped: (value: number) => number,
): TablePart & { readonly classOf: Uint16Array } {
  const classOf = new Uint16Array(size);
  const first: number[] = [];
  for (let value = 0; value < size; value++) {
    const other = swapped(value);
    if (other < value) continue;
    classOf[value] = first.length;
    classOf[other] = first.length;
    first.push(value);
  }
  return { ...partOf(first.length, degree, (own, turn) => classOf[after(first[own], turn)]), classOf };
}

/** The masks that turns make of some given ones, indexed in the order in which they are found. */
export interface MaskOrbit extends TablePart {
  readonly masks: Uint32Array;
  readonly indexOf: ReadonlyMap<number, number>;
}

export function maskOrbit(starts: readonly number[], moves: Uint32Array): MaskOrbit {
  const degree = moves.length / 768;
  const masks = [...starts];
  const indexOf = new Map(masks.map((mask, i) => [mask, i]));
  const next: number[] = [];
  for (let at = 0; at < masks.length; at++)
    for (let turn = 0; turn < degree; turn++) {
      const image = movedMask(moves, turn, masks[at]);
      let index = indexOf.get(image);
      if (index === undefined) {
        index = masks.length;
        indexOf.set(image, index);
        masks.push(image);
      }
      next.push(index);
    }
  const part = tablePart(masks.length, Uint16Array.from(next), degree);
  return { ...part, masks: Uint32Array.from(masks), indexOf };
}

/** Such masks up to complement: a mask and its complement within some places are one. */
export interface MaskClasses extends TablePart {
  classOfMask(mask: number): number;
}

export function maskClasses(starts: readonly number[], moves: Uint32Array, places: number): MaskClasses {
  const orbit = maskOrbit(starts, moves);
  const { indexOf, masks } = orbit;
  const quotient = quotientPart(orbit, moves.length / 768, (i) => indexOf.get(masks[i] ^ places)!);
  return { ...quotient, classOfMask: (mask) => quotient.classOf[indexOf.get(mask)!] };
}
