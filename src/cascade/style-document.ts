import { collapseSpaces } from '../text/collapse-spaces.ts';
import type { DocumentTree } from '../document/document.ts';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import { textOf } from '../document/text-of.ts';
import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';
import type { Page, Remark } from '../page/page.ts';
import { cascadedElements } from './cascaded-elements.ts';
import { computeStyles, styleResolver, type PageStyles } from './computed-styles.ts';
import { darkVariants, type DarkCascade } from './dark-variants.ts';
import { interactionRules, shownByPointer } from './interactions.ts';
import { loadedPage } from './loaded-page.ts';
import { matchRules, type Matching } from './match-rules.ts';
import { pageScripts } from './page-scripts.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { SharedBlocks } from './rules/shared-blocks.ts';
import { ruleSetOf } from './rules/rule-set-of.ts';
import { settle, type Settled } from './settle.ts';
import type { StyleResolver } from './style-resolver.ts';
import type { CascadedPage, PageScript } from './styled-page.ts';

/** A page after the cascade, with what its styles were computed from; see appended-sheet.ts. */
export interface Cascade {
  readonly page: Page;
  readonly cascaded: CascadedPage;
  readonly rules: RuleSet;
  readonly matching: Matching;
  readonly resolver: StyleResolver;
  readonly styles: PageStyles;
  readonly dark: readonly DarkCascade[];
  readonly work: WorkBudget;
  /** What trials have appended so far: the number of rules, so that no two of them share a rank, and their blocks. */
  readonly appended: { rules: number; readonly blocks: SharedBlocks };
}

/**
 * The cascade of a whole page: the computed style of every element in the media environment, the page's dark
 * variants, and its interaction and motion rules.
 */
export function styleDocument(page: Page, work: WorkBudget = createWorkBudget()): CascadedPage {
  return cascadeDocument(page, work).cascaded;
}

/** The same with the intermediate results. */
export function cascadeDocument(served: Page, work: WorkBudget): Cascade {
  const scripts = pageScripts(served);
  const page = loadedPage(served, scripts);
  const { document, url, stats, remarks } = page;
  for (const limit of document.leftOut) work.leaveOut(limit);
  const rules = ruleSetOf(page, work);
  const matching = matchRules(document, rules.rules, work);
  const { matched, matchContext } = matching;
  const resolver = styleResolver(document, rules, 'light', work);
  const styles = computeStyles(document, matched, resolver);
  const { elements, waits } = settledElements({ page, rules, matching, styles, scripts, work });
  const rendered = document.elements.filter(({ index }) => elements[index]?.rendered);
  const scopes = styles.elements.map(({ scope }) => scope);
  const interactions = interactionRules(rules.rules, rendered, matchContext, scopes);
  const { keyframes, fontFaces, mediaFeatures, ruleCount } = rules;
  const dark = darkVariants({ page, rules, matching, resolver, styles: styles.elements });
  const cascaded: CascadedPage = {
    url,
    title: titleOf(document),
    lang: document.root.attributes['lang'] ?? '',
    elements,
    viewport: { width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height },
    quirks: document.quirks,
    dark: dark.map(({ variant }) => variant),
    facts: {
      keyframes,
      fontFaces,
      interactions,
      stateProperties: rules.stateProperties,
      mediaFeatures,
      rules: ruleCount,
    },
    scripts,
    scriptsRan: false,
    hidesItself: waits,
    stats,
    remarks: waits ? [...remarks, WAITS_FOR_SCRIPTS] : remarks,
  };
  return {
    page,
    cascaded,
    rules,
    matching,
    resolver,
    styles,
    dark,
    work,
    appended: { rules: 0, blocks: new SharedBlocks() },
  };
}

/** What settling a page needs. */
interface Unsettled extends Pick<Cascade, 'page' | 'rules' | 'matching' | 'styles' | 'work'> {
  readonly scripts: readonly PageScript[];
}

/** The elements of a page with their styles, after it has settled. */
export function settledElements({ page, rules, matching, styles, scripts, work }: Unsettled): Settled {
  const { document } = page;
  return settle(cascadedElements(document, styles, new Set(), work), {
    scripts,
    keyframes: rules.keyframes,
    withBoxes: (scriptShown) => cascadedElements(document, styles, scriptShown, work),
    revealStates: rules.revealStates,
    shownByPointer: (indices) =>
      shownByPointer(
        rules.rules,
        document.elements.filter(({ index }) => indices.has(index)),
        matching.matchContext,
      ),
  });
}

/** For a page that shows almost none of its text before its scripts have run. */
export const WAITS_FOR_SCRIPTS: Remark = {
  code: 'waits_for_scripts',
  detail: 'The page is hidden until its scripts have run; it was read as shown after that.',
};

function titleOf({ elements }: DocumentTree): string {
  const title = elements.find(({ tag, namespace }) => tag === 'title' && namespace === 'html');
  return title === undefined ? '' : collapseSpaces(textOf(title));
}
