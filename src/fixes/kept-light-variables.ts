import type { StyleChange, Way } from '../grammar/restyle.ts';
import { ASKS_FOR_DARK } from '../grammar/scheme-media.ts';
import type { PageVariables } from './page-variables.ts';
import { customPropertyRules } from './setting-rules.ts';

/**
 * A way that takes back the dark scheme of the page, with the custom properties that this scheme defines as they are in
 * the light one: `@media (prefers-color-scheme: dark) { :root { --surface: #fff } }`. Declarations are left for elements
 * that take a colour from none of them; null where the page has no such custom properties.
 */
export function keptLightInVariables(way: Way, variables: PageVariables): Way | null {
  if (way.media !== ASKS_FOR_DARK || way.html !== undefined || !takesBack(way.changes)) return null;
  const definitions = variables.names.flatMap((name) => {
    const dark = variables.definition(name)?.dark.find(({ kind }) => kind === 'media');
    const value = variables.valueAt(variables.body, name);
    return dark === undefined || value === null
      ? []
      : [{ name, value, selector: dark.selector, media: ASKS_FOR_DARK }];
  });
  if (definitions.length === 0) return null;
  const kept = new Set(definitions.map(({ name }) => name));
  const { media, atRules = [], ...rest } = way;
  const changes = withoutKept(way.changes, kept, variables);
  return {
    ...rest,
    ...(changes.length > 0 && { media }),
    changes,
    atRules: [...atRules, ...customPropertyRules(definitions)],
  };
}

/** Ways that take back a palette are important, because dark rules may be as specific as they like. */
function takesBack(changes: readonly StyleChange[]): boolean {
  return changes.every(({ declarations }) =>
    Object.values(declarations).every((value) => value.endsWith('!important')),
  );
}

function withoutKept(
  changes: readonly StyleChange[],
  kept: ReadonlySet<string>,
  variables: PageVariables,
): readonly StyleChange[] {
  const isKept = (index: number, property: string) => {
    const name = variables.usedBy(index, standIn(property));
    return name !== null && kept.has(name);
  };
  return changes.flatMap((change) =>
    Object.entries(change.declarations).flatMap(([property, value]) => {
      const elements = change.elements.filter((index) => !isKept(index, property));
      return elements.length === 0 ? [] : [{ ...change, elements, declarations: { [property]: value } }];
    }),
  );
}

/** The property whose custom property is known: the left and right sides of a border mostly take theirs with the others. */
function standIn(property: string): string {
  if (property === '-webkit-text-fill-color') return 'color';
  if (property === 'border-left-color' || property === 'border-right-color') return 'border-color';
  return property;
}
