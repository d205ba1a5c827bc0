/**
 * The reference: a cube as a bag of colored stickers at floating-point-free coordinates, turned one sticker at a time
 * with the textbook formulas (x, y) → (−y, x). Slow, obvious and written without the library.
 */
interface Sticker {
  position: number[];
  normal: number[];
  readonly label: number;
}

/** Outward normal, row direction and column direction of U R F D L B, written out from the picture of the net. */
const NET = [
  { normal: [0, 1, 0], right: [1, 0, 0], down: [0, 0, 1] },
  { normal: [1, 0, 0], right: [0, 0, -1], down: [0, -1, 0] },
  { normal: [0, 0, 1], right: [1, 0, 0], down: [0, -1, 0] },
  { normal: [0, -1, 0], right: [1, 0, 0], down: [0, 0, -1] },
  { normal: [-1, 0, 0], right: [0, 0, 1], down: [0, -1, 0] },
  { normal: [0, 0, -1], right: [-1, 0, 0], down: [0, -1, 0] },
];

export class NaiveCube {
  readonly size: number;
  private readonly stickers: Sticker[] = [];

  constructor(size: number) {
    this.size = size;
    for (const { normal, right, down } of NET)
      for (let row = 0; row < size; row++)
        for (let column = 0; column < size; column++)
          this.stickers.push({
            position: [0, 1, 2].map(
              (i) =>
                normal[i] * (size - 1) + right[i] * (2 * column - size + 1) + down[i] * (2 * row - size + 1),
            ),
            normal: [...normal],
            label: this.stickers.length,
          });
  }

  /** Right-handed quarter turns of layers first … last, counted 0 … n−1 along the axis. */
  turn(axis: number, first: number, last: number, quarters: number): void {
    const a = (axis + 1) % 3;
    const b = (axis + 2) % 3;
    for (const sticker of this.stickers) {
      const layer = (sticker.position[axis] + this.size - 1) / 2;
      if (layer < first || layer > last) continue;
      for (let q = 0; q < quarters; q++)
        for (const v of [sticker.position, sticker.normal]) [v[a], v[b]] = [-v[b], v[a]];
    }
  }

  /** labels[facelet]: which sticker (numbered by its home facelet) shows there now. */
  labels(): number[] {
    const labels: number[] = [];
    const shown = new Map(
      this.stickers.map(({ position, normal, label }) => [String([position, normal]), label]),
    );
    NET.forEach(({ normal, right, down }, face) => {
      for (let row = 0; row < this.size; row++)
        for (let column = 0; column < this.size; column++) {
          const position = [0, 1, 2].map(
            (i) =>
              normal[i] * (this.size - 1) +
              right[i] * (2 * column - this.size + 1) +
              down[i] * (2 * row - this.size + 1),
          );
          labels[face * this.size ** 2 + row * this.size + column] = shown.get(String([position, normal]))!;
        }
    });
    return labels;
  }

  facelets(): string {
    return this.labels()
      .map((label) => "URFDLB"[Math.floor(label / this.size ** 2)])
      .join("");
  }
}
