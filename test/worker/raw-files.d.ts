/** Vite imports a file with `?raw` as text. */
declare module '*?raw' {
  const text: string;
  export default text;
}
