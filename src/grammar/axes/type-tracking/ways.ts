import { headingTexts } from '../../heading-texts.ts';
import { changeOf, type Restyling, type Way } from '../../restyle.ts';
import type texts from './texts.json';

type Value = keyof typeof texts;

const SPACING: Readonly<Record<Value, string>> = {
  negative: '-0.035em',
  tight: '-0.015em',
  normal: 'normal',
  loose: '0.06em',
};

/** The letter-spacing of the target on headings, else one of the value; on other text for a page without headings. */
export function ways(target: Value, page: Restyling, fits: (em: number) => boolean): readonly Way[] {
  const { typography } = page.features;
  const token = page.tokens.value('tracking.heading');
  const isStated = token !== null && fits(Number.parseFloat(token));
  const own = isStated ? token : SPACING[target];
  const headings = headingTexts(page);
  const spaced = typography.labels.filter(({ upperCase, tracking }) => upperCase && tracking > 0);
  const labels = changeOf(
    spaced.map(({ index }) => index),
    { 'letter-spacing': 'normal' },
  );
  const all = [...headings, ...typography.labels, ...typography.running].map((each) =>
    typeof each === 'number' ? each : each.index,
  );
  return [
    { changes: changeOf(headings, { 'letter-spacing': own }) },
    ...(target === 'normal'
      ? [{ changes: [...changeOf(headings, { 'letter-spacing': own }), ...labels] }]
      : isStated
        ? []
        : [
            {
              changes: changeOf(headings.length > 0 ? headings : all, { 'letter-spacing': SPACING[target] }),
            },
          ]),
  ];
}
