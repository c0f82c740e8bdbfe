import { baseUrl } from '../../document/base-url.ts';
import type { DocElement } from '../../document/document.ts';
import { maxOf } from '../../limits/reading-limits.ts';
import { createWorkBudget, type WorkBudget } from '../../limits/work-budget.ts';
import type { Page } from '../../page/page.ts';
import { revealStatesOf } from './reveal-states.ts';
import { RuleCollector, type CollectedRule } from './collect-rules.ts';
import { DocumentNames } from './document-names.ts';
import type { CascadeRule, RuleSet } from './rule-set.ts';
import { USER_AGENT_SHEET } from './user-agent-sheet.ts';

/** The rules that may match elements of a page, including the user-agent stylesheet, in cascade order. */
export function ruleSetOf(page: Page, work: WorkBudget = createWorkBudget()): RuleSet {
  const base = baseUrl(page.document, page.url);
  const names = new DocumentNames(page.document, containerNames(page));
  const author = new RuleCollector('author', page.imported, names, work);
  if (page.sheets.length > maxOf('sheets')) work.leaveOut('sheets');
  for (const { css, media, href } of page.sheets.slice(0, maxOf('sheets')))
    author.addSheet(css, media, href ?? base);
  const places = author.layers.places();
  return {
    rules: rank([...userAgentRules(page.document.quirks, names), ...author.rules], places),
    unlayered: places.get('') ?? places.size,
    base,
    registered: author.registered,
    keyframes: author.keyframes,
    fontFaces: author.fontFaces,
    mediaFeatures: author.mediaFeatures,
    revealStates: revealStatesOf(author.styleRules),
    stateProperties: author.stateProperties,
    ruleCount: author.ruleCount,
  };
}

/** Every word of the declarations that name containers. */
function containerNames({ document, sheets, imported }: Page): ReadonlySet<string> {
  const inline = document.elements.flatMap(({ attributes }) => attributes['style'] ?? []);
  const texts = [...sheets.map(({ css }) => css), ...imported.values(), ...inline];
  return new Set(
    texts
      .filter((text) => text.includes('container'))
      .flatMap((text) => [...text.matchAll(/container(?:-name)?\s{0,4}:([^;{}]{1,200})/g)])
      .flatMap(([, value = '']) => value.match(/[\w-]+/g) ?? []),
  );
}

function userAgentRules(quirks: boolean, names: DocumentNames): readonly CollectedRule[] {
  return [
    ...namespaceRules(USER_AGENT_SHEET.html, 'html', names),
    ...namespaceRules(USER_AGENT_SHEET.svg, 'svg', names),
    ...(quirks ? namespaceRules(USER_AGENT_SHEET.quirks, 'html', names) : []),
  ];
}

function namespaceRules(
  css: string,
  namespace: DocElement['namespace'],
  names: DocumentNames,
): CollectedRule[] {
  const collector = new RuleCollector('user-agent', new Map(), names, createWorkBudget());
  collector.addSheet(css, '', '');
  return collector.rules.map((rule) => {
    const { subject } = rule.selector;
    const tests = [(element: DocElement) => element.namespace === namespace, ...subject.tests];
    return { ...rule, selector: { ...rule.selector, subject: { ...subject, tests } } };
  });
}

interface Placed {
  readonly rule: CollectedRule;
  readonly layer: number;
  readonly index: number;
}

function rank(rules: readonly CollectedRule[], places: ReadonlyMap<string, number>): CascadeRule[] {
  const placed = rules.map((rule, index): Placed => {
    const layer = rule.origin === 'user-agent' ? 0 : (places.get(rule.layer) ?? places.size);
    return { rule, layer, index };
  });
  const ordered = placed.toSorted((a, b) => a.layer - b.layer || byWeight(a, b));
  const importantRanks = importantRanksOf(ordered);
  return ordered.map(({ rule, layer }, place) => ({
    selector: rule.selector,
    block: rule.block,
    origin: rule.origin,
    schemes: rule.schemes,
    layer,
    rank: place,
    importantRank: importantRanks[place] ?? place,
  }));
}

/** For important declarations, origins and layers are in reverse order; rules within one are not. */
function importantRanksOf(ordered: readonly Placed[]): Int32Array {
  const ranks = new Int32Array(ordered.length);
  let start = 0;
  for (const [place, { layer }] of ordered.entries()) {
    if (ordered[place + 1]?.layer === layer) continue;
    const end = place + 1;
    for (let i = start; i < end; i++) ranks[i] = ordered.length - end + (i - start);
    start = end;
  }
  return ranks;
}

function byWeight(a: Placed, b: Placed): number {
  return a.rule.selector.specificity - b.rule.selector.specificity || a.index - b.index;
}
