import { isColoredBeside } from '../../../color/seen-hue.ts';
import { BLACK } from '../../../color/plain-colors.ts';
import type { Rgba } from '../../../color/rgba.ts';
import type { Heading, Typography } from '../../../features/typography.ts';
import { weightedMode } from '../../../math/weighted.ts';

/** Tells whether a heading stands out of the running text by its colour. */
export function coloredHeadings({ running }: Pick<Typography, 'running'>): (heading: Heading) => boolean {
  const inks = new Map<string, Rgba>();
  const weighed = running.map(({ color, characters }) => {
    const key = `${color.r} ${color.g} ${color.b}`;
    inks.set(key, color);
    return { value: key, weight: characters };
  });
  const usual = inks.get(weightedMode(weighed) ?? '') ?? BLACK;
  return ({ color }) => isColoredBeside(color, usual);
}
