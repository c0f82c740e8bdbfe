/** Compiles WebAssembly at run time, as Node can and Workers cannot. */
export function compileModule(bytes: Uint8Array): WebAssembly.Module {
  return new Module(bytes);
}

/** The types are those of Workers, where code cannot compile WebAssembly. */
const Module = WebAssembly.Module as unknown as new (bytes: Uint8Array) => WebAssembly.Module;
