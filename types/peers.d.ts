/** Peers without types of their own, or installed only when they are run (`installIn`), as far as tests and benches use them. */
declare module "cubejs" {
  export default class PeerCube {
    static random(): PeerCube;
    static fromString(facelets: string): PeerCube;
    static initSolver(): void;
    constructor(state?: object);
    move(alg: string): this;
    asString(): string;
    toJSON(): { center: number[]; cp: number[]; co: number[]; ep: number[]; eo: number[] };
    isSolved(): boolean;
    solve(maxDepth?: number): string;
  }
}
declare module "min2phase.js" {
  const min2phase: { initFull(): void; solve(facelets: string): string; randomCube(): string };
  export default min2phase;
}
declare module "kociemba-wasm" {
  const kociemba: { solve(facelets: string): Promise<string> };
  export default kociemba;
  export const solve: (facelets: string) => Promise<string>;
}
declare module "@techstark/opencv-js";
declare module "assemblyscript/asc";
declare module "smaz";
declare module "unishox2.siara.cc";
