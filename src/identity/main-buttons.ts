import { parseHex } from '../color/hex.ts';
import { looksColored } from '../color/seen-hue.ts';
import type { SeenComponent } from './seen-controls.ts';
import type { TargetIdentity } from './target.ts';

/** The filled buttons where the target has a filled one: others are secondary. */
export function mainButtons(
  buttons: readonly SeenComponent[],
  { components }: TargetIdentity,
): readonly SeenComponent[] {
  const fill = components.button?.['background'] ?? 'none';
  const filled = buttons.filter(({ hasFill }) => hasFill);
  const colored = filled.filter(({ ground }) => looksColored(ground));
  const isColored = parseHex(fill.slice(1)) !== null && looksColored(parseHex(fill.slice(1)) ?? BLACK);
  if (isColored && colored.length > 0) return colored;
  return filled.length > 0 && fill.startsWith('#') ? filled : buttons;
}

const BLACK = { r: 0, g: 0, b: 0, a: 1 } as const;
