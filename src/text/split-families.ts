/** The names of a `font-family` list in lower case, without quotes. */
export function splitFamilies(stack: string): string[] {
  return stack
    .split(',')
    .map((name) => name.trim().replaceAll(/["']/g, '').toLowerCase())
    .filter((name) => name !== '');
}
