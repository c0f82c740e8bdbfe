import type { DocElement, DocumentTree } from '../document/document.ts';
import type { PageStyles } from './computed-styles.ts';
import { darkVariant, type DarkCascade } from './dark-variants.ts';
import { interactionRules } from './interactions.ts';
import { createMatchContext } from './selectors/match-context.ts';
import type { MatchedRules } from './match-rules.ts';
import { RuleCollector, type CollectedRule } from './rules/collect-rules.ts';
import { DocumentNames } from './rules/document-names.ts';
import { RuleIndex } from './rules/rule-index.ts';
import type { CascadeRule } from './rules/rule-set.ts';
import { settledElements, styleDocument, type Cascade } from './style-document.ts';
import type { ResolvedStyle, StyleResolver } from './style-resolver.ts';
import type { CascadedElement, CascadedPage } from './styled-page.ts';
import { oncePer } from '../text/once-per.ts';

/** Computes the page as it would be with one more author stylesheet at its end. */
export interface SheetAppender {
  readonly append: (css: string) => CascadedPage;
  /** The styles alone, by the index of the element: in half of the time, and the page after that in the rest. */
  readonly stylesWith: (css: string) => readonly Pick<CascadedElement, 'parent' | 'style'>[];
}

/**
 * What may change more than the styles of the elements that a rule matches: the cascade of the page is computed anew. One
 * `color-scheme` is the same for both preferences of the reader, so it makes no dark variant.
 */
