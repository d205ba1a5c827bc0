/** What is used of gifenc 1.0.3, which has no types of its own. */
declare module "gifenc" {
  interface FrameOptions {
    /** Red, green and blue, 0 … 255; of the first frame for all that bring none. */
    readonly palette?: readonly (readonly number[])[];
    /** Milliseconds, of which hundredths of a second are kept. */
    readonly delay: number;
    readonly transparent: boolean;
    readonly transparentIndex: number;
    /** 1: the next frame is drawn over this one. */
    readonly dispose: number;
  }
  interface Encoder {
    writeFrame(indices: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export const GIFEncoder: (() => Encoder) | undefined;
  const all: { readonly GIFEncoder: () => Encoder };
  export default all;
}
