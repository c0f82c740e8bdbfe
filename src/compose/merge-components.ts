import { firstScheme, flatTokens, fillReferences, TOKEN_REFERENCE } from '../catalog/flat-tokens.ts';
import { COMPONENT_NAMES, type Components, type TokenValues } from '../catalog/tokens.ts';
import { composite } from '../color/composite.ts';
import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import { parseHex } from '../color/hex.ts';
import { isSeenOn } from '../color/seen-on.ts';
import type { Rgba } from '../color/rgba.ts';
import type { Category } from '../grammar/axis.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { sourceOf, type Sources } from './source.ts';

type Name = (typeof COMPONENT_NAMES)[number];
type Declared = Readonly<Record<string, string>>;

/** The category whose source states a property of a component. */
const OWNERS: readonly (readonly [RegExp, Category])[] = [
  [/^(?:background|color)$/, 'palette'],
  [/^(?:border|box-shadow|(?:min-)?height$)/, 'surface'],
  [/^(?:padding|(?:row-|column-)?gap)/, 'whitespace'],
  [/^(?:font|letter-spacing|line-height|text-)/, 'type'],
];
/** Components that lie on the ground as parts of the surface, with its fills. */
const PANELS: ReadonlySet<Name> = new Set(['input', 'card', 'nav']);
/** Colours that are no tokens belong to the brand that states them. */
const LITERAL_COLOR = /#[0-9a-f]{3}|\b(?:rgb|hsl|oklch)a?\(/i;

/**
 * Components of the hybrid: each property comes from the source of its category, as far as the tokens that it names are
 * tokens of the hybrid. Fills on which text could not be read are left out, and the button is as the main action.
 */
export function mergeComponents(sources: Sources, grammar: Grammar, tokens: TokenValues): Components {
  const scheme = firstScheme(
    (sourceOf(sources, 'surface') ?? sourceOf(sources, 'palette'))?.entry.theme,
    tokens,
  );
  const values = new Map(flatTokens(tokens, scheme).map(({ path, value }) => [path, value]));
  const isKnown = (value: string) =>
    !LITERAL_COLOR.test(value) &&
    [...value.matchAll(TOKEN_REFERENCE)].every(([, path = '']) => values.has(path));
  const colorOf = (value: string | undefined) => parseHex(fillReferences(value ?? '', values).slice(1));
  const merged = COMPONENT_NAMES.map((name) => {
    const own = Object.fromEntries(
      OWNERS.flatMap(([properties, category]) => {
        const owner = category === 'palette' && PANELS.has(name) ? 'surface' : category;
        return Object.entries(sourceOf(sources, owner)?.components?.[name] ?? {}).filter(
          ([property, value]) => properties.test(property) && isKnown(value),
        );
      }),
    );
    const drawn = name === 'button' ? asAction(own, grammar, { values, colorOf }) : own;
    return [name, isReadable(drawn, colorOf) ? drawn : withoutFill(drawn)] as const;
  });
  return Object.fromEntries(merged.filter(([, own]) => Object.keys(own).length > 0));
}

interface Colors {
  readonly values: ReadonlyMap<string, string>;
  readonly colorOf: (value: string | undefined) => Rgba | null;
}

/** The button as the main action is drawn; none where it is a link. */
function asAction(
  own: Declared,
  { 'emphasis.cta_treatment': treatment }: Grammar,
  { values, colorOf }: Colors,
): Declared {
  const { background = '', border = 'none' } = own;
  const ground = colorOf('{color.background}');
  switch (treatment) {
    case 'text-link':
    case 'underline-only':
      return {};
    case 'outlined': {
      const line = [...values.keys()].find((path) => path.startsWith('border.'));
      const isLegible = isReadable({ color: '{color.primary}' }, colorOf) && values.has('color.primary');
      const ink = isLegible ? '{color.primary}' : '{color.text}';
      const edge = /\dpx|\{border/.test(border)
        ? border
        : `${line === undefined ? '1px' : `{${line}}`} solid ${ink}`;
      const { 'box-shadow': _, ...rest } = own;
      return values.has('color.text') ? { ...rest, background: 'transparent', color: ink, border: edge } : {};
    }
    case 'filled-gradient':
      return background.includes('gradient(') ? own : withoutFill(own);
    case 'filled-solid': {
      const isSeen = (color: Rgba | null) => color !== null && ground !== null && isSeenOn(color, ground);
      if (isSeen(colorOf(background))) return own;
      const pair = FILLS.find(
        (names) =>
          names.every((name) => values.has(`color.${name}`)) && isSeen(colorOf(`{color.${names[0]}}`)),
      );
      return pair === undefined
        ? withoutFill(own)
        : {
            ...own,
            background: `{color.${pair[0]}}`,
            color: `{color.${pair[1]}}`,
          };
    }
    default:
      return own;
  }
}

/** Colours of a main button and its label, in order of choice. */
const FILLS = [
  ['primary', 'on-primary'],
  ['text', 'background'],
] as const;

/** Whether text on the component has the contrast that text needs; what states no colours keeps those of the page. */
function isReadable({ background, color = '{color.text}' }: Declared, colorOf: Colors['colorOf']): boolean {
  const ground = colorOf('{color.background}');
  const [fill, ink] = [colorOf(background) ?? ground, colorOf(color)];
  if (ground === null || fill === null || ink === null) return true;
  return contrastOn(ink, composite(fill, ground)) >= TEXT_CONTRAST;
}

function withoutFill(own: Declared): Declared {
  const kept = Object.entries(own).filter(([property]) => property !== 'background' && property !== 'color');
  return Object.fromEntries(kept);
}
