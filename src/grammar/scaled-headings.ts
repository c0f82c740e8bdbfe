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
  const texts = headingTexts(page);
  const scaled = (size: number) => text + ((size - text) * (to - text)) / (from - text);
  const sizes = texts
    .flatMap((index) => elementAt(page, index)?.style['font-size'] ?? [])
    .filter((size) => size > text && size <= from);
  const steps = steppedSizes(page, sizes.map(scaled), { above: text, to });
  return changesBy(page, texts, (style) => {
    const step = steps.get(scaled(style['font-size']));
    return { ...(step !== undefined && { 'font-size': `${step}px` }), ...more };
  });
}
