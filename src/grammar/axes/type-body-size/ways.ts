import { mainText } from '../../main-text.ts';
import { steppedHeadings } from '../../scaled-headings.ts';
import { nearestStep } from '../../type-steps.ts';
import { changeOf, type Restyling, type StyleChange, type Way } from '../../restyle.ts';
import { tokenLeading } from '../../token-leading.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, number>> = { small: 14, regular: 16, large: 19 };

/** The text size of the target, else one of the value, on the running text that has another; then with headings in proportion. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const { running, labels } = page.features.typography;
  const text = running.length > 0 ? running : labels;
  const own = page.tokens.value('text.body');
  const usual = `${nearestStep(page, SIZE[target], fits)}px`;
  const sizes = new Set([own !== null && fits(Number.parseFloat(own)) ? own : usual, usual]);
  const other = text.filter(({ size }) => !fits(size)).map(({ index }) => index);
  const leading = tokenLeading(page, ['body']);
  const before = mainText(page);
  return [...sizes].flatMap((size) => {
    const changes = changeOf(other, { 'font-size': size, ...leading });
    return [{ changes }, { changes: [...changes, ...inProportion(page, Number.parseFloat(size) / before)] }];
  });
}

/** Headings as much larger than the text as they were: another text size alone makes them stand out more or less. */
function inProportion(page: Restyling, factor: number): StyleChange[] {
  return steppedHeadings(page, (size) => factor * size, { above: 0, to: Infinity });
}
