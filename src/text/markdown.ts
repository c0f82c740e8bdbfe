/** Characters that mean something inside a line of Markdown or HTML. */
const INLINE = /[\\`*_[\]~|]/g;
/** What makes a line a heading, a quotation, a list, a rule or a table. */
const LINE_START = /^(?:[#>+=:-]|\d+(?=[.)]))/;

/**
 * One line of plain text as it may stand in a heading, a list item or a paragraph of Markdown: it shows as it
 * is, and no part of it is markup, HTML or an entity.
 */
export function markdownText(text: string): string {
  const inline = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(INLINE, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  // A number is escaped behind its digits, any other mark before itself.
  const line = inline.replace(LINE_START, (mark) => (/^\d/.test(mark) ? `${mark}\\` : `\\${mark}`));
  // Hashes at the end of a heading close it.
  return line.replace(/#(?=#*$)/g, '\\#');
}
