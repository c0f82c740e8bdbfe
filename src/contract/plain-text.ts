/**
 * Text of a foreign page, safe to stand in a document that a coding agent obeys: one line, no Markdown,
 * no markup, no room for instructions. Letters, digits and the punctuation of measures stay.
 */
export function plainText(text: string, maxLength: number): string {
  return text
    .slice(0, 4 * maxLength)
    .replace(/[^\p{Letter}\p{Mark}\p{Number} .,:;%#/+()'&×°-]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, maxLength);
}
