import { firstScheme, type Scheme } from '../catalog/flat-tokens.ts';
import { tokenColor } from '../catalog/token-color.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import { composite } from '../color/composite.ts';
import { contrastRatio } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import type { Rgba } from '../color/rgba.ts';
import { withContrast } from '../color/with-contrast.ts';
import type { Conflict } from './conflict.ts';
import type { Source } from './source.ts';

type Colors = Readonly<Record<string, string>>;

interface MergedColors {
  readonly colors: TokenValues['color'];
  readonly conflicts: readonly Conflict[];
}

/**
 * What a page stands on comes from the brand that gives the surface, every other colour from the brand that
 * gives the palette. One that gives both, or either alone, keeps its own colours together. Text is moved to
 * WCAG AA where its new ground makes it too faint.
 */
export function mergeColors(surface: Source | null, palette: Source | null): MergedColors {
  const ground = surface ?? palette;
  const ink = palette ?? surface;
  if (ground === null || ink === null) return { colors: {}, conflicts: [] };
  const first = firstScheme(ground.entry.theme, ground.values);
  const other: Scheme = first === 'light' ? 'dark' : 'light';
  const hasOther = ground.values.color[other] !== undefined && ink.values.color[other] !== undefined;
  const schemes = (hasOther ? [first, other] : [first]).map((scheme) => mergeScheme(scheme, ground, ink));
  return {
    colors: Object.fromEntries(schemes.map(({ scheme, colors }) => [scheme, colors])),
    conflicts: schemes.flatMap(({ conflicts }) => conflicts),
  };
}

/** Names of what other things stand on, and of the lines between them. */
const GROUND = /^(?:background|surface|field|card|well|border|divider|hairline)(?:-|$)/;
/** Names of running text; what is disabled may be faint, and what is inverse stands on a ground of its own. */
const TEXT = /^(?:text|link)(?:-(?!disabled|inverse|on-)[a-z0-9-]*)?$/;
/** Grounds that text stands on wherever it is. */
const TEXT_GROUNDS = ['background', 'surface'];
/** WCAG 2.2, SC 1.4.3, level AA for running text. */
const READABLE = 4.5;

function mergeScheme(scheme: Scheme, ground: Source, ink: Source) {
  const own = ground.values.color[scheme] ?? {};
  const inkScheme =
    ink.values.color[scheme] === undefined ? firstScheme(ink.entry.theme, ink.values) : scheme;
  const given = ink.values.color[inkScheme] ?? {};
  const merged: Colors = {
    ...filtered(own, (name) => GROUND.test(name)),
    ...filtered(given, (name) => !GROUND.test(name)),
  };
  const conflicts: Conflict[] = inkScheme === scheme ? [] : [borrowed(scheme, ground, ink)];
  const grounds = TEXT_GROUNDS.flatMap((name) => merged[name] ?? []).map(opaque);
  const colors = Object.entries(merged).map(([name, hex]) => {
    const moved = TEXT.test(name) ? readable(hex, grounds, contrastAtHome(hex, given)) : hex;
    if (moved !== hex) conflicts.push(movedText(`color.${scheme}.${name}`, hex, moved, grounds));
    return [name, moved];
  });
  return { scheme, colors: Object.fromEntries(colors) as Colors, conflicts };
}

function filtered(colors: Colors, keep: (name: string) => boolean): Colors {
  return Object.fromEntries(Object.entries(colors).filter(([name]) => keep(name)));
}

/** A translucent ground is taken as painted on white, as exporters take it. */
function opaque(hex: string): Rgba {
  return composite(tokenColor(hex), WHITE);
}

/**
 * Text that is too faint gets the contrast it has at home, as far as the new grounds allow, so that headline,
 * text and caption stay apart. Where no lightness can serve every ground, the page itself decides.
 */
function readable(hex: string, grounds: readonly Rgba[], atHome: number): string {
  const color = tokenColor(hex);
  if (withContrast(color, grounds, READABLE) === color) return hex;
  const decisive = greatestContrast(grounds) >= READABLE ? grounds : grounds.slice(0, 1);
  const ratio = Math.max(READABLE, Math.min(atHome, greatestContrast(decisive)));
  const moved = withContrast(color, decisive, ratio);
  return moved === null ? hex : toHex(moved);
}

/** What black or white text reaches on all the grounds at once. */
function greatestContrast(grounds: readonly Rgba[]): number {
  const least = (ink: Rgba) => Math.min(...grounds.map((ground) => contrastRatio(ink, ground)));
  return Math.max(least(BLACK), least(WHITE));
}

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** Contrast of a colour on the ground it was chosen for, 1..21. */
function contrastAtHome(hex: string, home: Colors): number {
  const ground = home['background'];
  if (ground === undefined) return READABLE;
  return contrastRatio(composite(tokenColor(hex), opaque(ground)), opaque(ground));
}

function borrowed(scheme: Scheme, ground: Source, ink: Source): Conflict {
  return {
    code: 'scheme',
    subject: `color.${scheme}`,
    from: null,
    to: null,
    detail: `${ink.entry.name} states no ${scheme} colours, so those of its other scheme stand on the ${scheme} ground of ${ground.entry.name}.`,
  };
}

function movedText(subject: string, from: string, to: string, grounds: readonly Rgba[]): Conflict {
  const faintest = (hex: string) =>
    Math.min(...grounds.map((ground) => contrastRatio(composite(tokenColor(hex), ground), ground))).toFixed(
      2,
    );
  const detail = `${from} reaches ${faintest(from)}:1 on its ground; at ${to} the same hue reaches ${faintest(to)}:1 (WCAG AA asks for ${READABLE}:1).`;
  return { code: 'contrast', subject, from, to, detail };
}
