import { escapeHtml as escapeInDoubleQuotes } from '../src/text/escape-html.ts';

/** Markup that is safe to write into a page: every value that went into it was escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

type Part = Markup | string | number | null | false | undefined | readonly Part[];

/** Writes markup; every value in it is escaped, unless it is markup itself. Null, false and undefined write nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, next, at) => text + written(parts[at - 1]) + next));
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return Array.isArray(part) ? part.map(written).join('') : '';
}

/** Escapes text for elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeInDoubleQuotes(text).replaceAll("'", '&#39;');
}
