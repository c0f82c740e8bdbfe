import { headingTexts } from './heading-texts.ts';
import { changesBy, type Declarations, type Restyling, type StyleChange } from './restyle.ts';

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
  return changesBy(page, headingTexts(page), (style) => {
    const size = style['font-size'];
    const isLarger = size > text && size <= from;
    const scaled = text + ((size - text) * (to - text)) / (from - text);
    return { ...(isLarger && { 'font-size': `${Math.round(2 * scaled) / 2}px` }), ...more };
  });
}
