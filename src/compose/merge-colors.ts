import { firstScheme, otherScheme, type Scheme } from '../catalog/flat-tokens.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import type { Conflict } from './conflict.ts';
import { repairContrast } from './repair-contrast.ts';
import type { Source } from './source.ts';
import { GROUND_NAMES } from '../catalog/ground-names.ts';

type Colors = Readonly<Record<string, string>>;

interface MergedColors {
  readonly colors: TokenValues['color'];
  readonly conflicts: readonly Conflict[];
}

/**
 * Backgrounds and borders come from the source of the surface, all other colours from the source of the palette. A
 * source of both, or the only one of the two, keeps all its colours. A colour with too little contrast on its new ground
 * is changed or reported.
 */
export function mergeColors(surface: Source | null, palette: Source | null): MergedColors {
  const ground = surface ?? palette;
  const ink = palette ?? surface;
  if (ground === null || ink === null) return { colors: {}, conflicts: [] };
  const first = firstScheme(ground.entry.theme, ground.values);
  const other = otherScheme(first);
  const hasOther = ground.values.color[other] !== undefined && ink.values.color[other] !== undefined;
  const schemes = (hasOther ? [first, other] : [first]).map((scheme) => mergeScheme(scheme, ground, ink));
  return {
    colors: Object.fromEntries(schemes.map(({ scheme, colors }) => [scheme, colors])),
    conflicts: schemes.flatMap(({ conflicts }) => conflicts),
  };
}

function mergeScheme(scheme: Scheme, ground: Source, ink: Source) {
  const own = ground.values.color[scheme] ?? {};
  const inkScheme =
    ink.values.color[scheme] === undefined ? firstScheme(ink.entry.theme, ink.values) : scheme;
  const given = ink.values.color[inkScheme] ?? {};
  const merged: Colors = {
    ...filtered(own, (name) => GROUND_NAMES.test(name)),
    ...filtered(given, (name) => !GROUND_NAMES.test(name)),
  };
  const { colors, conflicts } = repairContrast(merged, given, scheme);
  const schemeConflict = inkScheme === scheme ? [] : [borrowed(scheme, ground, ink)];
  return { scheme, colors, conflicts: [...schemeConflict, ...conflicts] };
}

function filtered(colors: Colors, keep: (name: string) => boolean): Colors {
  return Object.fromEntries(Object.entries(colors).filter(([name]) => keep(name)));
}

function borrowed(scheme: Scheme, ground: Source, ink: Source): Conflict {
  return {
    code: 'scheme',
    subject: `color.${scheme}`,
    from: null,
    to: null,
    detail: `${ink.entry.name} states no ${scheme} colours. Its colours for the other scheme are used on the ${scheme} ground of ${ground.entry.name}.`,
  };
}
