import { posterRoles } from '../catalog/poster.ts';
import { tokenColor } from '../catalog/token-values.ts';
import { colorDifference } from '../color/difference.ts';
import { rgbaToOklch } from '../color/oklch.ts';
import { CHROMATIC_FROM } from '../color/seen-hue.ts';
import { isStateColor } from '../color/state-colors.ts';
import type { BoardFacts, Colors } from './board-facts.ts';

/** Roles that follow from others or show a state; they are drawn smaller, like colours that another role has. */
const MINOR =
  /^(?:on-|border|divider|focus|disabled|error|warning|success|info|caution)|-(?:hover|active|pressed|disabled|focus|muted|soft|weak|strong|dark|light|deep|inner|\d+)$/;
/** Larger numbers of colours would make all of them small. */
export const MAX_MAJOR = 8;

/** Colours that are drawn large, with their roles. */
export function majorColors(colors: Colors): readonly (readonly [role: string, hex: string])[] {
  const entries = Object.entries(colors);
  const first = new Map(entries.map(([role, hex]) => [hex, role] as const).toReversed());
  return entries.filter(([role, hex]) => !MINOR.test(role) && first.get(hex) === role).slice(0, MAX_MAJOR);
}

/** Main colours at least. */
export const LEAST = 2;
/** Letters of a colour without alpha. */
const OPAQUE = 7;

/** OKLab difference; colours closer to each other show the same twice. */
const ALIKE = 0.06;

/** Roles of text on other colours and after a visit, of controls, code, charts and rates, which no large area of a page has. */
const NEVER_LARGE =
  /^on-|(?:^|-)(?:visited|focus|ring|disabled|informative|selection|selected|highlight|hover|active|pressed|code|syntax|keyword|string|comment|chart|series|data|graph|diff|placeholder|trading|up|down|positive|negative)(?:-|$)/;
/** Roles of the brand itself, and of links, which are seen only in lines of text. */
const OF_BRAND = /(?:^|-)(?:primary|secondary|tertiary|accent|brand)(?:-|$)/;
const OF_LINK = /(?:^|-)link(?:-|$)/;

/** Fewer large colours than this are joined by the small ones. */
const FEW = 4;

/** OKLCH chroma that a colour of the brand goes before others by, and one of links after them. */
const BRAND_RANK = 0.2;

/**
 * The accent first, then colours of the brand and others that are drawn large, the most saturated first; no two that
 * look alike.
 */
export function spectrumColors({
  schemes,
  accent,
  entry,
}: Pick<BoardFacts, 'schemes' | 'accent'> & Partial<Pick<BoardFacts, 'entry'>>): readonly Named[] {
  const rankOf = ([role, hex]: Named) => {
    const part = OF_BRAND.test(role) ? BRAND_RANK : OF_LINK.test(role) ? -BRAND_RANK : 0;
    return hex === accent ? 1 : rgbaToOklch(tokenColor(hex)).c + part;
  };
  const ranked = (list: readonly Named[]) =>
    list
      .filter(([role, hex]) => hex.length === OPAQUE && !isStateColor(role))
      .toSorted((a, b) => rankOf(b) - rankOf(a));
  const colors = schemes[0]?.colors ?? {};
  const ofAreas = (list: readonly Named[]) => ranked(list.filter(([role]) => !NEVER_LARGE.test(role)));
  const lead = Object.entries(colors).find(([role, hex]) => hex === accent && OF_BRAND.test(role));
  const large = withoutAlike(ofAreas([...(lead === undefined ? [] : [lead]), ...majorColors(colors)]));
  const ofPoster = large.some(isChromatic) ? [] : chromaticRoles(entry?.poster ?? '', colors);
  if (ofPoster.length > 0) return withoutAlike([...large.slice(0, 1), ...ofPoster, ...large.slice(1)]);
  if (large.length >= FEW) return large;
  const areas = withoutAlike([...large, ...ofAreas(Object.entries(colors))]);
  return areas.length >= LEAST ? areas : withoutAlike([...areas, ...ranked(Object.entries(colors))]);
}

type Named = readonly [role: string, hex: string];

function isChromatic([, hex]: Named): boolean {
  return rgbaToOklch(tokenColor(hex)).c >= CHROMATIC_FROM;
}

/** Colours of a poster that are no greys, where the brand has no others in large areas. */
function chromaticRoles(poster: string, colors: Colors): readonly Named[] {
  const roles = new Set(posterRoles(poster));
  return Object.entries(colors)
    .filter((one) => roles.has(one[0]) && one[1].length === OPAQUE && isChromatic(one))
    .slice(0, FEW - 1);
}

function withoutAlike(list: readonly Named[]): readonly Named[] {
  return list.reduce<readonly Named[]>((kept, one) => {
    const isNew = kept.every(([, hex]) => colorDifference(tokenColor(hex), tokenColor(one[1])) > ALIKE);
    return isNew ? [...kept, one] : kept;
  }, []);
}
