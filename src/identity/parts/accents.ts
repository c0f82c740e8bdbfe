import { parseHex, toHex } from '../../color/hex.ts';
import { colorDifference } from '../../color/difference.ts';
import { percent } from '../../text/percent.ts';
import { accentCloseness, closest, neutralCloseness } from '../color-closeness.ts';
import {
  CLOSE_ENOUGH,
  closeness,
  definePart,
  TARGET_UNKNOWN,
  unknown,
  type RoleDeclaration,
} from '../part.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { tally, totalWeight } from '../../math/weighted.ts';
import type { PaintedColor } from '../../features/painted-colors.ts';
import type { TargetColor, TargetIdentity } from '../target.ts';
import type { Judged } from '../share.ts';
import type { SeenIdentity } from '../seen.ts';
import { evidenceOf, judgeShares, meanScore, sharpened } from '../share.ts';
import {
  allColors,
  coloredOf,
  groundOf,
  inksOf,
  leadingColors,
  mainColors,
  statesPalette,
} from '../target-colors.ts';

/** Share of the page from which a colour is meant to be seen, and from which it marks a page that should have none. */
const SEEN_FROM = 0.001;
const COLORED_FROM = 0.04;
/** Share of the page from which colours of no token are seen: a label in red is less, a button more. */
const ALIEN_FROM = 0.004;
/** Share of the coloured area that may be in colours that no token states: charts, flags, logos of others. */
const INCIDENTAL = 0.1;
/** Greatest share of the coloured area in colours of the target other than its leading ones. */
const MAX_OTHERS = 0.5;
/** OKLab distance from the main ground; closer colours are that ground. */
const OF_GROUND = 0.02;

export const accents = definePart({
  id: 'color.accents',
  label: 'Coloured areas',
  weight: 0.1,
  group: 'accent',
  unit: 'share',
  compare(seen, target) {
    if (!statesPalette(target)) return unknown(TARGET_UNKNOWN);
    const wanted = coloredOf(target);
    const offered = withoutGround(wanted, target);
    const areas = coloredAreas(seen);
    const share = areas.reduce((sum, area) => sum + area.share, 0);
    if (share < SEEN_FROM) return unknown('The page shows no coloured area.');
    const judged = judgeShares(areas, {
      // A strong colour draws more attention.
      weightOf: (area) => area.share * area.oklch.c,
      valueOf: (area) => `${area.role} ${hexOf(area)}`,
      scoreOf: ({ color }) => closest(color, wanted, accentCloseness)?.score ?? 0,
    });
    const [main] = judged;
    const near = main === undefined ? null : closest(main.item.color, wanted, accentCloseness);
    const fitting = withLeading(judged, [...mainColors(target), ...target.schemes.flatMap(inksOf)]);
    const score =
      wanted.length === 0
        ? closeness(share, SEEN_FROM, COLORED_FROM)
        : hasAlienControls(judged, mainColors(target)) || hasAlienText(seen, target)
          ? byShare(fitting)
          : scoreOf(share, fitting);
    return {
      measured:
        main === undefined ? 'none' : `${hexOf(main.item)}, ${percent(main.weight)} of the coloured area`,
      expected: namesOf([
        ...mainColors(target).filter(({ color }) => looksColored(color)),
        ...(offered.length > 0 ? offered : wanted),
      ]),
      distance: main === undefined || near === null ? 1 : colorDifference(main.item.color, near.token.color),
      score,
      evidence: evidenceOf(judged, (area) => ({
        selector: area.selector,
        property: propertyOf(area),
        value: hexOf(area),
      })),
      declarations: score >= CLOSE_ENOUGH ? [] : declarationsOf(judged, target, seen),
    };
  },
});

/** The colours that an area may take: in that of the ground it would vanish. */
function withoutGround(colors: readonly TargetColor[], { schemes: [first] }: TargetIdentity): TargetColor[] {
  const ground = first === undefined ? null : groundOf(first);
  return colors.filter(({ color }) => ground === null || colorDifference(color, ground.color) >= OF_GROUND);
}

/** @param share of the page that is coloured @param fitting share of it in colours of the target */
function scoreOf(share: number, fitting: number): number {
  const alien = share * (1 - fitting);
  return Math.max(byShare(fitting), closeness(alien, SEEN_FROM / 2, ALIEN_FROM));
}

function byShare(fitting: number): number {
  return sharpened(Math.min(1, fitting / (1 - INCIDENTAL)));
}

