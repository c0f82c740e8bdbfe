/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const STRESSED_WORDS = 5;

/** A paragraph whose opening words stand out, by whatever the style sheet marks them with. */
export function stressed(text: string): string {
  const words = text.split(' ');
  const opening = words.slice(0, STRESSED_WORDS).join(' ');
  const rest = words.slice(STRESSED_WORDS).join(' ');
  return `<b class="stress">${escapeHtml(opening)}</b> ${escapeHtml(rest)}`;
}
