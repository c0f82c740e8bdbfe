/** The part of Emscripten's interface that is used; the types of the packages need those of a browser. */
interface Codec {
  decode(
    bytes: Uint8Array,
    preserveOrientation?: boolean,
  ): { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray } | null;
}

interface CodecOptions {
  readonly noInitialRun: boolean;
  readonly print: () => void;
  readonly printErr: () => void;
  readonly instantiateWasm: (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ) => WebAssembly.Exports;
}

type OpenCodec = (options: CodecOptions) => Promise<Codec>;

declare module '@jsquash/jpeg/codec/dec/mozjpeg_dec.js' {
  const open: OpenCodec;
  export default open;
}

declare module '@jsquash/webp/codec/dec/webp_dec.js' {
  const open: OpenCodec;
  export default open;
}
