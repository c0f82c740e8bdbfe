import { changeOf, type Restyling, type Way } from '../../restyle.ts';
import { tokenLeading } from '../../token-leading.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SIZE: Readonly<Record<Value, string>> = { small: '14px', regular: '16px', large: '19px' };

/** The text size of the target, else one of the value, on the running text that has another; then on all of it. */
export function ways(target: Value, page: Restyling, fits: (px: number) => boolean): readonly Way[] {
  const { running, labels } = page.features.typography;
  const text = running.length > 0 ? running : labels;
  const own = page.tokens.value('text.body');
  const sizes = [own !== null && fits(Number.parseFloat(own)) ? own : null, SIZE[target]];
  const other = text.filter(({ size }) => !fits(size)).map(({ index }) => index);
  const leading = tokenLeading(page, ['body']);
  return sizes.flatMap((size) =>
    size === null ? [] : [{ changes: changeOf(other, { 'font-size': size, ...leading }) }],
  );
}
