import type { Cascade } from '../cascade/style-document.ts';
import { parseHex, toHex } from '../color/hex.ts';
import { looksColored } from '../color/seen-hue.ts';
import { keptLight } from '../grammar/axes/surface-dark-mode/kept-light.ts';
import type { Declarations, Restyling, Way } from '../grammar/restyle.ts';
import { ASKS_FOR_DARK, ASKS_FOR_LIGHT } from '../grammar/scheme-media.ts';
import { hasSchemePart, turnsTo } from './color-scheme.ts';
import { withoutImportance } from '../css/importance.ts';
import { bothWays } from './merge-changes.ts';
import { BORDER } from './turned-lines.ts';

const COLORS: ReadonlySet<string> = new Set([
  'color',
  'color-scheme',
  '-webkit-text-fill-color',
  'background',
  'background-color',
  'background-image',
  'border-color',
  'border-top-color',
  'border-right-color',
  'border-bottom-color',
  'border-left-color',
]);

/** Other schemes and further elements have rules of their own. */
export function isPlainWay(way: Way): boolean {
  const { media, under, html } = way;
  return media === undefined && under === undefined && html === undefined && !hasSchemePart(way);
}

/** Whether the page has other styles for readers who ask for dark. */
export function hasDarkScheme({ dark }: Cascade): boolean {
  return dark.some(({ variant }) => variant.kind === 'media');
}

/** Writes no colours into a scheme of the page that they are not for. */
export type SchemeKeeper = (way: Way) => Way;

/**
 * Prepares the keeper for a page that is dark for readers who ask for it. Where the target has no dark scheme, a light
 * ground takes that of the page back; other colours are for the light scheme.
 * @param finish gives a way the form in which it is written
 */
export function schemeKeeper(
  cascade: Cascade | null,
  page: Restyling,
  finish: (way: Way) => Way,
): SchemeKeeper {
  if (cascade === null || !hasDarkScheme(cascade)) return (way) => way;
  return (way) => {
    if (!isPlainWay(way)) return way;
    const isLight = page.target[SCHEME] === 'none' && turnsTo(way.changes, page) === false;
    const kept = isLight ? keptLight(page, ASKS_FOR_DARK) : [];
    const [light] = 'manual' in kept ? [] : kept;
    return light === undefined ? inLight(way, cascade) : bothWays(way, finish(inDark(light, way)));
  };
}

const SCHEME = 'surface.dark_mode';

/** The light colours of the page in its dark scheme, with those of the way instead where it has others. */
function inDark(light: Way, { changes }: Way): Way {
  const kept = new Set(
    light.changes.flatMap(({ elements, declarations }) =>
      Object.keys(declarations).flatMap((property) => elements.map((index) => `${index} ${property}`)),
    ),
  );
  const own = changes.flatMap(({ elements, declarations, pseudo }) =>
    Object.entries(pseudo === undefined ? declarations : {}).map(([property, value]) => ({
      elements: elements.filter((index) => kept.has(`${index} ${property}`)),
      declarations: { [property]: `${withoutImportance(value)} !important` },
    })),
  );
  return { ...light, changes: [...light.changes, ...own.filter((change) => change.elements.length > 0)] };
}

/** The way with its colours in the light scheme alone, where the page has others in the dark one. */
export function inLight(way: Way, { dark, cascaded }: Cascade): Way {
  const other = dark.find(({ variant }) => variant.kind === 'media')?.variant;
  const turns = (index: number) => {
    const [light, its] = [cascaded.elements[index]?.style, other?.styles[index] ?? null];
    return its !== null && light !== undefined && isOtherwise(light, its);
  };
  if (!way.changes.some(({ elements, declarations }) => hasColors(declarations) && elements.some(turns)))
    return way;
  return withColorsIn(way, { media: ASKS_FOR_LIGHT });
}

/** The way with its colours in some media, or while the root element matches a selector. */
export function withColorsIn(way: Way, place: Pick<Way, 'media' | 'under'>): Way {
  const part = (isWanted: boolean) =>
    way.changes.flatMap((change) => {
      const isColor = colorFinder(change.declarations);
      const entries = Object.entries(change.declarations).filter((one) => isColor(...one) === isWanted);
      return entries.length === 0 ? [] : [{ ...change, declarations: Object.fromEntries(entries) }];
    });
  const also = { changes: part(true), ...place, ...(way.also !== undefined && { also: way.also }) };
  return { ...way, changes: part(false), also };
}

function hasColors(declarations: Declarations): boolean {
  const isColor = colorFinder(declarations);
  return Object.entries(declarations).some((one) => isColor(...one));
}

/**
 * Tells which declarations of a rule are for one scheme: colours, and a grey line, as far as it resets no other line. A
 * border that is taken away is for all.
 */
function colorFinder(declarations: Declarations): (property: string, value: string) => boolean {
  const isAlone = Object.keys(declarations).filter((property) => BORDER.test(property)).length === 1;
  return (property, value) => {
    if (LINE.test(property)) return isAlone && isGrey(value);
    return COLORS.has(property) && !(property === 'border-color' && value === 'transparent');
  };
}

const LINE = /^border(?:-(?:top|right|bottom|left))?$/;

/** Whether a line is drawn in a grey, which glares or vanishes on another ground. */
function isGrey(line: string): boolean {
  const color = parseHex(/#([0-9a-f]{6})\b/i.exec(line)?.[1] ?? '');
  return color !== null && !looksColored(color);
}

type Colors = Pick<Cascade['cascaded']['elements'][number]['style'], 'color' | 'background-color'>;

function isOtherwise(light: Colors, dark: Colors): boolean {
  return (
    toHex(light.color) !== toHex(dark.color) ||
    toHex(light['background-color']) !== toHex(dark['background-color'])
  );
}
