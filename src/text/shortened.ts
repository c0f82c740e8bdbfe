/** The text in at most so many UTF-16 code units, with an ellipsis where something is cut off. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${cut(text, most - 1)}…`;
}

/** At most the first so many UTF-16 code units of a text, without half of a character. */
export function cut(text: string, most: number): string {
  const end = Math.max(0, most);
  const last = text.charCodeAt(end - 1);
  const isHalf = text.length > end && last >= 0xd800 && last < 0xdc00;
  return text.slice(0, isHalf ? end - 1 : end);
}
