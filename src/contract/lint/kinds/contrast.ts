import { parseHex } from '../../../color/hex.ts';
import { contrastOn, statedRatio } from '../../../color/contrast.ts';
import { looksColored } from '../../../color/seen-hue.ts';
import { kindOf } from '../kind.ts';
import { tokenText, type LintedContract } from '../linted-contract.ts';
import { rangeClashes } from '../range-clash.ts';

/** The contrast of text on the ground against the rule of contrast. */
export const contrast = kindOf('contrast', {
  tokens: [
    ...rangeClashes({ axis: 'palette.contrast', unit: ':1', values: ratio }),
    {
      axis: 'palette.contrast',
      how: 'dont',
      says: /\bpure black\b/i,
      tokens: named('text', (hex) => hex === '#000000'),
    },
    {
      axis: 'palette.contrast',
      how: 'dont',
      says: /\bsecondary text in grey\b/i,
      tokens: named('text-muted', (hex) => {
        const color = parseHex(hex.slice(1));
        return color !== null && !looksColored(color);
      }),
    },
  ],
});

/** To one decimal, as rules state it. */
function ratio({ tokens, ground }: LintedContract): readonly (readonly [string, number])[] {
  const text = parseHex(tokens.get('color.text')?.slice(1) ?? '');
  if (text === null || ground === null) return [];
  return [['color.text', statedRatio(contrastOn(text, ground))]];
}

function named(name: string, isBad: (hex: string) => boolean) {
  return ({ tokens }: LintedContract): string[] => {
    const hex = tokens.get(`color.${name}`);
    return hex !== undefined && isBad(hex) ? [tokenText(`color.${name}`, hex)] : [];
  };
}
