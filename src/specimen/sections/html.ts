import { escapeHtml } from '../../text/escape-html.ts';

/** Running text as HTML; text in square brackets becomes a code element. */
export function prose(text: string): string {
  return escapeHtml(text).replaceAll(/\[([^\]]*)\]/g, '<code>$1</code>');
}
