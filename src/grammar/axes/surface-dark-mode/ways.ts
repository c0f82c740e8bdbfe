import { isDarkGround } from '../../../color/contrast.ts';
import { parseHex } from '../../../color/hex.ts';
import type { ByHand, Restyling, Way } from '../../restyle.ts';
import { groundChanges } from '../../scheme-ways.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const DARK_GROUND = '111318';
const LIGHT_GROUND = 'ffffff';
const ASKS_FOR_DARK = '(prefers-color-scheme: dark)';

/** A dark or light ground by default, or a dark scheme in a media query. A switch needs markup. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  switch (target) {
    case 'dark-first':
      return [{ changes: turned(page, true) }];
    case 'none':
      return page.features.schemes.variants.length > 0
        ? {
            manual: 'Remove the dark variant from the stylesheets; a further stylesheet cannot take it back.',
          }
        : [{ changes: turned(page, false) }];
    case 'system-adaptive':
      return [{ changes: turned(page, true), media: ASKS_FOR_DARK }];
    case 'inversion':
      return [{ changes: inverted(page), media: ASKS_FOR_DARK }];
    case 'custom-palette':
      // Half of it: the palette. The control that chooses it needs markup and a script.
      return page.features.schemes.variants.length > 0
        ? {
            manual: 'Add a control that sets data-theme="dark" on the root element, and a palette for it.',
          }
        : [{ changes: turned(page, true), media: ASKS_FOR_DARK }];
  }
}

function turned(page: Restyling, dark: boolean) {
  const own = page.tokens.color('color.background');
  const ground =
    own !== null && isDarkGround(own) === dark ? own : parseHex(dark ? DARK_GROUND : LIGHT_GROUND);
  return ground === null ? [] : groundChanges(page, ground);
}

function inverted({ perception }: Restyling) {
  const roots = perception.page.elements.slice(0, 1).map(({ index }) => index);
  return [{ elements: roots, declarations: { filter: 'invert(1) hue-rotate(180deg)' } }];
}
