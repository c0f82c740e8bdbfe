import type { Cascade } from '../cascade/style-document.ts';
import { isStateColor } from '../color/state-colors.ts';
import type { Declarations, StyleChange, Way } from '../grammar/restyle.ts';
import type { StyleTokens } from '../grammar/style-tokens.ts';
import { hasDarkScheme, inLight, isPlainWay } from './in-schemes.ts';
import { keptLightInVariables } from './kept-light-variables.ts';
import { mergedChanges } from './merge-changes.ts';
import { pageVariables, USES, type PageVariables } from './page-variables.ts';
import { settingRules, type Setting } from './setting-rules.ts';
import { holdsToken, isSameValue, namesByProperty, type NamesFor } from './variable-names.ts';

/**
 * The way with custom properties of the page set and named, instead of values beside them; null where it would be the same.
 * @param share least part of the elements with a custom property that the way has to mean, 0..1
 */
export type VariableSetter = (way: Way, share: number) => Way | null;

/** Part that most ways have to mean: a design changes as a whole. */
export const MOST = 0.5;
/** All of it, where no measure tells what else changes. */
export const ALL = 1;

/** @param cascade null for a page that a browser styled: its rules are not known */
export function variableSetter(cascade: Cascade | null, tokens: StyleTokens): VariableSetter {
  if (cascade === null) return () => null;
  return (way, share) => {
    const variables = pageVariables(cascade);
    const kept = keptLightInVariables(way, variables);
    if (kept !== null) return kept;
    if (!isPlainWay(way) || (variables.names.length === 0 && !hasDarkScheme(cascade))) return null;
    const changes = mergedChanges(way.changes);
    const settings = settingsOf(changes, variables, tokens, share);
    const names = namesByProperty(variables, tokens);
    const left = named(withoutSet(changes, settings, variables), settings, variables, names);
    const rules = settingRules(withFamilies(settings, variables, names), tokens);
    const atRules = [...(way.atRules ?? []), ...rules];
    const own = { ...way, changes: left, atRules };
    const parted = inLight(own, cascade);
    const isSame = settings.size === 0 && parted === own && isUnnamed(left);
    return isSame ? null : parted;
  };
}

function isUnnamed(changes: readonly StyleChange[]): boolean {
  return !changes.some(({ declarations }) =>
    Object.values(declarations).some((value) => value.includes('var(--')),
  );
}

type Settings = ReadonlyMap<string, Setting>;

/** The custom properties to set: those of which enough that uses them, of one kind, is to have one new value. */
function settingsOf(
  changes: readonly StyleChange[],
  variables: PageVariables,
  tokens: StyleTokens,
  share: number,
): Settings {
  const given = givenBy(changes, variables);
  const found = usesIn(changes, variables).flatMap(({ name, property }): Candidate[] => {
    if (NAMES_VALUE.test(name) || isOfState(name)) return [];
    // Code keeps a face of even width, and may take it from there in a shorthand.
    if (property === 'font-family' && EVEN.test(variables.valueAt(variables.body, name) ?? '')) return [];
    if (holdsToken(name, property, variables, tokens)) return [];
    const users = variables.users(name, property);
    const values = users.flatMap((index) => given(index, property) ?? []).filter(isPlain);
    const [most] = [...Map.groupBy(values, (value) => value)].toSorted(([, a], [, b]) => b.length - a.length);
    const definition = variables.definition(name);
    if (most === undefined || definition === null || most[1].length < share * users.length) return [];
    if (isSameValue(variables.shownAt(variables.body, name) ?? '', most[0], property)) return [];
    const write = (value: string) => variables.written(name, value);
    if (write(most[0]) === null) return [];
    // Without a measure nothing else may change, such as texts whose ink is the same custom property.
    if (share === ALL && !isWholeUse(name, most[0], variables, given)) return [];
    return [{ name, property, value: most[0], definition, write, count: most[1].length }];
  });
  // The last of a name holds: that of most elements.
  return new Map(found.toSorted((a, b) => a.count - b.count).map((setting) => [setting.name, setting]));
}

/** Whether all that takes a value from a custom property, as any property, is to have a new one. */
function isWholeUse(
  name: string,
  value: string,
  variables: PageVariables,
  given: (index: number, property: string) => string | undefined,
): boolean {
  return USES.every((names) =>
    variables
      .users(name, names[0] ?? '')
      .every((index) => names.some((property) => given(index, property) === value)),
  );
}

/** A custom property that is called after its value, such as `--white` and `--blue-500`, has no other one. */
const NAMES_VALUE =
  /(?:^-|-)(?:(?:white|black|gr[ae]y|red|orange|yellow|green|teal|cyan|blue|indigo|purple|pink)|\d{2,4})(?:-rgb|-hsl)?$/;

/** Typefaces of code. */
const EVEN = /\bmono(?:space)?\b|courier|consolas|menlo/i;

