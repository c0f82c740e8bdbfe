import { weightedMode } from '../../math/weighted.ts';
import { compareAspects, reasonFor, type Aspect } from '../aspects.ts';
import { closeness, definePart } from '../part.ts';
import type { TextStyle } from '../../contract/type-tokens.ts';
import type { SeenText } from '../seen-texts.ts';
import type { TargetIdentity } from '../target.ts';
import { nearestNumber, tokenNumbers, type TokenNumber } from '../token-numbers.ts';

/** Natural logarithms of the ratio: 4 % is less than 1 px at 16 px, 40 % is another step of any scale. */
const SAME = Math.log(1.04);
const OTHER = Math.log(1.4);

/** Sizes from which the tokens state a scale, and not only the size of the text. */
const MIN_STEPS = 3;

export const sizes = definePart({
  id: 'type.size',
  label: 'Font sizes',
  weight: 0.05,
  group: 'detail',
  unit: 'px',
  compare({ tokens, texts, headings }, target) {
    const body = tokenNumbers('text', ['body'], target);
    const all = scaleOf(target);
    const steps = all.length < MIN_STEPS ? [] : all;
    const largest = headings.toSorted((a, b) => b.size - a.size)[0];
    const usual = weightedMode(headings.map(({ size, weight }) => ({ value: size, weight })));
    const aspects = [
      ...sizeAspect('text', usualText(texts, tokens.type.body), body),
      ...sizeAspect('heading', largest, steps, headings),
      ...sizeAspect(
        'heading',
        headings.find(({ size }) => size === usual && size !== largest?.size),
        steps,
        headings,
      ),
    ];
    return compareAspects(aspects, reasonFor(body.length + steps.length > 0, 'text of these sizes'));
  },
});

/** Text in the size that the tokens of the page have. */
function usualText(texts: readonly SeenText[], body: TextStyle | null): SeenText | undefined {
  return texts.find(({ size }) => body !== null && Math.abs(size - body.size) < 0.1);
}

/** Every size of the target: named ones with their token, then steps of its scale. */
function scaleOf(target: TargetIdentity): readonly TokenNumber[] {
  const names = [...target.tokens.keys()].flatMap((path) =>
    path.startsWith('text.') ? [path.slice('text.'.length)] : [],
  );
  return [...tokenNumbers('text', names, target), ...target.sizes.map((value) => ({ token: '', value }))];
}

/** @param all the texts of which those of the same size are compared; the whole role without them */
function sizeAspect(
  role: Aspect['role'],
  text: SeenText | undefined,
  steps: readonly TokenNumber[],
  all?: readonly SeenText[],
): Aspect[] {
  const nearest = text === undefined ? null : nearestNumber(text.size, steps);
  if (text === undefined || nearest === null) return [];
  const alike = all?.filter(({ size }) => size === text.size).map(({ index }) => index);
  return [
    {
      role,
      property: 'font-size',
      selector: text.selector,
      measured: `${Math.round(10 * text.size) / 10}px`,
      expected: `${nearest.value}px`,
      distance: Math.abs(text.size - nearest.value),
      score: closeness(Math.abs(Math.log(text.size / nearest.value)), SAME, OTHER),
      token: nearest.token === '' ? null : nearest.token,
      ...(alike !== undefined && { elements: alike }),
    },
  ];
}
