import type { DocElement } from './document.ts';

/** The text of an element and its descendants, as parsed. */
export function textOf(element: DocElement): string {
  const parts: string[] = [];
  const pending: (DocElement | string)[] = [element];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === 'string') parts.push(node);
    else for (let i = node.content.length - 1; i >= 0; i--) pending.push(node.content[i] ?? '');
  }
  return parts.join('');
}
