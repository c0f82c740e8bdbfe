/** Characters with a meaning inside a line of Markdown or HTML. */
const INLINE = /[\\`*_[\]~|]/g;
/** Starts of lines that are headings, quotations, lists, rules or tables. */
const LINE_START = /^(?:[#>+=:-]|\d+(?=[.)]))/;

/**
 * Escapes one line of plain text for a heading, a list item or a paragraph of Markdown. The text shows as it is; no
 * part of it becomes markup, HTML or an entity.
 */
export function markdownText(text: string): string {
  const inline = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(INLINE, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  // A number is escaped after its digits, any other mark before itself.
  const line = inline.replace(LINE_START, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
  // Hashes at the end of a heading would close it.
  return line.replace(/#(?=#*$)/g, '\\#');
}
