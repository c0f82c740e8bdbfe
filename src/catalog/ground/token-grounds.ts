import { fontClass } from '../../text/font-class.ts';
import { splitFamilies } from '../../text/split-families.ts';
import type { Frontmatter } from '../entry.ts';
import { firstScheme, TOKEN_REFERENCE } from '../flat-tokens.ts';
import type { Source } from '../sources.ts';
import { COMPONENT_NAMES, type Tokens } from '../tokens.ts';
import { type Ground, groundOf, weakest } from './ground.ts';

/** Grounds by the path of the token, in the paths of `listTokens`. */
export type TokenGrounds = ReadonlyMap<string, Ground>;

type Founded = Pick<Frontmatter, 'theme' | 'tokens' | 'sources' | 'components' | 'component_cites'>;

/** The ground of every token and of every declaration of a component. */
export function tokenGrounds(entry: Founded): TokenGrounds {
  const named = namedGrounds(entry);
  return new Map([...named, ...componentGrounds(entry, new Map(named))]);
}

/** The sources that each token cites, by the path of the token; declarations of components are left out. */
export function tokenCitations({
  theme,
  tokens,
}: Pick<Founded, 'theme' | 'tokens'>): ReadonlyMap<string, readonly string[]> {
  const first = firstScheme(theme, tokens);
  const cited = Object.entries(tokens).flatMap(([group, content]) =>
    leavesOf(content).flatMap((place) => {
      const path = pathOf(group, place, first);
      return path === null || content === undefined ? [] : [[path, citesOf(content, place)] as const];
    }),
  );
  return new Map(cited);
}

function namedGrounds({ theme, tokens, sources }: Founded): (readonly [string, Ground])[] {
  const first = firstScheme(theme, tokens);
  return Object.entries(tokens).flatMap(([group, content]) =>
    leavesOf(content).flatMap((place) => {
      const path = pathOf(group, place, first);
      if (path === null || content === undefined) return [];
      const ground = groundOf(citesOf(content, place), sources);
      return [[path, isDescriptor(place) ? groundOfDescriptor(content, place, sources) : ground] as const];
    }),
  );
}

type Group = NonNullable<Tokens[keyof Tokens]>;
type Place = readonly string[];

/** Key paths of the values of a group, without its citations: `light.primary`, `families.body.class`, `scale`. */
function leavesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [place];
  return Object.entries(value).flatMap(([key, inner]) =>
    place.length === 0 && (key === 'cites' || key === 'cites_for') ? [] : leavesOf(inner, [...place, key]),
  );
}

/** Sources of one value: the most specific key of `cites_for` that names it, else those of the group. */
function citesOf({ cites, cites_for: exceptions = {} }: Group, place: Place): readonly string[] {
  const keys = place.flatMap((_, index) => {
    const start = place.slice(0, place.length - index);
    return [start.join('.'), start.slice(1).join('.')];
  });
  const key = keys.find((name) => name !== '' && exceptions[name] !== undefined);
  return (key === undefined ? undefined : exceptions[key]) ?? cites;
}

/** Properties of a typeface that stylesheets do not state. */
const DESCRIPTORS = ['class', 'width', 'licence', 'substitute'];

function isDescriptor(place: Place): boolean {
  return place[0] === 'families' && DESCRIPTORS.includes(place[2] ?? '');
}

/** A class that the name of the family tells has the ground of the stack; other descriptors need a citation. */
function groundOfDescriptor(group: Group, place: Place, sources: readonly Source[]): Ground {
  const own = group.cites_for?.[place.join('.')];
  if (own !== undefined && groundOf(own, sources) !== 'recalled') return groundOf(own, sources);
  const [, role = '', property] = place;
  const family = 'families' in group ? group.families?.[role] : undefined;
  const told = property === 'class' && family !== undefined && isTold(family);
  return told ? groundOf(citesOf(group, ['families', role, 'stack']), sources) : 'recalled';
}

function isTold({ stack, class: stated }: { readonly stack: string; readonly class: string }): boolean {
  return fontClass(splitFamilies(stack)) === stated;
}

/** Prefixes of paths by the key that holds the values. */
const PREFIXES: Readonly<Record<string, string>> = {
  weights: 'font-weight',
  sizes: 'text',
  line_heights: 'leading',
  tracking: 'tracking',
  durations: 'duration',
  easings: 'ease',
  breakpoints: 'breakpoint',
  containers: 'container',
  z_order: 'z',
};

function pathOf(group: string, [holder = '', name = '', property]: Place, first: string): string | null {
  if (group === 'color') return holder === first ? `color.${name}` : `color-${holder}.${name}`;
  if (holder === 'families') return property === 'stack' ? `font.${name}` : `font-${property}.${name}`;
  if (holder === 'scale') return `scale.${group === 'type' ? 'text' : group}`;
  if (holder === 'values') return `${group}.${name}`;
  if (holder === 'reduced') return 'motion.reduced';
  const prefix = PREFIXES[holder];
  return prefix === undefined ? null : `${prefix}.${name}`;
}

/** A declaration has the ground of its tokens, and of its citation unless it consists of tokens alone. */
function componentGrounds(
  { components = {}, component_cites: cites = {}, sources }: Founded,
  named: TokenGrounds,
): (readonly [string, Ground])[] {
  return COMPONENT_NAMES.flatMap((name) =>
    Object.entries(components[name] ?? {}).map(([property, value]) => {
      const paths = [...value.matchAll(TOKEN_REFERENCE)].map(([, path = '']) => path);
      const tokens = paths.map((path) => named.get(path) ?? 'recalled');
      const isTokens = value.replaceAll(TOKEN_REFERENCE, '').trim() === '';
      const own = isTokens && cites[name] === undefined ? [] : [groundOf(cites[name], sources)];
      return [`${name}.${property}`, weakest([...own, ...tokens])] as const;
    }),
  );
}
