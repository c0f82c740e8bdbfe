import { changeOf, type Restyling, type Way } from '../../restyle.ts';
import { headingTexts } from '../../heading-texts.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

/** The font weight that stands for each value. */
export const WEIGHT = {
  ultralight: 200,
  light: 300,
  regular: 400,
  medium: 500,
  bold: 700,
  black: 900,
} as const;

/** The heading weight of the target, else one of the value. */
export function ways(target: Value, page: Restyling, fits: (weight: number) => boolean): readonly Way[] {
  const own = page.tokens.value('font-weight.heading');
  const weights = [own !== null && fits(Number(own)) ? own : null, `${WEIGHT[target]}`];
  const headings = headingTexts(page);
  return weights.flatMap((weight) =>
    weight === null ? [] : [{ changes: changeOf(headings, { 'font-weight': weight }) }],
  );
}
