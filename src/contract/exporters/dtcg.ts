import type { Scheme } from '../../catalog/flat-tokens.ts';
import type { TokenValues } from '../../catalog/tokens.ts';
import { familyNames } from '../../text/split-families.ts';
import { colorPairs, describePair } from './color-pairs.ts';
import { dtcgColor, dtcgEasing, dtcgPixels, dtcgShadow } from './dtcg-values.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';

interface DtcgToken {
  readonly $type?: string;
  readonly $value: unknown;
  readonly $description?: string;
}
interface DtcgGroup {
  readonly [name: string]: DtcgToken | DtcgGroup | string | object;
}

/** Design Tokens Format Module 2025.10 (https://www.designtokens.org/tr/2025.10/format/). */
export const dtcgExporter: Exporter = {
  id: 'dtcg',
  file: 'tokens.json',
  mediaType: 'application/json; charset=utf-8',
  fitsAgents: true,
  render: (taste) => `${JSON.stringify(tokenFile(taste), null, 2)}\n`,
};

function tokenFile({ name, credit, tokens }: ExportedTaste): DtcgGroup {
  const { color } = tokens;
  return {
    $description: `${name}. ${credit}`,
    color: withoutEmpty({ light: dtcgColors(color, 'light'), dark: dtcgColors(color, 'dark') }),
    ...schemelessGroups(tokens),
  };
}

/** The groups that are the same in every colour scheme. */
export function schemelessGroups({
  type,
  spacing,
  radius,
  shadow,
  border,
  motion,
  layout,
}: TokenValues): DtcgGroup {
  return {
    ...group('font', 'fontFamily', type?.families, ({ stack }) => familyNames(stack)),
    ...group('font-weight', 'fontWeight', type?.weights, (weight) => weight),
    ...group('text', 'dimension', type?.sizes, dtcgPixels),
    ...group('leading', 'number', type?.line_heights, (height) => height),
    // The format has no unit em, so the value is a number and the description states the unit.
    ...group('tracking', 'number', type?.tracking, (em) => Number.parseFloat(em), 'Letter-spacing in em.'),
    ...group('spacing', 'dimension', spacing?.values, dtcgPixels),
    ...group('radius', 'dimension', radius?.values, dtcgPixels),
    ...group('border', 'dimension', border?.values, dtcgPixels),
    ...group('shadow', 'shadow', shadow?.values, dtcgShadow),
    ...group('duration', 'duration', motion?.durations, (ms) => ({
      value: Number.parseFloat(ms),
      unit: 'ms',
    })),
    ...group('ease', 'cubicBezier', motion?.easings, dtcgEasing),
    ...group('breakpoint', 'dimension', layout?.breakpoints, dtcgPixels),
    ...group('container', 'dimension', layout?.containers, dtcgPixels),
    ...group('z', 'number', layout?.z_order, (order) => order, 'CSS z-index.'),
  };
}

/** A typed group. Values that the format cannot express (null) are left out, and so are empty groups. */
function group<T>(
  name: string,
  $type: string,
  values: Readonly<Record<string, T>> | undefined,
  convert: (value: T) => unknown,
  $description?: string,
): DtcgGroup {
  const tokens = Object.entries(values ?? {}).flatMap(([key, value]) => {
    const $value = convert(value);
    return $value === null ? [] : [[key, { $value }] as const];
  });
  if (tokens.length === 0) return {};
  return {
    [name]: { $type, ...($description === undefined ? {} : { $description }), ...Object.fromEntries(tokens) },
  };
}

/** The colours of a scheme, with their contrast ratios. */
export function dtcgColors(color: TokenValues['color'], scheme: Scheme): DtcgGroup {
  const pairs = colorPairs(color[scheme]);
  const tokens = Object.entries(color[scheme] ?? {}).map(([name, hex]) => {
    const own = pairs.filter(({ foreground }) => foreground === name).map(describePair);
    return [
      name,
      { $value: dtcgColor(hex), ...(own.length === 0 ? {} : { $description: own.join('; ') }) },
    ] as const;
  });
  return tokens.length === 0 ? {} : { $type: 'color', ...Object.fromEntries(tokens) };
}

function withoutEmpty(groups: Readonly<Record<string, DtcgGroup>>): DtcgGroup {
  return Object.fromEntries(Object.entries(groups).filter(([, own]) => Object.keys(own).length > 0));
}
