/** The names of a `font-family` list as written, without the quotes around them. */
export function familyNames(stack: string): string[] {
  return stack
    .split(',')
    .map((name) => name.trim().replace(/^["']|["']$/g, ''))
    .filter((name) => name !== '');
}

/** The names of a `font-family` list to compare by: in lower case, without any quotes. */
export function splitFamilies(stack: string): string[] {
  return familyNames(stack)
    .map((name) => name.replaceAll(/["']/g, '').trim().toLowerCase())
    .filter((name) => name !== '');
}
