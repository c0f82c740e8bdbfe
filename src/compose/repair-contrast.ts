import type { Scheme } from '../catalog/flat-tokens.ts';
import { opaqueTokenColor, tokenColor } from '../catalog/token-values.ts';
import { contrastOn, contrastRatio } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { isSeenOn } from '../color/seen-on.ts';
import { isMainStateColor } from '../color/state-colors.ts';
import { looksColored } from '../color/seen-hue.ts';
import { withContrast } from '../color/with-contrast.ts';
import type { Conflict } from './conflict.ts';
import { BLACK, WHITE } from '../color/plain-colors.ts';

type Colors = Readonly<Record<string, string>>;

/** The WCAG 2.2 AA requirement for a kind of colour. */
interface Requirement {
  readonly ratio: number;
  readonly criterion: string;
}

const TEXT: Requirement = { ratio: 4.5, criterion: 'WCAG 1.4.3 requires 4.5:1' };
const SHAPE: Requirement = { ratio: 3, criterion: 'WCAG 1.4.11 requires 3:1' };

/** Running text, except disabled text, which WCAG exempts, and inverse text, which has a separate ground. */
const TEXT_NAME = /^(?:text|link)(?:-(?!disabled|inverse|on-)[a-z0-9-]*)?$/;
/** Fills and lines that identify a control (WCAG 1.4.11). */
const CONTROL_NAME = /^(?:primary|accent|focus)$/;
/** Text on a fill: `on-primary` on `primary`. */
const LABEL_NAME = /^on-(.+)$/;
/** Grounds under text and controls anywhere on the page. */
const GROUND_NAMES = ['background', 'surface'];

/**
 * Changes the lightness of text, controls and their labels until they have the contrast that WCAG requires, and reports
 * each change. Keeps and reports a colour that cannot reach it, and a fill that has equally low contrast at its own
 * brand.
 * @param home the colours of the brand that text and controls come from
 */
export function repairContrast(
  merged: Colors,
  home: Colors,
  scheme: Scheme,
): { readonly colors: Colors; readonly conflicts: readonly Conflict[] } {
  const colors: Record<string, string> = { ...merged };
  const conflicts: Conflict[] = [];
  // Labels come last: the fills under them may have changed.
  const names = Object.keys(merged).toSorted(
    (a, b) => Number(LABEL_NAME.test(a)) - Number(LABEL_NAME.test(b)),
  );
  for (const name of names) {
    const tint = seenTint(name, colors, home);
    if (tint !== null) {
      conflicts.push(unseen(`color.${scheme}.${name}`, colors[name] ?? '', tint));
      colors[name] = tint;
    }
    const pair = pairOf(name, colors, home);
    const hex = colors[name];
    if (pair === null || hex === undefined || leastContrast(hex, pair.grounds) >= pair.needs.ratio) continue;
    // Colours of states identify no brand, so one that is as faint at its own brand is no news.
    if (isMainStateColor(name) && leastContrast(hex, pair.grounds) >= pair.atHome) continue;
    const moved = repaired(hex, pair);
    colors[name] = moved;
    conflicts.push(tooFaint(`color.${scheme}.${name}`, hex, moved, pair));
  }
  return { colors, conflicts };
}

/** A translucent colour that is seen at its brand and not on the new ground, in the ink of the text; null for others. */
function seenTint(name: string, colors: Colors, home: Colors): string | null {
  const color = tokenColor(colors[name] ?? '');
  const isSeen = ({ background, text }: Colors) => {
    return background === undefined || text === undefined || isSeenOn(color, opaqueTokenColor(background));
  };
  if (color.a === 1 || color.a === 0 || isSeen(colors) || !isSeen(home)) return null;
  return toHex({ ...tokenColor(colors['text'] ?? ''), a: color.a });
}

function unseen(subject: string, from: string, to: string): Conflict {
  const detail = `${from} cannot be seen on background; it was changed to ${to}, in the colour of the text.`;
  return { code: 'contrast', subject, from, to, detail };
}

/** A colour and its grounds. */
interface ContrastPair {
  readonly needs: Requirement;
  /** Opaque, the page first; at least one. */
  readonly grounds: readonly Rgba[];
  /** Names of the grounds. */
  readonly on: string;
  /** Contrast on the grounds of its own brand, 1..21. */
  readonly atHome: number;
}

function pairOf(name: string, colors: Colors, home: Colors): ContrastPair | null {
  const fill = LABEL_NAME.exec(name)?.[1];
  const needs = CONTROL_NAME.test(name) || isMainStateColor(name) ? SHAPE : TEXT;
  if (fill === undefined && needs === TEXT && !TEXT_NAME.test(name)) return null;
  const names = (fill === undefined ? GROUND_NAMES : [fill]).filter((ground) => colors[ground] !== undefined);
  if (names.length === 0) return null;
  const own = home[name];
  const ownGrounds = groundsIn(home, names);
  const atHome = own === undefined || ownGrounds.length === 0 ? needs.ratio : leastContrast(own, ownGrounds);
  return { needs, grounds: groundsIn(colors, names), on: names.join(' and '), atHome };
}

/** A translucent ground counts as painted on white, as in the exporters. */
function groundsIn(colors: Colors, names: readonly string[]): Rgba[] {
  return names.flatMap((name) => colors[name] ?? []).map(opaqueTokenColor);
}

/** Lowest WCAG contrast ratio of a colour on the grounds, 1..21. */
function leastContrast(hex: string, grounds: readonly Rgba[]): number {
  const color = tokenColor(hex);
  return Math.min(...grounds.map((ground) => contrastOn(color, ground)));
}

/**
 * The colour with the contrast that it has at its own brand, as far as the new grounds allow, so that headline, text
 * and caption stay distinct. A chromatic fill changes only as much as required. When no lightness suits every ground,
 * the page ground decides.
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

/** Highest contrast ratio that black or white has on all grounds. */
function greatestContrast(grounds: readonly Rgba[]): number {
  const least = (ink: Rgba) => Math.min(...grounds.map((ground) => contrastRatio(ink, ground)));
  return Math.max(least(BLACK), least(WHITE));
}

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
