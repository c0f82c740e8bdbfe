import { customProperty, firstScheme } from '../catalog/flat-tokens.ts';
import { groupTokens } from '../catalog/listed-tokens.ts';
import type { ValueTexts } from '../grammar/axis.ts';
import { toHex } from '../color/hex.ts';
import { AXES, type Grammar } from '../grammar/axes/index.ts';
import type { Readings } from '../grammar/read-axes.ts';
import type { RuleContext } from '../contract/rules/rule.ts';
import { writeRule } from '../contract/rules/write-rule.ts';
import type { TargetIdentity } from '../identity/target.ts';
import type { Fix } from '../score/fixes.ts';
import { splitFamilies } from '../text/split-families.ts';

/**
 * The fix with the rule that a contract of the target has for its axis, where that rule is in values of tokens: an example
 * such as `8px` would say another size than the contract.
 */
export function actionsInTokens(
  fixes: readonly Fix[],
  { identity, target, readings }: { identity: TargetIdentity; target: Grammar; readings: Readings },
): Fix[] {
  const context = contextOf(identity, target);
  const properties = propertiesOf(identity);
  return fixes.map((fix) => {
    const texts = AXES.find(({ id }) => id === fix.axis)?.texts as Readonly<Record<string, ValueTexts>>; // by value
    const plain = texts[fix.target];
    const reading = readings[fix.axis];
    if (plain === undefined || reading.value === null) return fix;
    const rule = writeRule(fix.axis, fix.target, context, plain).do;
    if (rule === plain.do || !STATES_VALUE.test(rule)) return { ...fix, action: withGround(fix, identity) };
    return { ...fix, action: `${withValues(rule, properties)} Now: ${reading.measure}.` };
  });
}

/** A token, or a value that a component declares. */
const STATES_VALUE = /`--|\d(?:px|rem|em)\b/;
/** A ground that stands as an example. */
const EXAMPLE = /(?<=ground such as )#[0-9a-f]{6}/;

/** The sentence with the ground of the target as its example: a dark one for a dark page. */
function withGround({ axis, target, action }: Fix, { schemes }: TargetIdentity): string {
  if (axis !== 'surface.dark_mode' || target !== 'dark-first') return action;
  const dark = schemes.find(({ scheme }) => scheme === 'dark');
  const ground = dark?.colors.find(({ name }) => name === 'background')?.color;
  return ground === undefined ? action : action.replace(EXAMPLE, toHex(ground));
}

function contextOf({ tokens, components }: TargetIdentity, grammar: Grammar): RuleContext {
  const stated = groupTokens([...tokens].map(([path, value]) => ({ path, value })));
  return {
    grammar,
    stated,
    scheme: firstScheme(stated.theme, stated.tokens),
    token: (path) => tokens.get(path),
    component: (name) => components[name] ?? {},
  };
}

/** A custom property that stands without its value. */
const BARE = /(?<!\()`(--[a-z][\w-]*)`(?! \()/g;

/** Token values by the custom properties that contracts name them with. */
type Properties = ReadonlyMap<string, string>;

function propertiesOf({ tokens }: TargetIdentity): Properties {
  return new Map([...tokens].map(([path, value]) => [customProperty(path), shownValue(path, value)]));
}

/** The first family of a typeface: its fallbacks say nothing about the design. */
function shownValue(path: string, value: string): string {
  return path.startsWith('font.') ? (splitFamilies(value)[0] ?? value) : value;
}

/** The rule with the value of each token: who reads a fix may not have the contract. */
function withValues(rule: string, properties: Properties): string {
  return rule.replace(BARE, (name, property: string) => {
    const value = properties.get(property);
    return value === undefined ? name : `${name} (${value})`;
  });
}
