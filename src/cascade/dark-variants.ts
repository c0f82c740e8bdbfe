import type { DocElement, DocumentTree } from '../document/document.ts';
import { withAttributes } from '../document/with-attributes.ts';
import type { Page } from '../page/page.ts';
import { elementStyles, styleResolver } from './computed-styles.ts';
import { darkSwitches, type Switch } from './dark-switches.ts';
import { matchRules, type MatchedRules, type Matching } from './match-rules.ts';
import type { ComputedStyle } from './properties.ts';
import { BOTH_SCHEMES, SCHEME_BITS, type CascadeRule, type RuleSet } from './rules/rule-set.ts';
import { sameStyle } from './same-style.ts';
import type { ResolvedStyle, StyleResolver } from './style-resolver.ts';
import type { DarkVariant } from './styled-page.ts';

/** Switches tried before the page counts as having none. */
const MAX_TRIED = 3;

/** The page as styled for a light colour scheme. */
interface LightPage {
  readonly page: Page;
  readonly rules: RuleSet;
  readonly matching: Matching;
  readonly resolver: StyleResolver;
  readonly styles: readonly ResolvedStyle[];
}

/** A dark variant with what its styles were computed from, so that they can be computed again with further rules. */
export interface DarkCascade {
  readonly variant: DarkVariant;
  readonly document: DocumentTree;
  readonly matched: readonly Pick<MatchedRules, 'element'>[];
  readonly resolver: StyleResolver;
  readonly styles: readonly ResolvedStyle[];
}

/** All dark variants of the page: by media query and by switch. */
export function darkVariants(light: LightPage): DarkCascade[] {
  return [mediaVariant(light), switchVariant(light)].filter((variant) => variant !== null);
}

function mediaVariant({ page, rules, matching, styles }: LightPage): DarkCascade | null {
  const { document, sheets, imported } = page;
  const asked = rules.rules.some(({ schemes }) => schemes !== BOTH_SCHEMES);
  const texts = [...sheets.map(({ css }) => css), ...imported.values()];
  const lightDark = texts.some((css) => css.includes('light-dark('));
  if (!asked && !lightDark && !offersDark(document, styles)) return null;
  const { matched } = matching;
  const resolver = styleResolver(document, rules, 'dark', matching.matchContext.work);
  const dark = elementStyles(document, matched, resolver);
  const selector = !asked && lightDark ? 'light-dark()' : 'prefers-color-scheme';
  const found = darkVariant({ kind: 'media', selector }, styles, dark);
  return found && { variant: found, document, matched, resolver, styles: dark };
}

/** Whether the page declares a dark `color-scheme`, in CSS or a <meta>. */
function offersDark({ elements }: DocumentTree, styles: readonly ResolvedStyle[]): boolean {
  return (
    styles.some(({ computed }) => computed.style['color-scheme'].includes('dark')) ||
    elements.some(
      ({ tag, attributes }) => tag === 'meta' && attributes['name']?.toLowerCase() === 'color-scheme',
    )
  );
}

function switchVariant(light: LightPage): DarkCascade | null {
  const { document } = light.page;
  const holding = light.rules.rules.filter(({ schemes }) => (schemes & SCHEME_BITS.light) !== 0);
  for (const found of darkSwitches(holding, document).slice(0, MAX_TRIED)) {
    const waiting = new Set(holding.filter(({ selector }) => mentions(selector.text, found)));
    const turned = mostTurned(light.matching, document, found, waiting);
    if (turned === null) continue;
    const { resolver } = light;
    const dark = elementStyles(turned.document, turned.matched, resolver);
    const result = darkVariant({ kind: 'switch', selector: found.selector }, light.styles, dark);
    if (result !== null) return { variant: result, ...turned, resolver, styles: dark };
  }
  return null;
}

/** Whether a selector depends on the switch: rules that match differently when it is on. */
function mentions(selector: string, { attribute, value }: Switch): boolean {
  return selector.includes(`[${attribute}`) || (attribute === 'class' && selector.includes(`.${value}`));
}

type Turned = Pick<DarkCascade, 'document' | 'matched'>;

/**
 * The page with the switch on <html> or on <body>: where it turns on most rules, as the selectors `body.dark` and
 * `.dark.home` tell. Null where it changes nothing.
 */
function mostTurned(
  matching: Matching,
  document: DocumentTree,
  found: Switch,
  waiting: ReadonlySet<CascadeRule>,
): Turned | null {
  const turned = targets(document).flatMap((target) => {
    const switched = withAttributes(document, target, tokensOf(found, target));
    const again = rematch(matching, switched, waiting);
    return again === null ? [] : [{ document: switched, ...again }];
  });
  const [first, second] = turned;
  if (first === undefined) return null;
  return second !== undefined && second.rules > first.rules ? second : first;
}

/** The rules of every element once the switch is on, and how many rules of it match; null if it changes none. */
function rematch(
  { matched, matchContext }: Matching,
  turned: DocumentTree,
  waiting: ReadonlySet<CascadeRule>,
): { matched: Pick<MatchedRules, 'element'>[]; rules: number } | null {
  const again = matchRules(turned, [...waiting], matchContext.work);
  let changed = false;
  const rules = new Set<CascadeRule>();
  const after = matched.map((before, index) => {
    const gained = again.matched[index]?.element ?? [];
    for (const rule of gained) rules.add(rule);
    const lost = before.element.filter((rule) => waiting.has(rule));
    if (gained.length === lost.length && gained.every((rule, at) => rule === lost[at])) return before;
    changed = true;
    const kept = before.element.filter((rule) => !waiting.has(rule));
    return { element: [...kept, ...gained].toSorted((a, b) => a.rank - b.rank) };
  });
  return changed ? { matched: after, rules: rules.size } : null;
}

/** Switches are set on <html> or <body>. */
function targets({ root }: DocumentTree): DocElement[] {
  return [root, ...root.children.filter(({ tag }) => tag === 'body')];
}

function tokensOf({ attribute, value }: Switch, { attributes }: DocElement): Record<string, string> {
  if (attribute !== 'class') return { [attribute]: value };
  return { class: `${attributes['class'] ?? ''} ${value}`.trim() };
}

/** The styles that differ from those of the light page; null when all are the same. */
export function darkVariant(
  { kind, selector }: Pick<DarkVariant, 'kind' | 'selector'>,
  light: readonly ResolvedStyle[],
  dark: readonly ResolvedStyle[],
): DarkVariant | null {
  const known = new Map<ComputedStyle, Map<ComputedStyle, boolean>>();
  const styles = light.map(({ computed }, index) => {
    const to = dark[index]?.computed.style;
    return to === undefined || isSame(known, computed.style, to) ? null : to;
  });
  const changed = styles.filter((style) => style !== null).length;
  return changed === 0 ? null : { kind, selector, changed, styles };
}

/** Styles are shared objects, so each pair is compared once. */
function isSame(
  known: Map<ComputedStyle, Map<ComputedStyle, boolean>>,
  from: ComputedStyle,
  to: ComputedStyle,
): boolean {
  const answers = known.get(from) ?? new Map<ComputedStyle, boolean>();
  known.set(from, answers);
  const answer = answers.get(to) ?? sameStyle(from, to);
  answers.set(to, answer);
  return answer;
}
