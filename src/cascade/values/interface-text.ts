import { cssString } from '../../css/css-string.ts';
import type { Component } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { takeNumber } from '../lengths.ts';
import { canonicalText } from './canonical-text.ts';
import { takeImage } from './image.ts';
import { keyword } from './keyword.ts';
import { fixed, type Grammar, oneOf, type Specified, specified } from './specified.ts';
import { takeCustomIdent } from './timing.ts';

const cursorKeyword = keyword(
  'auto default none context-menu help pointer progress wait cell crosshair text vertical-text alias copy ' +
    'move no-drop not-allowed grab grabbing all-scroll col-resize row-resize n-resize e-resize s-resize ' +
    'w-resize ne-resize nw-resize se-resize sw-resize ew-resize ns-resize nesw-resize nwse-resize zoom-in ' +
    'zoom-out -webkit-zoom-in=zoom-in -webkit-zoom-out=zoom-out -webkit-grab=grab -webkit-grabbing=grabbing',
);

/** Cursor images with hot spots, and a keyword at the end. */
export const mouseCursor: Grammar<string> = (cursor) => {
  const start = cursor.position;
  while (takeImage(cursor) !== null) {
    if (takeNumber(cursor) !== null && takeNumber(cursor) === null) return null;
    if (!cursor.takeDelimiter(',')) return null;
  }
  const images = cursor.since(start);
  const word = cursorKeyword(cursor);
  if (word === null || images.length === 0) return word;
  const written = canonicalText(images);
  return specified((context) => `${written.compute(context)} ${word.compute(context)}`);
};

/** Words in any order, each at most once, from mutually exclusive groups; serialised in group order. */
function unordered(groups: readonly string[]): Grammar<string> {
  const grammars = groups.map((group) => keyword(group));
  return (cursor) => {
    const found: (Specified<string> | null)[] = grammars.map(() => null);
    for (let progress = true; progress;) {
      progress = false;
      for (const [i, grammar] of grammars.entries()) {
        if (found[i] !== null) continue;
        const word = grammar(cursor);
        if (word === null) continue;
        found[i] = word;
        progress = true;
      }
    }
    const words = found.filter((word) => word !== null);
    if (words.length === 0) return null;
    return specified((context) => words.map((word) => word.compute(context)).join(' '));
  };
}

export const textDecorationLine: Grammar<string> = oneOf(
  keyword('none spelling-error grammar-error'),
  unordered(['underline', 'overline', 'line-through', 'blink']),
);

export const touchAction: Grammar<string> = oneOf(
  keyword('auto none manipulation'),
  unordered(['pan-x pan-left pan-right', 'pan-y pan-up pan-down', 'pinch-zoom']),
);

const snapAxis = keyword('x y block inline both');

export const scrollSnapType: Grammar<string> = oneOf(keyword('none'), (cursor) => {
  const axis = snapAxis(cursor);
  if (axis === null) return null;
  if (!cursor.takeWord('mandatory')) {
    cursor.takeWord('proximity');
    return axis;
  }
  return specified((context) => `${axis.compute(context)} mandatory`);
});

/** `normal`, or names of schemes; `only` is serialised last. */
export const colorScheme: Grammar<string> = oneOf(keyword('normal'), (cursor) => {
  const names: string[] = [];
  let only = false;
  for (let name = takeCustomIdent(cursor); name !== null; name = takeCustomIdent(cursor)) {
    const word = name.toLowerCase();
    if (word === 'normal') return null;
    if (word === 'only') only = true;
    else names.push(word);
  }
  if (names.length === 0) return null;
  return fixed([...names, ...(only ? ['only'] : [])].join(' '));
});

const CONTENT_WORDS: ReadonlySet<string> = new Set([
  'open-quote',
  'close-quote',
  'no-open-quote',
  'no-close-quote',
]);
const CONTENT_FUNCTIONS: ReadonlySet<string> = new Set(['attr', 'counter', 'counters']);

/** Generated content; the cascade evaluates it per element. */
export const content: Grammar<string> = oneOf(keyword('none normal'), (cursor) => {
  const taken: Component[] = [];
  while (!cursor.done) {
    const component = cursor.peek();
    if (component === undefined) break;
    const alternative = taken.length > 0 && cursor.takeDelimiter('/');
    if (!alternative && !isContent(cursor, component)) return null;
    taken.push(component);
  }
  return taken.length === 0 ? null : canonicalText(taken, true);
});

function isContent(cursor: Cursor, component: Component): boolean {
  if (component.kind === 'string') return cursor.take() !== undefined;
  if (cursor.takeIdent(CONTENT_WORDS) !== null) return true;
  return cursor.takeFunction(CONTENT_FUNCTIONS) !== null || takeImage(cursor) !== null;
}

/** A keyword, a custom counter style or a string; symbols() is not supported by Chromium. */
export const listStyleType: Grammar<string> = (cursor) => {
  const component = cursor.peek();
  if (component?.kind === 'string') {
    cursor.take();
    return fixed(cssString(component.value));
  }
  const name = takeCustomIdent(cursor);
  if (name === null) return null;
  const lower = name.toLowerCase();
  return fixed(COUNTER_STYLES.has(lower) ? lower : name);
};

/** The predefined counter styles in use; other names are custom and case-sensitive. */
const COUNTER_STYLES: ReadonlySet<string> = new Set([
  'none',
  'disc',
  'circle',
  'square',
  'decimal',
  'decimal-leading-zero',
  'lower-alpha',
  'upper-alpha',
  'lower-latin',
  'upper-latin',
  'lower-roman',
  'upper-roman',
  'lower-greek',
  'armenian',
  'georgian',
  'disclosure-open',
  'disclosure-closed',
]);
