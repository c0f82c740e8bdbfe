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

const STRESSED_WORDS = 5;
const CODE_OR_SPACE = /(\[[^\]]*\]\S*)|\s+/;

/** A paragraph whose opening words stand out, by whatever the style sheet marks them with. */
export function stressed(text: string): string {
  const words = text.split(CODE_OR_SPACE).filter((word) => word !== undefined && word !== '');
  const opening = words.slice(0, STRESSED_WORDS).join(' ');
  const rest = words.slice(STRESSED_WORDS).join(' ');
  return `<b class="stress">${prose(opening)}</b> ${prose(rest)}`;
}
