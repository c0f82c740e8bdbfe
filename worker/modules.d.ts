/** The bundler imports a binary file as an ArrayBuffer. */
declare module '*.bin' {
  const bytes: ArrayBuffer;
  export default bytes;
}
