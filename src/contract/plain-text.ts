/**
 * Sanitises text of an untrusted page for a document that a coding agent follows: one line, no Markdown, no markup,
 * limited length. Keeps letters, digits and the punctuation of measurements.
 * @param maxLength characters
 */
export function plainText(text: string, maxLength: number): string {
  return text
    .slice(0, 4 * maxLength)
    .replace(/[^\p{Letter}\p{Mark}\p{Number} .,:;%#/+()'&×°-]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxLength);
}
