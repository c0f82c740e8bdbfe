/** Escapes text for element content and double-quoted attribute values. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Running text as HTML; text in square brackets becomes a code element. */
export function prose(text: string): string {
  return escapeHtml(text).replaceAll(/\[([^\]]*)\]/g, '<code>$1</code>');
}
