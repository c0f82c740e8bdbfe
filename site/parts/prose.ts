import { html, Markup, escapeHtml } from '../html.ts';

/** Paragraphs of an entry. Of Markdown, entries use paragraphs, code in backticks and emphasis alone. */
export function prose(markdown: string): Markup {
  const paragraphs = markdown.split(/\n{2,}/).filter((text) => text.trim() !== '');
  return html`${paragraphs.map((text) => new Markup(`<p>${inline(text)}</p>\n`))}`;
}

/** A sentence whose code is in backticks. */
export function inlineCode(text: string): Markup {
  return new Markup(inline(text));
}

function inline(text: string): string {
  return escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(?<![\w*])\*([^*\s][^*]*)\*(?!\w)/g, '<em>$1</em>');
}
