/** `a`, `a and b`, `a, b and c`. @param last what stands before the last one */
export function listed(items: readonly string[], last: ' and ' | ' or ' | ', and ' = ' and '): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items.at(-1)}`;
}
