/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Running text, with what stands in square brackets set as code. */
export function prose(text: string): string {
  return escapeHtml(text).replaceAll(/\[([^\]]*)\]/g, '<code>$1</code>');
}

const STRESSED = 0.3; // of the words of a paragraph
const MAX_STRESSED = 5; // words
const CODE_OR_SPACE = /(\[[^\]]*\]\S*)|\s+/;

/** A paragraph whose opening words stand out, by whatever the style sheet marks them with. */
export function stressed(text: string): string {
  const words = text.split(CODE_OR_SPACE).filter((word) => word !== undefined && word !== '');
  const count = Math.min(MAX_STRESSED, Math.ceil(STRESSED * words.length));
  const opening = words.slice(0, count).join(' ');
  const rest = words.slice(count).join(' ');
  return `<b class="stress">${prose(opening)}</b> ${prose(rest)}`;
}