const NEEDS_WHOLE_CASCADE =
  /@(?!keyframes\b|media \(prefers-(?:reduced-motion|color-scheme))|:(?:hover|focus|active)|\bcontent:|(?<!prefers-)color-scheme(?!: (?:dark|light)(?: !important)?;)/i;
/** Styles of elements with further stylesheets that are kept; each is three references. */
const MAX_KEPT = 200_000;
const SETS_CUSTOM = /--[\w-]+\s*:/;

/**
 * Prepares trials of further stylesheets. Parsed sheets, matched rules and styles of the page are used again: a trial
 * computes only the styles that change, and returns what `styleDocument` returns for the page with the stylesheet. All
 * who ask about one page share what they know, which is kept with its cascade.
 */
export const sheetAppender = oncePer((cascade: Cascade): SheetAppender => {
  const ranks = rankGiver(cascade);
  const { document } = cascade.page;
  const names = new DocumentNames(document);
  const known = new Map<string, Restyled>();
  const append = (css: string): CascadedPage => {
    cascade.work.renew();
    if (needsWholeCascade(css, cascade)) return wholeCascade(cascade, css);
    return withRules(cascade, css, known.get(css) ?? restyledBy(css, cascade, ranks, names));
  };
  return {
    append,
    stylesWith(css) {
      if (needsWholeCascade(css, cascade)) return append(css).elements;
      cascade.work.renew();
      const found = known.get(css) ?? restyledBy(css, cascade, ranks, names);
      if ((known.size + 1) * document.elements.length <= MAX_KEPT) known.set(css, found);
      return document.elements.flatMap(({ index, parent }) => {
        const style = found.styles.elements[index]?.computed.style;
        return style === undefined ? [] : [{ parent: parent?.index ?? -1, style }];
      });
    },
  };
});

/** Whether a trial of the stylesheet costs as much as the cascade of the page. */
export function needsWholeCascade(css: string, { dark }: Pick<Cascade, 'dark'>): boolean {
  if (NEEDS_WHOLE_CASCADE.test(css)) return true;
  // Without a dark variant of the page, rules for one scheme may make one.
  return css.includes('prefers-color-scheme') && !dark.some(({ variant }) => variant.kind === 'media');
}

function wholeCascade({ page, work }: Cascade, css: string): CascadedPage {
  return styleDocument({ ...page, sheets: [...page.sheets, { css, href: null, media: '' }] }, work);
}

/** The rules of a further stylesheet, and the styles of the page with them. */
interface Restyled {
  readonly added: RuleCollector;
  /** The rules for elements. */
  readonly index: RuleIndex;
  readonly styles: PageStyles;
}

function restyledBy(css: string, cascade: Cascade, ranks: RankGiver, names: DocumentNames): Restyled {
  const { page, matching, work } = cascade;
  const { document } = page;
  const added = new RuleCollector('author', new Map(), names, work);
  added.addSheet(css, '', cascade.rules.base);
  const rules = ranks(added.rules.filter(({ selector }) => selector.states.length === 0));
  const index = (pseudoElement: string | null) =>
    new RuleIndex(
      rules.filter(({ selector }) => selector.pseudoElement === pseudoElement),
      document.quirks,
    );
  const indices = { element: index(null), before: index('before'), after: index('after') };
  const matched = document.elements.map((element): MatchedRules | null => {
    const known = matching.matched[element.index];
    if (known === undefined) return null;
    const more = (side: keyof MatchedRules) =>
      indices[side].empty ? [] : indices[side].matching(element, matching.matchContext);
    return joined(known, { element: more('element'), before: more('before'), after: more('after') });
  });
  return { added, index: indices.element, styles: restyled(document, matched, cascade) };
}

function withRules(cascade: Cascade, css: string, { added, index, styles }: Restyled): CascadedPage {
  const { cascaded } = cascade;
  const keyframes = new Map([...cascade.rules.keyframes, ...added.keyframes]);
  const settled = settledElements({
    ...cascade,
    rules: { ...cascade.rules, keyframes },
    styles,
    scripts: cascaded.scripts,
  });
  const { facts } = cascaded;
  const mediaFeatures = new Map(facts.mediaFeatures);
  for (const [feature, count] of added.mediaFeatures)
    mediaFeatures.set(feature, (mediaFeatures.get(feature) ?? 0) + count);
  const isAsBefore = !SETS_CUSTOM.test(css) && hasSameRendered(settled.elements, cascaded.elements);
  const interactions = isAsBefore ? facts.interactions : interactionsWith(styles, settled.elements, cascade);
  return {
    ...cascaded,
    elements: settled.elements,
    hidesItself: settled.waits,
    dark: cascade.dark.flatMap((dark) => restyledVariant(dark, styles.elements, index, cascade)),
    facts: { ...facts, keyframes, mediaFeatures, interactions, rules: facts.rules + added.ruleCount },
  };
}

type Elements = CascadedPage['elements'];

function hasSameRendered(elements: Elements, before: Elements): boolean {
  return elements.every(({ rendered }, index) => before[index]?.rendered === rendered);
}

/** The rules of states with other values of custom properties, or for other elements. */
function interactionsWith(
  styles: PageStyles,
  elements: Elements,
  { page: { document }, rules, matching }: Cascade,
) {
  const rendered = document.elements.filter(({ index }) => elements[index]?.rendered);
  const scopes = styles.elements.map(({ scope }) => scope);
  return interactionRules(rules.rules, rendered, matching.matchContext, scopes);
}

/** The rules of an element with further ones; null when there are none. */
function joined(
  known: MatchedRules,
  more: Record<keyof MatchedRules, readonly CascadeRule[]>,
): MatchedRules | null {
  if (more.element.length + more.before.length + more.after.length === 0) return null;
  return {
    element: inOrder(known.element, more.element),
    // Without `content` in a rule of the page there is no pseudo-element to style.
    before: known.before && inOrder(known.before, more.before),
    after: known.after && inOrder(known.after, more.after),
  };
}

function inOrder(known: readonly CascadeRule[], more: readonly CascadeRule[]): readonly CascadeRule[] {
  return more.length === 0 ? known : [...known, ...more].toSorted((a, b) => a.rank - b.rank);
}

/** Computes the styles of elements with further rules and of their descendants; all others keep theirs. */
function restyled(
  document: DocumentTree,
  matched: readonly (MatchedRules | null)[],
  { styles, matching, resolver }: Cascade,
): PageStyles {
  const elements: ResolvedStyle[] = [];
  const before = [...styles.before];
  const after = [...styles.after];
  for (const element of document.elements) {
    const { index } = element;
    const rules = matched[index] ?? null;
    const style = restyledElement(element, rules?.element ?? null, elements, {
      matched: matching.matched,
      styles: styles.elements,
      resolver,
    });
    if (style === undefined) continue;
    elements.push(style);
    if (rules === null && style === styles.elements[index]) continue;
    const all = rules ?? matching.matched[index];
    if (all?.before) before[index] = resolver.resolveGenerated(all.before, style);
    if (all?.after) after[index] = resolver.resolveGenerated(all.after, style);
  }
  return { elements, before, after };
}

/** The styles of a page in one scheme. */
interface Known {
  readonly matched: readonly Pick<MatchedRules, 'element'>[];
  readonly styles: readonly ResolvedStyle[];
  readonly resolver: StyleResolver;
}

/** @param rules all rules of the element, null when it has no further ones */
function restyledElement(
  element: DocElement,
  rules: readonly CascadeRule[] | null,
  done: readonly ResolvedStyle[],
  { matched, styles, resolver }: Known,
): ResolvedStyle | undefined {
  const { index, parent } = element;
  const above = parent === null ? null : (done[parent.index] ?? null);
  const sameParent = parent === null || above === styles[parent.index];
  if (rules === null && sameParent) return styles[index];
  return resolver.resolve(element, rules ?? matched[index]?.element ?? [], above);
}

function restyledVariant(
  dark: DarkCascade,
  light: readonly ResolvedStyle[],
  index: RuleIndex,
  { page, matching }: Cascade,
) {
  const { document, matched } = dark;
  const context =
    document === page.document
      ? matching.matchContext
      : createMatchContext(document, matching.matchContext.work);
  const styles: ResolvedStyle[] = [];
  for (const element of document.elements) {
    const more = index.matching(element, context);
    const known = matched[element.index]?.element ?? [];
    const rules = more.length === 0 ? null : inOrder(known, more);
    const style = restyledElement(element, rules, styles, dark);
    if (style !== undefined) styles.push(style);
  }
  const variant = darkVariant(dark.variant, light, styles);
  return variant === null ? [] : [variant];
}

type RankGiver = (rules: readonly CollectedRule[]) => CascadeRule[];

/**
 * Ranks of further rules lie between two ranks of the page. Rules of several trials with the same declarations at the same
 * place share one block, and the styles that are cached by it.
 */
function rankGiver({ rules: { rules, unlayered }, appended }: Cascade): RankGiver {
  const peers = rules.filter(({ origin, layer }) => origin === 'author' && layer === unlayered);
  const last = rules.length - 1;
  const [first] = peers;
  const below = first === undefined ? last : first.rank - 1;
  const rankAfter = placeAfter(peers, ({ rank }) => rank, below);
  const importantRankAfter = placeAfter(peers, ({ importantRank }) => importantRank, -1);
  return (added) =>
    added
      .toSorted((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order)
      .map((rule) => {
        const { specificity } = rule.selector;
        const step = ++appended.rules / MAX_GIVEN;
        const { block, number } = appended.blocks.share(rule.block);
        return {
          selector: rule.selector,
          block,
          origin: rule.origin,
          schemes: rule.schemes,
          sharedKey: `${specificity}+${number}/${rule.schemes}`,
          layer: unlayered,
          rank: rankAfter(specificity) + step,
          importantRank: importantRankAfter(specificity) + step,
        };
      });
}

/** The last rank among the rules of the page that are at most as specific. @param fallback where none is */
function placeAfter(
  peers: readonly CascadeRule[],
  rankOf: (rule: CascadeRule) => number,
  fallback: number,
): (specificity: number) => number {
  const lastOf = new Map<number, number>();
  for (const rule of peers) {
    const { specificity } = rule.selector;
    lastOf.set(specificity, Math.max(lastOf.get(specificity) ?? fallback, rankOf(rule)));
  }
  return (specificity) => {
    let after = fallback;
    for (const [own, rank] of lastOf) if (own <= specificity) after = Math.max(after, rank);
    return after;
  };
}

/** Rules of all trials of a page: a power of two, so that all ranks are exact. */
const MAX_GIVEN = 2 ** 24;
