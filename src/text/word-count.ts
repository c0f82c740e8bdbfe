/** Number of pieces of a text between white space; 1 for an empty text. */
export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}
