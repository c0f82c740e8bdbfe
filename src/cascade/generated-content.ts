import type { DocElement } from '../document/document.ts';
import { maxOf } from '../limits/reading-limits.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { CHAR, isSpace, skipBlock, skipString, unescapeName } from './sheets/scan.ts';

/**
 * The text of a `content` value: strings, attr() and quotes; every counter as `1`, because counting needs the whole
 * document; nothing for images. Null when no box is generated.
 */
export function generatedText(content: string, element: DocElement, length: TextLength): string | null {
  const value = content.trim();
  if (value === '' || value === 'normal' || value === 'none') return null;
  let text = '';
  for (let i = 0; i < value.length && text.length <= maxOf('generatedText');) {
    const code = value.charCodeAt(i);
    if (code === CHAR.slash) break; // the alternative text follows, which is not shown
    if (isSpace(code)) i++;
    else if (code === CHAR.doubleQuote || code === CHAR.singleQuote) {
      const end = skipString(value, i);
      text += unescapeName(value.slice(i + 1, end - 1));
      i = end;
    } else {
      const end = endOfComponent(value, i);
      text += component(value.slice(i, end), element);
      i = end;
    }
  }
  return length.take(text);
}

/** Generated text that the pseudo-elements of a page may still have. */
export class TextLength {
  private readonly work: WorkBudget;
  private taken = 0;

  constructor(work: WorkBudget) {
    this.work = work;
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

function component(text: string, element: DocElement): string {
  const name = text.toLowerCase();
  if (name === 'open-quote') return '“';
  if (name === 'close-quote') return '”';
  if (name.startsWith('counter')) return '1';
  if (!name.startsWith('attr(')) return '';
  const [attribute = '', fallback = ''] = text.slice('attr('.length, -1).split(',', 2);
  const own = element.attributes[attribute.trim().toLowerCase().split(/\s/)[0] ?? ''];
  return own ?? fallback.trim().replace(/^(["'])(.*)\1$/s, '$2');
}
