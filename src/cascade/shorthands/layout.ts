import type { Cursor } from '../../css/cursor.ts';
import { NOT_NEGATIVE, takeNumber } from '../lengths.ts';
import { PROPERTY_GRAMMARS } from '../values/property-grammars.ts';
import { anyOrder, part, type Shorthand, type ShorthandEntry, sides, takeText } from './shorthand.ts';

/** `none`, or grow and shrink factors with a basis before or after them. */
const flex: Shorthand = {
  longhands: ['flex-grow', 'flex-shrink', 'flex-basis'],
  expand: (cursor) => {
    if (cursor.takeWord('none')) return ['0', '0', 'auto'];
    let factors: readonly [string, string] | null = null;
    let basis: string | null = null;
    while (!cursor.done) {
      const taken: readonly [string, string] | null = factors === null ? takeFactors(cursor) : null;
      factors ??= taken;
      if (taken !== null) continue;
      if (basis !== null) return null;
      basis = takeText(cursor, PROPERTY_GRAMMARS['flex-basis']);
      if (basis === null) return null;
    }
    const [grow, shrink] = factors ?? ['1', '1'];
    return [grow, shrink, basis ?? '0%'];
  },
};

function takeFactors(cursor: Cursor): readonly [string, string] | null {
  const grow = takeText(cursor, factor);
  return grow === null ? null : [grow, takeText(cursor, factor) ?? '1'];
}

const factor = (cursor: Cursor) => takeNumber(cursor, NOT_NEGATIVE);

/** Two properties; the second value defaults to the first. */
function pair(first: keyof typeof PROPERTY_GRAMMARS, second: keyof typeof PROPERTY_GRAMMARS): Shorthand {
  return {
    longhands: [first, second],
    expand: (cursor) => {
      const before = takeText(cursor, PROPERTY_GRAMMARS[first]);
      if (before === null) return null;
      if (!cursor.done) {
        const after = takeText(cursor, PROPERTY_GRAMMARS[second]);
        return after === null ? null : [before, after];
      }
      // place-content: baseline alignment does not apply to the main axis.
      const repeated =
        second === 'justify-content' && before.toLowerCase().includes('baseline') ? 'start' : before;
      return [before, repeated];
    },
  };
}

/** Shorthands of flex, grid and multi-column layout. */
export const LAYOUT_SHORTHANDS: readonly ShorthandEntry[] = [
  ['flex', flex],
  ['flex-flow', anyOrder([part('flex-direction'), part('flex-wrap')])],
  ['gap', pair('row-gap', 'column-gap')],
  ['place-content', pair('align-content', 'justify-content')],
  ['place-items', pair('align-items', 'justify-items')],
  ['place-self', pair('align-self', 'justify-self')],
  ['overflow', sides(['overflow-x', 'overflow-y'], PROPERTY_GRAMMARS['overflow-x'])],
  ['columns', anyOrder([part('column-width'), part('column-count')])],
];
