/** The names of a `font-family` list as written, without the quotes around them. */
export function familyNames(stack: string): string[] {
  return (stack.match(NAME) ?? [])
    .map((name) => name.trim().replace(/^["']|["']$/g, ''))
    .filter((name) => name !== '');
}

/** What stands between commas; a name in quotes may have some of its own. */
const NAME = /(?<=^|,)\s*(?:"[^"]*"|'[^']*')?[^,]*/g;

/** Those of the families that have letters: sites put a family of flags or emoji before their typeface. */
export function letterFamilies(names: readonly string[]): readonly string[] {
  if (!names.some((name) => PICTOGRAPHS.test(name))) return names;
  const lettered = names.filter((name) => !PICTOGRAPHS.test(name));
  return lettered.length > 0 ? lettered : names;
}

const PICTOGRAPHS = /emoji|country flags/i;

/** The names of a `font-family` list to compare by: in lower case, without any quotes, those with letters. */
export function splitFamilies(stack: string): readonly string[] {
  const names = familyNames(stack)
    .map((name) => name.replaceAll(/["']/g, '').trim().toLowerCase())
    .filter((name) => name !== '');
  return letterFamilies(names);
}
