import type { Cursor } from '../../css/cursor.ts';
import type { LengthPercentage } from '../computed-value.ts';
import { clampLength, NOT_NEGATIVE, takeAngle, takeLengthPercentage, takeNumber } from '../lengths.ts';
import { formatNumber } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { fixed, type Grammar, oneOf, type Specified, specified, takeCommaList } from './specified.ts';
import { isReservedIdent } from '../wide-keywords.ts';

/** Family names in lower case without quotes, for comparison. */
export const fontFamily: Grammar<readonly string[]> = (cursor) => {
  const names = takeCommaList(cursor, takeFamilyName);
  return names && fixed(names);
};

/** A string, or idents joined by spaces. CSS-wide keywords are not valid names. */
function takeFamilyName(cursor: Cursor): string | null {
  const first = cursor.take();
  if (first?.kind === 'string') return first.value.toLowerCase();
  if (first?.kind === 'function' && first.name === 'generic') return 'serif';
  if (first?.kind !== 'ident') return null;
  let name = first.name;
  let words = 1;
  for (let word = cursor.takeIdent(); word !== null; word = cursor.takeIdent()) {
    name += ` ${word}`;
    words++;
  }
  return words === 1 && isReservedIdent(name) ? null : name;
}

/** Numbers 1 to 1000; `bolder` and `lighter` depend on the parent's weight (css-fonts-4, §2.2). */
export const fontWeight: Grammar<number> = oneOf(
  (cursor) => (cursor.takeWord('normal') ? fixed(400) : null),
  (cursor) => (cursor.takeWord('bold') ? fixed(700) : null),
  (cursor) => (cursor.takeWord('bolder') ? specified(({ fontWeight }) => bolder(fontWeight)) : null),
  (cursor) => (cursor.takeWord('lighter') ? specified(({ fontWeight }) => lighter(fontWeight)) : null),
  (cursor) => takeNumber(cursor, { min: 1, max: 1000 }),
);

function bolder(weight: number): number {
  if (weight < 350) return 400;
  if (weight < 550) return 700;
  return weight < 900 ? 900 : weight;
}

function lighter(weight: number): number {
  if (weight < 100) return weight;
  if (weight < 550) return 100;
  return weight < 750 ? 400 : 700;
}

const OBLIQUE = fixed('oblique');

export const fontStyle: Grammar<string> = oneOf(keyword('normal italic'), (cursor) => {
  if (!cursor.takeWord('oblique')) return null;
  const angle = takeAngle(cursor);
  return angle === null
    ? OBLIQUE
    : specified((context) => `oblique ${formatNumber(angle.compute(context))}deg`);
});

/** A font size as written: an absolute keyword, a step from the parent's size, or a length. */
export type FontSize =
  | { readonly kind: 'keyword'; readonly name: string }
  | { readonly kind: 'step'; readonly factor: number }
  | { readonly kind: 'length'; readonly size: Specified<LengthPercentage> };

const sizeKeyword = keyword(
  'xx-small x-small small medium large x-large xx-large xxx-large -webkit-xxx-large=xxx-large',
);

/** Percentages and em refer to the parent's size, so it is computed separately. */
export const fontSize: Grammar<FontSize> = (cursor) => {
  const name = sizeKeyword(cursor);
  if (name !== null)
    return specified((context): FontSize => ({ kind: 'keyword', name: name.compute(context) }));
  if (cursor.takeWord('math')) return fixed<FontSize>({ kind: 'step', factor: 1 });
  if (cursor.takeWord('smaller')) return fixed<FontSize>({ kind: 'step', factor: 1 / 1.2 });
  if (cursor.takeWord('larger')) return fixed<FontSize>({ kind: 'step', factor: 1.2 });
  const size = takeLengthPercentage(cursor, NOT_NEGATIVE);
  return size && fixed<FontSize>({ kind: 'length', size });
};

/** A line height in the form that children inherit: numbers multiply each child's own font size. */
export type LineHeight =
  | { readonly kind: 'normal' }
  | { readonly kind: 'number'; readonly factor: number }
  | { readonly kind: 'px'; readonly px: number };

const NORMAL = fixed<LineHeight>({ kind: 'normal' });

export const lineHeight: Grammar<LineHeight> = (cursor) => {
  if (cursor.takeWord('normal')) return NORMAL;
  const factor = takeNumber(cursor, NOT_NEGATIVE);
  if (factor !== null)
    return specified((context): LineHeight => ({ kind: 'number', factor: factor.compute(context) }));
  const length = takeLengthPercentage(cursor, NOT_NEGATIVE);
  if (length === null) return null;
  return specified((context): LineHeight => {
    const { px, percent } = length.compute(context);
    return { kind: 'px', px: clampLength(px + (percent * context.fontSize) / 100) };
  });
};

/** letter-spacing and word-spacing in px; percentages are of the font size, `normal` is 0. */
export const spacing: Grammar<number> = (cursor) => {
  if (cursor.takeWord('normal')) return fixed(0);
  const length = takeLengthPercentage(cursor);
  if (length === null) return null;
  return specified((context) => {
    const { px, percent } = length.compute(context);
    return clampLength(px + (percent * context.fontSize) / 100);
  });
};

const WORDS: ReadonlySet<string> = new Set(['hanging', 'each-line']);

/** A length; `hanging` and `each-line` are accepted and dropped. */
export const textIndent: Grammar<LengthPercentage> = (cursor) => {
  const before = cursor.takeIdent(WORDS);
  const length = takeLengthPercentage(cursor);
  if (length === null) return null;
  for (let word = cursor.takeIdent(WORDS); word !== null; word = cursor.takeIdent(WORDS))
    if (word === before) return null;
  return length;
};
