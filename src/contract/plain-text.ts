import { cut } from '../text/shortened.ts';

/**
 * Sanitises text of an untrusted page for a document that a coding agent follows: one line, no Markdown, no markup,
 * limited length. Keeps letters, digits and the punctuation of measurements.
 * @param maxLength characters
 */
export function plainText(text: string, maxLength: number): string {
  const plain = text
    .slice(0, 4 * maxLength)
    .replace(/[^\p{Letter}\p{Mark}\p{Number} .,:;%#/+()'&×°-]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return cut(plain, maxLength);
}

/**
 * Sanitises a note of a reading in the same way, and keeps its quotations: what stands between two `"` is text of the
 * page and comes out in curly quotation marks, which nothing inside can close. A quotation that is cut is closed.
 * @param maxLength characters, without the marks
 */
export function plainNote(note: string, maxLength: number): string {
  const parts: string[] = [];
  let left = maxLength;
  for (const [index, part] of note.split('"').entries()) {
    const plain = plainText(part, left);
    left -= plain.length;
    if (plain !== '') parts.push(index % 2 === 1 ? `“${plain.trimEnd()}”` : plain);
  }
  return parts.join(' ').replace(/ (?=[.,;:])/g, '');
}
