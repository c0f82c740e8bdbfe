import { contrastOn } from '../../color/contrast.ts';
import { parseHex } from '../../color/hex.ts';
import type { Rgba } from '../../color/rgba.ts';
import { tokenFacts } from '../token-facts.ts';
import { opaqueTokenColor } from '../token-values.ts';
import type { Check } from './check.ts';

/** WCAG ratio below which nobody sees where a fill ends. */
const SEEN = 1.05;
const WITHOUT = new Set(['none', '0', 'transparent']);

/** A button with a fill differs from the ground of the page, or has a border or shadow that shows its shape. */
export const buttonIsVisible: Check = (entry) => {
  const { component, token } = tokenFacts(entry);
  const fill = colorIn(component('button', 'background'));
  const ground = token('color.background');
  if (fill === undefined || ground === undefined || hasEdge(component)) return [];
  const ratio = contrastOn(fill, opaqueTokenColor(ground));
  if (ratio >= SEEN) return [];
  return [
    {
      at: ['components', 'button', 'background'],
      message: `The button has a contrast of ${ratio.toFixed(2)}:1 with the ground of the page, and no border.`,
      advice: 'Describe the button of this ground, or add the border or shadow that shows it.',
    },
  ];
};

function hasEdge(component: ReturnType<typeof tokenFacts>['component']): boolean {
  return ['border', 'box-shadow'].some((property) => !WITHOUT.has(component('button', property) ?? 'none'));
}

function colorIn(value: string | undefined): Rgba | undefined {
  return value?.startsWith('#') === true ? (parseHex(value.slice(1)) ?? undefined) : undefined;
}
