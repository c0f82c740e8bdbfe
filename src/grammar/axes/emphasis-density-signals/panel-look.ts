import { isDarkGround } from '../../../color/contrast.ts';
import { colorDifference } from '../../../color/difference.ts';
import { toHex } from '../../../color/hex.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { Restyling } from '../../restyle.ts';
import { colorTokens, fitsUse } from '../../token-palette.ts';

/** The shadow by which a target sets its cards apart from a ground in their colour; null without one. */
export function shadowOf({ tokens }: Pick<Restyling, 'tokens'>): string | null {
  const shadows = [tokens.value('box-shadow.card'), ...tokens.group('shadow').map(({ value }) => value)];
  return shadows.find((value) => value !== null && value !== 'none' && !value.includes('var(')) ?? null;
}

export function isOneColor(one: Rgba, other: Rgba): boolean {
  return toHex(one) === toHex(other);
}

/** OKLab distances between which another colour of the target is a surface on the ground. */
const SURFACE = { least: 0.012, most: 0.15 } as const;

/** The colour of panels on a ground. */
export function surfaceOf({ tokens }: Restyling, ground: Rgba): Rgba {
  const own = tokens.color('color.surface');
  if (own !== null && toHex(own) !== toHex(ground) && isDarkGround(own) === isDarkGround(ground)) return own;
  const [nearest] = colorTokens(tokens)
    .filter((token) => fitsUse(token, 'fill') && isDarkGround(token.color) === isDarkGround(ground))
    .map(({ color }) => ({ color, distance: colorDifference(color, ground) }))
    .filter(({ distance }) => distance >= SURFACE.least && distance <= SURFACE.most)
    .toSorted((a, b) => a.distance - b.distance);
  if (nearest !== undefined) return nearest.color;
  if (own !== null && isOneColor(own, ground) && shadowOf({ tokens }) !== null) return own;
  const end = isDarkGround(ground) ? 255 : 0;
  const channel = (value: number) => Math.round(value + 0.06 * (end - value));
  return { r: channel(ground.r), g: channel(ground.g), b: channel(ground.b), a: 1 };
}
