import { parseHex, toHex } from '../../color/hex.ts';
import { colorDifference } from '../../color/difference.ts';
import { closest, neutralCloseness } from '../color-closeness.ts';
import { CLOSE_ENOUGH, definePart, TARGET_UNKNOWN, unknown } from '../part.ts';
import { inksOf, schemeShown } from '../target-colors.ts';

export const ink = definePart({
  id: 'color.ink',
  label: 'Colour of text',
  weight: 0.03,
  group: 'detail',
  unit: 'OKLab',
  compare({ tokens, texts, headings }, target) {
    const { text, background } = tokens.color;
    const [seen, ground] = [parseHex(text.slice(1)), parseHex(background.slice(1))];
    const scheme = ground === null ? null : schemeShown(ground, target);
    const inks = scheme === null ? [] : inksOf(scheme);
    const [main] = inks;
    if (main === undefined) return unknown(TARGET_UNKNOWN);
    if (seen === null || texts.length + headings.length === 0) return unknown('The page shows no text.');
    const score = closest(seen, inks, neutralCloseness)?.score ?? 0;
    const meant = [...texts, ...headings].filter((one) => one.ink === text).map(({ index }) => index);
    return {
      measured: text,
      expected: toHex(main.color),
      distance: colorDifference(seen, main.color),
      score,
      evidence: [{ selector: ':root', property: 'color', value: text, source: 'css' }],
      declarations:
        score >= CLOSE_ENOUGH
          ? []
          : [
              {
                role: 'text',
                property: 'color',
                value: toHex(main.color),
                token: `color.${main.name}`,
                ...(meant.length > 0 && { elements: meant }),
              },
            ],
    };
  },
});
