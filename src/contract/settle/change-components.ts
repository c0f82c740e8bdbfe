import { fillReferences } from '../../catalog/flat-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import type { Components } from '../../catalog/tokens.ts';
import { contrastOn, TEXT_CONTRAST, GRAPHICS_CONTRAST } from '../../color/contrast.ts';
import { readOn, type Colors } from './derive-scheme.ts';

type Declared = Readonly<Record<string, string>>;

const HEX = /#[0-9a-f]{6}(?:[0-9a-f]{2})?(?![0-9a-f])/g;
const WHOLE = /^#[0-9a-f]{6}$/;

/** Colours that components state without a token, as tokens: they change as the tokens do. */
export function ownColors(components: Components): Colors {
  const found = Object.values(components).flatMap((declared) =>
    Object.entries(declared ?? {}).flatMap(([property, value]) =>
      [...value.matchAll(HEX)].map(([hex]): [string, string] => [nameOf(property, hex), hex]),
    ),
  );
  return Object.fromEntries(found);
}

/** Named as tokens of that use: text is read on the ground, fills and shadows are kept where they have a hue. */
function nameOf(property: string, hex: string): string {
  const use = property === 'color' ? 'text' : property.startsWith('border') ? 'border' : 'fill';
  return `${use}-${hex}`;
}

/** Components with the changed colours. What could be read still can; labels of fills that stay do so too. */
export function changeComponents(components: Components, former: Colors, colors: Colors): Components {
  const [before, after] = [pathsOf(former), pathsOf(colors)];
  const changed = Object.entries(components).map(([name, declared = {}]) => {
    const own: Declared = Object.fromEntries(
      Object.entries(declared).map(([property, value]) => [
        property,
        property === 'box-shadow'
          ? value
          : value.replaceAll(HEX, (hex) => colors[nameOf(property, hex)] ?? hex),
      ]),
    );
    const ink = inkOf(pairOf(declared, before), pairOf(own, after));
    return [name, ink === null ? own : { ...own, color: ink }] as const;
  });
  return Object.fromEntries(changed);
}

function pathsOf(colors: Colors): ReadonlyMap<string, string> {
  return new Map(Object.entries(colors).map(([name, hex]) => [`color.${name}`, hex]));
}

interface Pair {
  readonly ink: string;
  /** Its own, else the ground. */
  readonly fill: string;
  readonly hasFill: boolean;
}

/** Text and fill of a component; null where one of them is no opaque colour. */
function pairOf(declared: Declared, values: ReadonlyMap<string, string>): Pair | null {
  const [ink, own] = ['color', 'background'].map((one) => fillReferences(declared[one] ?? '', values));
  const hasFill = WHOLE.test(own ?? '');
  const fill = (hasFill ? own : values.get('color.background')) ?? '';
  return WHOLE.test(ink ?? '') && WHOLE.test(fill) ? { ink: ink ?? '', fill, hasFill } : null;
}

/** Another text colour of a component; null where its own can stay. */
function inkOf(former: Pair | null, pair: Pair | null): string | null {
  if (former === null || pair === null) return null;
  const read = ratioOf(former);
  if (ratioOf(pair) >= Math.min(TEXT_CONTRAST, read) && ratioOf(pair) >= GRAPHICS_CONTRAST) return null;
  const isKept = pair.hasFill && former.fill === pair.fill && read >= GRAPHICS_CONTRAST;
  return isKept ? former.ink : readOn(pair.fill, pair.ink, (color) => color);
}

function ratioOf({ ink, fill }: Pair): number {
  return contrastOn(tokenColor(ink), tokenColor(fill));
}
