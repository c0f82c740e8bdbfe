import { opaqueTokenColor, tokenColor } from '../../catalog/token-values.ts';
import { composite } from '../../color/composite.ts';
import { toHex } from '../../color/hex.ts';
import type { BoardFacts } from '../board-facts.ts';
import { labelOn, textOn } from '../field.ts';
import { spectrumColors } from '../main-colors.ts';

/** Rules that fill with each colour of the brand, write in it, and set the text on it. */
export function colorRules(facts: BoardFacts): string {
  const { schemes, ink, ground } = facts;
  const hexes = new Set(schemes.flatMap(({ colors }) => Object.values(colors)));
  const labels = spectrumColors(facts).map(
    ([, hex]) => `.spectrum .c-${hex.slice(1)}{color:${labelOn(hex, [ink, ground])}}`,
  );
  return [
    ...[...hexes].map((hex) => `.c-${hex.slice(1)}{background:${hex}}.p-${hex.slice(1)}{color:${hex}}`),
    ...labels,
    ...schemes.flatMap((scheme) => chipLabels(scheme, facts)),
  ].join('\n');
}

/** Colours of the text in the fields of a palette; what lies behind translucent colours is the ground of their scheme. */
function chipLabels(
  { scheme, colors }: BoardFacts['schemes'][number],
  { ink, ground }: BoardFacts,
): string[] {
  const behind = opaqueTokenColor(colors['background'] ?? (scheme === 'dark' ? '#000000' : '#ffffff'));
  return [...new Set(Object.values(colors))].map((hex) => {
    const seen = toHex(composite(tokenColor(hex), behind));
    return `.is-${scheme} li .c-${hex.slice(1)}~*{color:${textOn(seen, [ink, ground])}}`;
  });
}