/** Whether a custom property is called after a state, such as `--danger`: its hue says so, and it is for nothing else. */
function isOfState(name: string): boolean {
  return isStateColor(name.slice(2)) || /-(?:err|warn)(?:-|$)/.test(name);
}

interface Candidate extends Setting {
  readonly count: number;
}

/** The custom properties that changes replace, with the properties for which they do. */
function usesIn(changes: readonly StyleChange[], variables: PageVariables) {
  const found = new Map<string, { readonly name: string; readonly property: string }>();
  for (const { elements, declarations, pseudo } of changes) {
    if (pseudo !== undefined) continue;
    for (const property of Object.keys(declarations))
      for (const index of elements) {
        const name = variables.usedBy(index, property);
        if (name !== null) found.set(`${name} ${property}`, { name, property });
      }
  }
  return [...found.values()];
}

/** The value that changes give to a property of an element, or to that of the element from which it inherits. */
function givenBy(changes: readonly StyleChange[], variables: PageVariables) {
  const byElement = new Map<number, Declarations>();
  for (const { elements, declarations, pseudo } of changes)
    if (pseudo === undefined) for (const index of elements) byElement.set(index, declarations);
  const given = (index: number, property: string): string | undefined => {
    const own = byElement.get(index)?.[property];
    if (own !== undefined || index < 0 || !variables.inherits(index, property)) return own;
    return given(variables.parentOf(index), property);
  };
  return given;
}

/** A value that a custom property may have wherever it is used. */
function isPlain(value: string): boolean {
  return !/!important|inherit|currentcolor|none|var\(/i.test(value);
}

/** The changes without what elements have once the custom properties are set. */
function withoutSet(
  changes: readonly StyleChange[],
  settings: Settings,
  variables: PageVariables,
): readonly StyleChange[] {
  const isSet = (index: number, property: string, value: string) => {
    const name = variables.usedBy(index, property);
    const has = name === null ? null : (settings.get(name)?.value ?? variables.shownAt(index, name));
    return has !== null && isSameValue(has, value, property);
  };
  // What the body declares for itself shows behind all of the page, too.
  const { body } = variables;
  const isLeftToBody = (index: number, property: string, value: string) =>
    index === ROOT && !variables.inherits(body, property) && isSet(body, property, value);
  return changes.flatMap((change) => {
    if (change.pseudo !== undefined) return [change];
    const entries = Object.entries(change.declarations);
    const own = change.elements.map((index) => ({
      index,
      left: Object.fromEntries(
        entries.filter(
          ([property, value]) => !isSet(index, property, value) && !isLeftToBody(index, property, value),
        ),
      ),
    }));
    return [...Map.groupBy(own, ({ left }) => Object.keys(left).join()).values()].flatMap((group) => {
      const declarations = group[0]?.left ?? {};
      if (Object.keys(declarations).length === 0) return [];
      return [{ ...change, elements: group.map(({ index }) => index), declarations }];
    });
  });
}

const HEX = /#[0-9a-f]{6}\b/gi;

/** The changes with `var()` for each value that a custom property has where it is used. */
function named(
  changes: readonly StyleChange[],
  settings: Settings,
  variables: PageVariables,
  namesFor: NamesFor,
): readonly StyleChange[] {
  const valueAt = (index: number, name: string) => {
    const before = variables.shownAt(index, name);
    return before === null ? null : (settings.get(name)?.value ?? before);
  };
  return changes.map((change) => {
    const nameOf = (value: string, property: string) => {
      const fits = (name: string) =>
        change.elements.every((index) => isSameValue(valueAt(index, name) ?? '', value, property));
      return namesFor(property).find((name) => !isOfState(name) && fits(name));
    };
    const declarations = Object.entries(change.declarations).map(([property, value]) => [
      property,
      withNames(value, (part) => {
        const name = nameOf(part, property);
        return name === undefined ? undefined : variables.reference(name);
      }),
    ]);
    return { ...change, declarations: Object.fromEntries(declarations) as Declarations };
  });
}

/** Custom properties for families name the one that has the family, as its list is long. */
function withFamilies(settings: Settings, variables: PageVariables, namesFor: NamesFor): Setting[] {
  const family = 'font-family';
  const isSame = (name: string, value: string) =>
    !settings.has(name) && isSameValue(variables.valueAt(variables.body, name) ?? '', value, family);
  return [...settings.values()].map((setting) => {
    const { property, value } = setting;
    const name = property === family ? namesFor(family).find((one) => isSame(one, value)) : undefined;
    return name === undefined ? setting : { ...setting, value: `var(${name})` };
  });
}

function withNames(value: string, referenceTo: (part: string) => string | undefined): string {
  return referenceTo(value) ?? value.replaceAll(HEX, (hex) => referenceTo(hex) ?? hex);
}

const ROOT = 0; // index of the root element
