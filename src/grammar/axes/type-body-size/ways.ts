import { headingTexts } from '../../heading-texts.ts';
import { mainText } from '../../main-text.ts';
import { changeOf, changesBy, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { tokenLeading } from '../../token-leading.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, string>> = { small: '14px', regular: '16px', large: '19px' };

/** The text size of the target, else one of the value, on the running text that has another; then with headings in proportion. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const { running, labels } = page.features.typography;
  const text = running.length > 0 ? running : labels;
  const own = page.tokens.value('text.body');
  const sizes = [own !== null && fits(Number.parseFloat(own)) ? own : null, SIZE[target]];
  const other = text.filter(({ size }) => !fits(size)).map(({ index }) => index);
  const leading = tokenLeading(page, ['body']);
  const before = mainText(page);
  return sizes.flatMap((size) => {
    if (size === null) return [];
    const changes = changeOf(other, { 'font-size': size, ...leading });
    return [{ changes }, { changes: [...changes, ...inProportion(page, Number.parseFloat(size) / before)] }];
  });
}

/** Headings as much larger than the text as they were: another text size alone makes them stand out more or less. */
function inProportion(page: Restyling, factor: number): StyleChange[] {
  return changesBy(page, headingTexts(page), (style) => ({
    'font-size': `${Math.round(2 * factor * style['font-size']) / 2}px`,
  }));
}