/** Score of a colour that nobody takes for one of the target. */
const ALIEN = 0.1;

/**
 * Whether links and buttons are most of what is coloured, in hues that are not those of the target: however small, they
 * are no label, chart or flag that happens to be there.
 */
function hasAlienControls(judged: readonly Judged<PaintedColor>[], leading: readonly TargetColor[]): boolean {
  if (!leading.some(({ color }) => looksColored(color))) return false;
  const alien = judged.filter(
    ({ item, score }) => (item.role === 'link' || item.role === 'button') && score < ALIEN,
  );
  return alien.reduce((sum, { weight }) => sum + weight, 0) > 1 / 2;
}

/** Whether most of the text is in a hue that the target has nowhere: no area of its own, and the first thing that is seen. */
function hasAlienText({ texts }: SeenIdentity, target: TargetIdentity): boolean {
  const own = allColors(target);
  const isAlien = (ink: string) => {
    const color = parseHex(ink.slice(1));
    return (
      color !== null && looksColored(color) && (closest(color, own, accentCloseness)?.score ?? 0) < ALIEN
    );
  };
  const inks = tally(texts.map(({ ink, weight }) => ({ value: ink, weight })));
  return totalWeight(inks.filter(({ value }) => isAlien(value))) > totalWeight(inks) / 2;
}

const MAX_NAMED = 4; // colours in the answer

function namesOf(wanted: readonly TargetColor[]): string {
  const hexes = new Set(wanted.map(({ color }) => toHex(color)));
  return hexes.size === 0 ? 'no colour' : [...hexes].slice(0, MAX_NAMED).join(', ');
}

function hexOf({ color }: PaintedColor): string {
  return toHex({ ...color, a: 1 });
}

function propertyOf({ role }: PaintedColor): 'border-color' | 'background-color' | 'color' {
  if (role === 'border') return 'border-color';
  return role === 'band' || role === 'box' || role === 'button' ? 'background-color' : 'color';
}

/** A token for each flat colour that no token is close to; a gradient has no colour of its own to declare. */
function declarationsOf(
  judged: readonly Judged<PaintedColor>[],
  target: TargetIdentity,
  { colorOf }: SeenIdentity,
): RoleDeclaration[] {
  const offered = withoutGround(coloredOf(target), target);
  // Buttons have the colour that the part for buttons declares.
  const [leading] = leadingColors(target).filter(({ color }) => looksColored(color));
  return judged.flatMap(({ item, score }) => {
    const own = item.role === 'button' && leading !== undefined ? [leading] : offered;
    const near = tintOf(item, target) ?? closest(item.color, own, accentCloseness);
    const property = propertyOf(item);
    const elements = item.indices.filter((index) => colorOf(index, property) === hexOf(item));
    if (score >= CLOSE_ENOUGH || near === null || elements.length === 0) return [];
    const { name, color } = near.token;
    return [{ role: 'accent' as const, property, value: toHex(color), token: `color.${name}`, elements }];
  });
}

/** The colour that a tinted panel or line takes: where the target has one that looks much like it, that, and no accent. */
function tintOf({ role, color }: PaintedColor, target: TargetIdentity): ReturnType<typeof closest> {
  if (role !== 'box' && role !== 'band' && role !== 'border') return null;
  const near = closest(color, allColors(target), neutralCloseness);
  return near !== null && near.score > 0 ? near : null;
}

/** Mean score in which colours that do not lead count up to their greatest share. @param leading an ink with a hue leads too */
function withLeading(judged: readonly Judged<PaintedColor>[], leading: readonly TargetColor[]): number {
  const colored = leading.filter(({ color }) => looksColored(color));
  if (colored.length === 0) return meanScore(judged);
  const led = judged.map((one) => closest(one.item.color, colored, accentCloseness)?.score ?? 0);
  const first = judged.reduce((sum, { weight }, at) => sum + weight * (led[at] ?? 0), 0);
  const others = judged.reduce(
    (sum, { weight, score }, at) => sum + weight * Math.max(0, score - (led[at] ?? 0)),
    0,
  );
  return first + Math.min(others, MAX_OTHERS);
}

/** Colours with a visible hue except the main ground. */
function coloredAreas({ colored, grounds }: SeenIdentity): readonly PaintedColor[] {
  const [main] = grounds;
  return colored.filter(({ color }) => main === undefined || colorDifference(color, main.color) >= OF_GROUND);
}
