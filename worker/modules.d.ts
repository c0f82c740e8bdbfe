/** The bundler hands a binary file over as it is. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
