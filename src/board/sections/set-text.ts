import { escapeHtml } from '../../text/escape-html.ts';

/** Sentences as HTML, with the quotation marks and apostrophes of print, and numbers on one line with their units. */
export function setText(text: string): string {
  return escapeHtml(
    text
      .replaceAll(/"([^"]*)"/g, '“$1”')
      .replaceAll(/(?<=[\p{L}\p{N}])'/gu, '’')
      .replaceAll(/(?<=\d) (?=(?:%|px|ms|em|rem|pt|s)\b|%)/g, '\u00A0'),
  );
}
