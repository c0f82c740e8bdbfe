import { customProperty, fillReferences, firstScheme, type Scheme } from '../../catalog/flat-tokens.ts';
import { groupTokens, type StatedTokens } from '../../catalog/listed-tokens.ts';
import type { Components } from '../../catalog/tokens.ts';
import type { Grammar } from '../../grammar/axes/index.ts';
import type { Contract } from '../contract.ts';
import { listed } from '../../text/listed.ts';

/** The text of a rule. */
export interface RuleText {
  readonly do: string;
  /** Null where it would only say the opposite of the rule; a contract says once that only its tokens are used. */
  readonly dont: string | null;
}

/** What a rule is written from: every value and token of the contract. */
export interface RuleContext {
  readonly grammar: Grammar;
  readonly stated: StatedTokens;
  readonly scheme: Scheme;
  /** The value of a token by its path; undefined where it is not listed. */
  readonly token: (path: string) => string | undefined;
  /** Declarations with references filled in; empty where the component is not stated. */
  readonly component: (name: keyof Components) => Readonly<Record<string, string>>;
}

/** Writes the rule of an axis; what it leaves out stays as in the texts of the value, null for all of it. */
export type RuleWriter = (value: string, context: RuleContext, plain: RuleText) => Partial<RuleText> | null;

export function ruleContext({ grammar, tokens: list }: Contract): RuleContext {
  const stated = groupTokens(list);
  const values = new Map(list.map(({ path, value }) => [path, value]));
  return {
    grammar,
    stated,
    scheme: firstScheme(stated.theme, stated.tokens),
    token: (path) => values.get(path),
    component: (name) =>
      Object.fromEntries(
        Object.entries(stated.components[name] ?? {}).map(([property, value]) => [
          property,
          fillReferences(value, values),
        ]),
      ),
  };
}

/** Whether the main action is a link, so that it has neither a box nor corners. */
export function hasBareAction({ 'emphasis.cta_treatment': treatment }: Grammar): boolean {
  return treatment === 'text-link' || treatment === 'underline-only';
}

/** Whether anything is drawn as a card: a component, a radius for cards, or a colour of surfaces. */
export function hasCards({ component, token }: RuleContext): boolean {
  return (
    Object.keys(component('card')).length > 0 ||
    ['radius.card', 'radius.box', 'radius.panel', 'color.surface'].some((path) => token(path) !== undefined)
  );
}

/** Whether the component of cards declares a line around them. */
export function hasCardBorder({ component }: RuleContext): boolean {
  return /\dpx/.test(component('card')['border'] ?? '');
}

/** Whether groups have outlines and no component fills a card: fills and shadows are then for what floats. */
export function hasOutlinesAlone({ component, grammar }: RuleContext): boolean {
  return grammar['emphasis.density_signals'] === 'borders' && Object.keys(component('card')).length === 0;
}

/** `12px (`--radius-card`)`; the value alone where no token has it. */
export function quoted(path: string | null, value: string): string {
  return path === null ? value : `${value} (\`${customProperty(path)}\`)`;
}

/** `--shadow-low`, `--shadow-card`: the tokens as code. */
export function namesOf(paths: readonly string[]): string {
  return listed(paths.map((path) => `\`${customProperty(path)}\``));
}
