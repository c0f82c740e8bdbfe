import type { DocElement, DocumentTree } from '../document/document.ts';
import type { Page } from '../page/page.ts';
import { computeStyles, type PageStyles } from './computed-styles.ts';
import { darkSwitches, type Switch } from './dark-switches.ts';
import { matchRules, type MatchedRules, type Matching } from './match-rules.ts';
import type { ComputedStyle } from './properties.ts';
import { sameStyle } from './same-style.ts';
import { BOTH_SCHEMES, SCHEME_BITS, type RuleSet } from './rules/rule-set.ts';
import type { Scene } from './selectors/selector.ts';
import type { DarkVariant } from './styled-page.ts';
import { withTokens } from '../document/with-tokens.ts';

/** Switches tried before the page counts as having none. */
const MOST_TRIED = 3;

/** What the page looks like for a reader who wants dark, in every way that it provides. */
export function darkVariants(
  page: Page,
  rules: RuleSet,
  { matched, scene }: Matching,
  light: PageStyles,
): DarkVariant[] {
  const media = mediaVariant(page, rules, matched, light);
  const switched = switchVariant(page.document, rules, light, scene);
  return [media, switched].filter((variant) => variant !== null);
}

function mediaVariant(
  { document, sheets, imported }: Page,
  rules: RuleSet,
  matched: readonly MatchedRules[],
  light: PageStyles,
): DarkVariant | null {
  const asked = rules.rules.some(({ schemes }) => schemes !== BOTH_SCHEMES);
  const texts = [...sheets.map(({ css }) => css), ...imported.values()];
  const lightDark = texts.some((css) => css.includes('light-dark('));
  const offered = lightDark || texts.some((css) => css.includes('color-scheme')) || hasSchemeMeta(document);
  if (!asked && !offered) return null;
  const dark = computeStyles(document, matched, rules, 'dark');
  const selector = !asked && lightDark ? 'light-dark()' : 'prefers-color-scheme';
  return variant('media', selector, light, dark);
}

function hasSchemeMeta({ elements }: DocumentTree): boolean {
  return elements.some(
    ({ tag, attributes }) => tag === 'meta' && attributes['name']?.toLowerCase() === 'color-scheme',
  );
}

function switchVariant(
  document: DocumentTree,
  rules: RuleSet,
  light: PageStyles,
  scene: Scene,
): DarkVariant | null {
  const lightRules = rules.rules.filter(({ schemes }) => (schemes & SCHEME_BITS.light) !== 0);
  for (const found of darkSwitches(lightRules, document).slice(0, MOST_TRIED)) {
    for (const target of targets(document)) {
      const turned = withTokens(document, target, tokensOf(found, target));
      const again = matchRules(turned, lightRules, scene.budget);
      scene.budget = again.scene.budget;
      const dark = computeStyles(turned, again.matched, rules, 'light');
      const result = variant('switch', found.selector, light, dark);
      if (result !== null) return result;
    }
  }
  return null;
}

/** Switches stand on <html> or <body>. */
function targets({ root }: DocumentTree): DocElement[] {
  return [root, ...root.children.filter(({ tag }) => tag === 'body')];
}

function tokensOf({ attribute, value }: Switch, { attributes }: DocElement): Record<string, string> {
  if (attribute !== 'class') return { [attribute]: value };
  return { class: `${attributes['class'] ?? ''} ${value}`.trim() };
}

function variant(
  kind: DarkVariant['kind'],
  selector: string,
  light: PageStyles,
  dark: PageStyles,
): DarkVariant | null {
  const same = new Map<ComputedStyle, Map<ComputedStyle, boolean>>();
  let changed = 0;
  const styles = light.elements.map((before, index) => {
    const [from, to] = [before.computed.style, dark.elements[index]?.computed.style];
    if (to === undefined || remembered(same, from, to)) return null;
    changed++;
    return to;
  });
  return changed === 0 ? null : { kind, selector, changed, styles };
}

/** Styles are shared objects, so each pair is compared once. */
function remembered(
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
