import { tokenColor } from '../../catalog/token-values.ts';
import { colorDifference } from '../../color/difference.ts';
import { parseHex } from '../../color/hex.ts';
import { readableAccents } from './palette.ts';
import { namesOf, type RuleContext, type RuleWriter } from './rule.ts';

const MAX_INKS = 3; // tokens in one sentence; the list above has all
const SEEN = 0.02; // OKLab; just noticeable

/** The main action, drawn as its component. */
export const action: RuleWriter = (value, context, plain) => {
  const fill = context.component('button')['background'];
  if (fill === undefined || !['filled-solid', 'filled-gradient', 'outlined'].includes(value)) return null;
  if (value === 'filled-solid' && isGround(fill, context)) {
    return {
      do: 'Make the main action a button filled with `--color-primary` on the page, and as `.button` on cards of another colour.',
      dont: null,
    };
  }
  return { do: `${plain.do} Draw it as \`.button\` above.`, dont: null };
};

function isGround(fill: string, { token }: RuleContext): boolean {
  const [color, ground] = [parseHex(fill.slice(1)), token('color.background')];
  if (color === null || ground === undefined || token('color.primary') === undefined) return false;
  return colorDifference(color, tokenColor(ground)) < SEEN;
}

/** Letter-spacing that stays normal cannot emphasise, nor can an accent that headings never have mark them. */
export const mechanism: RuleWriter = (value, context) => {
  const { grammar } = context;
  if (value === 'spacing' && grammar['type.tracking'] === 'normal')
    return { do: 'Use white space for emphasis: isolate what matters.' };
  if (value === 'color' && grammar['palette.accent_use'] === 'rare-signal')
    return {
      do: 'Mark few words and links in sentences with the accent; in headings, the strongest text colour marks what matters.',
    };
  const inks = readableAccents(context);
  if (value === 'color' && inks.length > 0)
    return { do: `Emphasise words by colour: ${namesOf(inks.slice(0, MAX_INKS))}.` };
  return null;
};

/** How groups are separated, where single items are cards. */
export const groups: RuleWriter = (value, { component, grammar }) => {
  const isFlat = value === 'grouping-cards' && grammar['surface.shadows'] === 'none';
  const panels = isFlat ? { do: 'Separate groups with filled panels.' } : {};
  if (Object.keys(component('card')).length === 0) return isFlat ? panels : null;
  switch (value) {
    case 'dividers':
      return {
        do: 'Separate groups with rules; single items such as products or plans may be a `.card`.',
        dont: 'Put whole groups in cards.',
      };
    case 'whitespace':
      return {
        do: 'Separate groups with space; single items such as products or plans may be a `.card`.',
        dont: 'Draw boxes around whole groups.',
      };
    case 'borders':
      return {
        do: 'Separate groups with outlined boxes; single items are drawn as `.card`.',
        dont: null,
      };
    case 'grouping-cards':
      return { ...panels, dont: null };
    default:
      return null;
  }
};

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
