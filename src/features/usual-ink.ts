import type { StyledElement } from '../cascade/styled-page.ts';
import { contrastRatio } from '../color/contrast.ts';
import type { Rgba } from '../color/rgba.ts';
import { seenOklch } from '../color/seen-hue.ts';
import { weightedMode } from '../math/weighted.ts';
import type { Perception } from '../perception/perceive.ts';
import type { RoledRun } from '../perception/text-roles.ts';
import { inksOf } from '../perception/text-style.ts';
import type { TextRun } from '../perception/visible-page.ts';
import { BLACK } from '../color/plain-colors.ts';

const MUTED = 0.06; // OKLCH chroma; grey-brown and slate inks have 0.04 to 0.05

/** The colour of most running text outside links. */
export function usualInk(
  texts: readonly RoledRun[],
  linkAround: (element: StyledElement) => StyledElement | null,
  { page }: Perception,
): Rgba {
  const inks = new Map<string, Rgba>();
  const weighed = texts.flatMap(({ run, role }) => {
    const [ink] = inksOf(run.element, page);
    if (role !== 'running' || ink === undefined || linkAround(run.element) !== null) return [];
    const key = `${ink.r} ${ink.g} ${ink.b}`;
    inks.set(key, ink);
    return [{ value: key, weight: run.characters }];
  });
  return inks.get(weightedMode(weighed) ?? '') ?? BLACK;
}

/** The ink of what matters less, as bylines, dates and footers have it: muted, and fainter than most text on its ground. */
export function isSecondaryInk(ink: Rgba, usual: Rgba, { ground }: TextRun): boolean {
  return seenOklch(ink).c < MUTED && contrastRatio(ink, ground.color) < contrastRatio(usual, ground.color);
}
