import { isDarkGround } from '../../../color/contrast.ts';
import { parseHex, toHex } from '../../../color/hex.ts';
import { changesBy, type ByHand, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { ASKS_FOR_DARK } from '../../scheme-media.ts';
import { groundChanges } from '../../scheme-ways.ts';
import { tokensOfScheme } from '../../style-tokens.ts';
import { targetPalette } from '../../target-palette.ts';
import { keptLight } from './kept-light.ts';
import { schemeAccents } from './scheme-accents.ts';
import { schemeToggle, THEME } from './scheme-toggle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const DARK_GROUND = '111318';
const LIGHT_GROUND = 'ffffff';

/** A dark or light ground by default, a dark scheme in a media query, or a dark scheme with a button. */
export function ways(target: Value, page: Restyling): readonly Way[] | ByHand {
  switch (target) {
    case 'dark-first':
      return [{ changes: turned(page, true) }, ...targetPalette(page)];
    case 'none':
      return page.features.schemes.variants.length > 0
        ? keptLight(page, ASKS_FOR_DARK)
        : [{ changes: turned(page, false) }, ...targetPalette(page)];
    case 'system-adaptive':
      return isDark(page)
        ? lightFirst(page).map(({ light, dark }) => ({ ...light, also: { ...dark, media: ASKS_FOR_DARK } }))
        : [{ changes: turned(page, true), media: ASKS_FOR_DARK }];
    case 'inversion':
      return [{ changes: inverted(page), media: ASKS_FOR_DARK }];
    case 'custom-palette':
      return switchable(page);
  }
}

/** A dark palette that the reader chooses with a button; without the button, one in a media query. */
function switchable(page: Restyling): readonly Way[] | ByHand {
  const { variants, control } = page.features.schemes;
  const waiting = variants.find(({ kind, turnsDark }) => kind === 'switch' && turnsDark);
  const follows = variants.some(({ kind, turnsDark, inverts }) => kind === 'media' && (turnsDark || inverts));
  if (follows) return { manual: FOLLOWS_SYSTEM };
  if (waiting !== undefined && control === null)
    return [{ changes: [], ...schemeToggle(waiting.selector, page) }];
  if (waiting !== undefined) return { manual: ONLY_SWAPS };
  // A class such as `.dark` that no control sets may be the name of a part.
  if (variants.length > 0 && control !== null)
    return { manual: 'Give the palette that the control of the page selects a dark ground.' };
  if (isDark(page))
    return lightFirst(page).map(({ light, dark }) => ({
      ...light,
      also: { ...dark, under: THEME },
      ...schemeToggle(THEME, page),
    }));
  // Without the button, in a media query, the palette could be moved behind one by hand alone.
  return [{ changes: turned(page, true), under: THEME, ...schemeToggle(THEME, page) }];
}

const ONLY_SWAPS =
  'Give the dark palette colours of its own, such as a lighter accent and tinted surfaces: it swaps ink and ground, and nothing else changes its colour.';

const FOLLOWS_SYSTEM =
  'Move the dark palette from its media query to [data-theme=dark], and add a control that sets data-theme on the root element.';

function isDark({ features }: Restyling): boolean {
  const ground = features.grounds.candidates[0]?.color;
  return ground !== undefined && isDarkGround(ground);
}

interface BothSchemes {
  readonly light: Way;
  /** What brings the dark colours of the page back. */
  readonly dark: Way;
}

/** A dark page with light colours first, on a light ground of the target and in its whole palette. */
function lightFirst(page: Restyling): BothSchemes[] {
  const own = page.tokens.color('color.background');
  const palettes = own !== null && !isDarkGround(own) ? targetPalette(page) : [];
  return [{ changes: turned(page, false) }, ...palettes].map((light) => ({
    light,
    dark: { changes: light.changes.flatMap((change) => asBefore(page, change)) },
  }));
}

/** The colours that a change takes from elements; important, as the change may be. */
function asBefore(page: Restyling, { elements, declarations, pseudo }: StyleChange): StyleChange[] {
  if (pseudo !== undefined) return [];
  const changed = COLORS.filter((property) => property in declarations);
  return changesBy(page, elements, (style) =>
    Object.fromEntries(changed.map((property) => [property, `${toHex(style[property])} !important`])),
  );
}

const COLORS = ['color', '-webkit-text-fill-color', 'background-color'] as const;

/** The page on the ground of the target in a scheme, with its surfaces and inks of that scheme. */
function turned(given: Restyling, dark: boolean) {
  const tokens = tokensOfScheme(given.tokens, dark ? 'dark' : 'light') ?? given.tokens;
  const page = { ...given, tokens };
  const own = page.tokens.color('color.background');
  const ground =
    own !== null && isDarkGround(own) === dark ? own : parseHex(dark ? DARK_GROUND : LIGHT_GROUND);
  if (ground === null) return [];
  const accents = tokens === given.tokens ? [] : schemeAccents(page, ground);
  return [...groundChanges(page, ground), ...accents];
}

function inverted({ perception }: Restyling) {
  const roots = perception.page.elements.slice(0, 1).map(({ index }) => index);
  return [{ elements: roots, declarations: { filter: 'invert(1) hue-rotate(180deg)' } }];
}
