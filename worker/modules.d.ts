/** The bundler imports a binary file as an ArrayBuffer. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}

/** The bundler compiles WebAssembly. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module;
  export default compiled;
}
