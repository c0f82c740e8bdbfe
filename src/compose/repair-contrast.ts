import type { Scheme } from '../catalog/flat-tokens.ts';
import { tokenColor } from '../catalog/token-values.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { looksColored } from '../color/seen-hue.ts';
import { withContrast } from '../color/with-contrast.ts';
import type { Conflict } from './conflict.ts';

type Colors = Readonly<Record<string, string>>;

/** What WCAG 2.2, level AA, asks of a kind of colour. */
interface Requirement {
  readonly ratio: number;
  readonly criterion: string;
}

const TEXT: Requirement = { ratio: 4.5, criterion: 'WCAG 1.4.3 asks for 4.5:1' };
const SHAPE: Requirement = { ratio: 3, criterion: 'WCAG 1.4.11 asks for 3:1' };

/** Running text; what is disabled may be faint, and what is inverse stands on a ground of its own. */
const TEXT_NAME = /^(?:text|link)(?:-(?!disabled|inverse|on-)[a-z0-9-]*)?$/;
/** Fills and lines that tell a control from the page. */
const SHAPE_NAME = /^(?:primary|accent|focus)$/;
/** Text on a fill: `on-primary` on `primary`. */
const LABEL_NAME = /^on-(.+)$/;
/** Grounds that text and controls stand on wherever they are. */
const GROUND_NAMES = ['background', 'surface'];

/**
 * Moves text, controls and their labels to the contrast WCAG asks for, with the same hue, and tells each
 * move. What cannot be moved is kept and told as well, and so is a fill that its own brand shows as faintly.
 * @param home the colours of the brand that gives text and controls
 */
export function repairContrast(
  merged: Colors,
  home: Colors,
  scheme: Scheme,
): { readonly colors: Colors; readonly conflicts: readonly Conflict[] } {
  const colors: Record<string, string> = { ...merged };
  const conflicts: Conflict[] = [];
  // Labels come last: they stand on fills that may have been moved.
  const names = Object.keys(merged).toSorted(
    (a, b) => Number(LABEL_NAME.test(a)) - Number(LABEL_NAME.test(b)),
  );
  for (const name of names) {
    const pair = pairOf(name, colors, home);
    const hex = colors[name];
    if (pair === null || hex === undefined || leastContrast(hex, pair.grounds) >= pair.needs.ratio) continue;
    const moved = repaired(hex, pair);
    colors[name] = moved;
    conflicts.push(tooFaint(`color.${scheme}.${name}`, hex, moved, pair));
  }
  return { colors, conflicts };
}

/** A colour and what it has to stand out from. */
interface ContrastPair {
  readonly needs: Requirement;
  /** Opaque, the page first; at least one. */
  readonly grounds: readonly Rgba[];
  /** Names of the grounds. */
  readonly on: string;
  /** Contrast at which its brand shows it, 1..21. */
  readonly atHome: number;
}

function pairOf(name: string, colors: Colors, home: Colors): ContrastPair | null {
  const fill = LABEL_NAME.exec(name)?.[1];
  const needs = SHAPE_NAME.test(name) ? SHAPE : TEXT;
  if (fill === undefined && needs === TEXT && !TEXT_NAME.test(name)) return null;
  const names = (fill === undefined ? GROUND_NAMES : [fill]).filter((ground) => colors[ground] !== undefined);
  if (names.length === 0) return null;
  const own = home[name];
  const ownGrounds = groundsIn(home, names);
  const atHome = own === undefined || ownGrounds.length === 0 ? needs.ratio : leastContrast(own, ownGrounds);
  return { needs, grounds: groundsIn(colors, names), on: names.join(' and '), atHome };
}

/** A translucent ground is taken as painted on white, as exporters take it. */
function groundsIn(colors: Colors, names: readonly string[]): Rgba[] {
  return names.flatMap((name) => colors[name] ?? []).map((hex) => composite(tokenColor(hex), WHITE));
}

/** WCAG contrast of a colour on the ground that shows it worst, 1..21. */
function leastContrast(hex: string, grounds: readonly Rgba[]): number {
  const color = tokenColor(hex);
  return Math.min(...grounds.map((ground) => contrastRatio(composite(color, ground), ground)));
}

/**
 * The contrast a colour has at home, as far as the new grounds allow, so that headline, text and caption stay
 * apart; a chromatic fill moves no further than it has to. Where no lightness serves every ground, the page decides.
 */
function repaired(hex: string, { needs, grounds, atHome }: ContrastPair): string {
  const color = tokenColor(hex);
  if (needs === SHAPE && atHome < needs.ratio && leastContrast(hex, grounds) >= atHome) return hex;
  const decisive = greatestContrast(grounds) >= needs.ratio ? grounds : grounds.slice(0, 1);
  const isHue = needs === SHAPE && looksColored(color);
  const wanted = isHue ? needs.ratio : Math.max(needs.ratio, Math.min(atHome, greatestContrast(decisive)));
  const moved = withContrast(color, decisive, wanted);
  return moved === null || moved === color ? hex : toHex(moved);
}

/** What black or white reaches on all the grounds at once. */
function greatestContrast(grounds: readonly Rgba[]): number {
  const least = (ink: Rgba) => Math.min(...grounds.map((ground) => contrastRatio(ink, ground)));
  return Math.max(least(BLACK), least(WHITE));
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

function tooFaint(
  subject: string,
  from: string,
  moved: string,
  { needs, grounds, on }: ContrastPair,
): Conflict {
  const ratio = (hex: string) => `${leastContrast(hex, grounds).toFixed(2)}:1`;
  const to = moved === from ? null : moved;
  const change = to === null ? 'it was not changed' : `it was changed to ${to}, with ${ratio(to)}`;
  const detail = `${from} has a contrast of ${ratio(from)} on ${on}; ${change} (${needs.criterion}).`;
  return { code: 'contrast', subject, from, to, detail };
}
