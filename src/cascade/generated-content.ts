import type { DocElement } from '../document/document.ts';
import { maxOf } from '../limits/reading-limits.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { isSpace } from '../css/scan.ts';
import { CHAR, skipBlock, skipString, unescapeName } from '../css/skip.ts';

/**
 * The text of a `content` value: strings, attr() and quotes; every counter as `1`, because counting needs the whole
 * document; nothing for images. Null when no box is generated.
 */
export function generatedText(content: string, element: DocElement, length: TextLength): string | null {
  const parts = length.partsOf(content);
  if (parts === null) return null;
  if (length.isUsedUp) return length.take(parts.length > 0 ? MORE : '');
  let text = '';
  for (const part of parts) {
    text += typeof part === 'string' ? part : (element.attributes[part.attribute] ?? part.fallback);
    if (text.length > maxOf('generatedText')) break;
  }
  return length.take(text);
}

/** Any text, where no more text is taken. */
const MORE = ' ';

/** A text, or an attribute of the element. */
type Part = string | { readonly attribute: string; readonly fallback: string };

/** The parts of a `content` value, as many as a text may have characters; null when no box is generated. */
function contentParts(content: string): readonly Part[] | null {
  const value = content.trim();
  if (value === '' || value === 'normal' || value === 'none') return null;
  const parts: Part[] = [];
  for (let i = 0; i < value.length && parts.length <= maxOf('generatedText');) {
    const code = value.charCodeAt(i);
    if (code === CHAR.slash) break; // the alternative text follows, which is not shown
    if (isSpace(code)) i++;
    else if (code === CHAR.doubleQuote || code === CHAR.singleQuote) {
      const end = skipString(value, i);
      parts.push(unescapeName(value.slice(i + 1, end - 1)));
      i = end;
    } else {
      const end = endOfComponent(value, i);
      parts.push(component(value.slice(i, end)));
      i = end;
    }
  }
  return parts;
}

/** Values whose parts are kept: a part takes some twenty bytes, a value has up to two thousand. */
const MAX_PARSED = 200;

/** Generated text that the pseudo-elements of a page may still have. */
export class TextLength {
  private readonly work: WorkBudget;
  private taken = 0;
  private readonly parsed = new Map<string, readonly Part[] | null>();

  constructor(work: WorkBudget) {
    this.work = work;
  }

  /** Whether the page may have no more text. */
  get isUsedUp(): boolean {
    return this.taken >= maxOf('generatedTexts');
  }

  /** The parts of a `content` value, which elements mostly share; null when no box is generated. */
  partsOf(content: string): readonly Part[] | null {
    let parts = this.parsed.get(content);
    if (parts === undefined) {
      if (this.parsed.size === MAX_PARSED) this.parsed.clear();
      parts = this.work.spend('cascade', content.length) ? contentParts(content) : null;
      this.parsed.set(content, parts);
    }
    return parts === null || !this.work.spend('cascade', parts.length) ? null : parts;
  }

  /** The part of a text within the limits. */
  take(text: string): string {
    const left = maxOf('generatedTexts') - this.taken;
    if (text.length > maxOf('generatedText')) this.work.leaveOut('generatedText');
    const shown = text.slice(0, maxOf('generatedText'));
    this.taken += shown.length;
    if (shown.length <= left) return shown;
    this.work.leaveOut('generatedTexts');
    return '';
  }
}

function endOfComponent(value: string, start: number): number {
  for (let i = start; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if (code === CHAR.open) return skipBlock(value, i);
    if (isSpace(code) || code === CHAR.slash) return Math.max(i, start + 1);
  }
  return value.length;
}

function component(text: string): Part {
  const name = text.toLowerCase();
  if (name === 'open-quote') return '“';
  if (name === 'close-quote') return '”';
  if (name.startsWith('counter')) return '1';
  if (!name.startsWith('attr(')) return '';
  const [attribute = '', fallback = ''] = text.slice('attr('.length, -1).split(',', 2);
  return {
    attribute: attribute.trim().toLowerCase().split(/\s/)[0] ?? '',
    fallback: fallback.trim().replace(/^(["'])(.*)\1$/s, '$2'),
  };
}
