/** Is a position of a script inside a handler of clicks, hovers or keys? Then it runs only when the reader acts. */
export function isInHandler(text: string, position: number): boolean {
  const from = Math.max(0, position - MAX_HANDLER);
  const before = text.slice(from, position);
  return HANDLERS.some(({ name, brackets }) => {
    const at = before.lastIndexOf(name);
    return at >= 0 && isOpen(before.slice(at + name.length), brackets);
  });
}

const MAX_HANDLER = 600; // characters
const EVENTS = ['click', 'mouseenter', 'mouseover', 'mouseleave', 'keydown', 'submit', 'change'];
/** How handlers begin, and what encloses the rest of them. */
const HANDLERS: readonly { readonly name: string; readonly brackets: 'call' | 'block' }[] = [
  ...EVENTS.flatMap((event) => [
    { name: `'${event}'`, brackets: 'call' as const },
    { name: `"${event}"`, brackets: 'call' as const },
    { name: `.${event}(`, brackets: 'call' as const },
    { name: `on${event}`, brackets: 'block' as const },
  ]),
  { name: 'hover(', brackets: 'call' },
];

/** Whether the end of a text is inside the call that is open at its start, or inside the first block in it. */
function isOpen(text: string, brackets: 'call' | 'block'): boolean {
  const [opening, closing] = brackets === 'call' ? '()' : '{}';
  let depth = brackets === 'call' ? 1 : 0;
  let wasOpened = depth > 0;
  for (const char of text) {
    if (char === opening) depth++;
    else if (char === closing) depth--;
    wasOpened ||= depth > 0;
    if (wasOpened && depth <= 0) return false;
  }
  return wasOpened;
}
