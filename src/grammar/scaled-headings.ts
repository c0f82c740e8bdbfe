import { headingTexts } from './heading-texts.ts';
import { steppedSizes } from './type-steps.ts';
import { changesBy, elementAt, type Declarations, type Restyling, type StyleChange } from './restyle.ts';

/**
 * Headings in smaller sizes: the largest gets `to` px, those that are larger than the running text come between, in
 * their order. Levels stay apart that way.
 * @param from px of the largest heading
 * @param text px of the running text
 */
export function scaledHeadings(
  page: Restyling,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: number },
  more: Declarations = {},
): StyleChange[] {
  if (to <= text || from <= to) return [];
  const scaled = (size: number) =>
    size > text && size <= from ? text + ((size - text) * (to - text)) / (from - text) : null;
  return steppedHeadings(page, scaled, { above: text, to }, more);
}

/**
 * Headings in sizes that depend on those that they have, as steps of the target's type scale.
 * @param scaled px for a size in px; null for one that stays
 * @param limits of the new sizes, px
 * @param more declarations for all headings
 */
export function steppedHeadings(
  page: Restyling,
  scaled: (size: number) => number | null,
  limits: { readonly above: number; readonly to: number },
  more: Declarations = {},
): StyleChange[] {
  const texts = headingTexts(page);
  const sizes = texts
    .flatMap((index) => elementAt(page, index)?.style['font-size'] ?? [])
    .flatMap((size) => scaled(size) ?? []);
  const steps = steppedSizes(page, sizes, limits);
  return changesBy(page, texts, (style) => {
    const step = steps.get(scaled(style['font-size']) ?? Number.NaN);
    return { ...(step !== undefined && { 'font-size': `${step}px` }), ...more };
  });
}
