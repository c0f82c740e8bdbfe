import { customProperty } from '../../catalog/flat-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { colorDifference } from '../../color/difference.ts';
import { parseHex } from '../../color/hex.ts';
import { readableAccents } from './palette.ts';
import { mainShadow } from './shadows.ts';
import { hasCardBorder, hasCards, namesOf, type RuleContext, type RuleWriter } from './rule.ts';

const MAX_INKS = 3; // tokens in one sentence; the list above has all
const SEEN = 0.02; // OKLab; just noticeable

/** The main action, drawn as its component. */
export const action: RuleWriter = (value, context, plain) => {
  const fill = context.component('button')['background'];
  if (fill === undefined && value === 'filled-solid') return filledWithPrimary(context, plain);
  if (fill === undefined || !['filled-solid', 'filled-gradient', 'outlined'].includes(value)) return null;
  if (value === 'filled-solid' && isGround(fill, context)) {
    return {
      do: 'Make the main action a button filled with `--color-primary` on the page, where the fill of `.button` cannot be seen; it is `.button` on cards of another colour.',
      dont: null,
    };
  }
  return { do: `${plain.do} Draw it as \`.button\` above.`, dont: null };
};

/** The colour of the main button by its name, where no component states it. */
function filledWithPrimary(
  { token }: RuleContext,
  plain: { readonly do: string },
): { readonly do: string } | null {
  const ground = token('color.background');
  const fill = ['primary', 'accent', 'text'].find((name) => {
    const own = token(`color.${name}`);
    return own !== undefined && ground !== undefined && !isSame(own, ground);
  });
  if (fill === undefined || token('color.primary') === undefined) return null;
  const label = fill === 'text' ? 'background' : `on-${fill}`;
  const inLabel = token(`color.${label}`) === undefined ? '' : `, its label in \`--color-${label}\``;
  return {
    do: plain.do.replace('one colour', `\`--color-${fill}\`${inLabel}`),
  };
}

function isSame(one: string, other: string): boolean {
  return colorDifference(tokenColor(one), tokenColor(other)) < SEEN;
}

function isGround(fill: string, { token }: RuleContext): boolean {
  const ground = token('color.background');
  if (parseHex(fill.slice(1)) === null || ground === undefined) return false;
  return token('color.primary') !== undefined && isSame(fill, ground);
}

/** Letter-spacing that stays normal cannot emphasise, nor can an accent that headings never have mark them. */
export const mechanism: RuleWriter = (value, context) => {
  const { grammar } = context;
  if (value === 'spacing' && grammar['type.tracking'] === 'normal')
    return { do: 'Use white space for emphasis: isolate what matters.' };
  if (value === 'color' && grammar['palette.accent_use'] === 'rare-signal')
    return {
      do: 'Mark links and up to 5 % of the words in sentences with the accent; in headings, the strongest text colour marks what matters.',
    };
  if (value === 'scale') return largestAlone(context);
  const inks = readableAccents(context);
  if (value === 'color' && inks.length > 0)
    return { do: `Emphasise words by colour: ${namesOf(inks.slice(0, MAX_INKS))}.` };
  return null;
};

const NEAR = 1.2; // times the size of the text; up to here size marks no heading

/** Where the tokens keep other headings near the text, size marks the largest one. */
function largestAlone({ token }: RuleContext): { readonly do: string; readonly dont: null } | null {
  const px = (path: string) => Number.parseFloat(token(path) ?? '');
  const near = ['text.h2', 'text.h3'].filter((path) => px(path) < NEAR * px('text.body'));
  return near.length === 0
    ? null
    : {
        do: `Mark the largest heading by its size; ${namesOf(near)} stay near the text.`,
        dont: null,
      };
}

/** How groups are separated, where single items are cards. */
export const groups: RuleWriter = (value, context) => {
  const { component, grammar } = context;
  const isFlat = value === 'grouping-cards' && grammar['surface.shadows'] === 'none';
  const panels = isFlat ? { do: 'Separate groups with filled panels.' } : {};
  const isDrawn = Object.keys(component('card')).length > 0;
  if (!isDrawn && (value === 'borders' || !hasCards(context))) return isFlat ? panels : null;
  const cards = isDrawn ? 'a `.card`' : 'cards';
  switch (value) {
    case 'dividers':
      return {
        do: `Separate groups with rules; single items such as products or plans may be ${cards}.`,
        dont: 'Put whole groups in cards.',
      };
    case 'whitespace':
      return {
        do: `Separate groups with space; single items such as products or plans may be ${cards}.`,
        dont: 'Draw boxes around whole groups.',
      };
    case 'borders':
      return {
        do: 'Separate groups with outlined boxes; single items are drawn as `.card`.',
        dont: null,
      };
    case 'grouping-cards': {
      const cue = isDrawn ? cueOfCard(context) : null;
      const seen = cue === null ? panels : { do: `Separate groups with panels: a \`.card\` with ${cue}.` };
      return isDrawn ? { ...seen, dont: null } : panels;
    }
    default:
      return null;
  }
};

/** What makes a card in the colour of the page seen that has neither a line nor a shadow of its own; null where it needs nothing. */
function cueOfCard(context: RuleContext): string | null {
  const { component, token, grammar } = context;
  const { background, 'box-shadow': shadow } = component('card');
  const ground = token('color.background');
  const isSeen = background !== ground || hasCardBorder(context) || shadow !== undefined;
  if (background === undefined || isSeen) return null;
  const value = grammar['surface.shadows'] ?? 'none';
  const path = mainShadow(value, context);
  if (path !== undefined && value !== 'none') return `\`${customProperty(path)}\``;
  const surface = token('color.surface');
  return surface === undefined || surface === ground ? null : 'the fill `--color-surface`';
}

/** Gradients of bands, not of the main action that has none. */
export const texture: RuleWriter = (value, { grammar }) => {
  const treatment = grammar['emphasis.cta_treatment'];
  if (value === 'gradient' && treatment !== undefined && treatment !== 'filled-gradient')
    return { do: 'Fill bands with gradients.', dont: 'Give bands a flat fill.' };
  if (value === 'flat' && treatment === 'filled-gradient')
    return {
      do: 'Fill surfaces with one flat colour; the main action alone has a gradient.',
      dont: 'Put gradients, noise, patterns or photographs behind content.',
    };
  return null;
};
