import type { DocumentTree } from '../document/document.ts';
import { READER } from '../document/reader.ts';
import { textOf } from '../document/text-of.ts';
import type { Page, Remark } from '../page/page.ts';
import { cascadedElements } from './cascaded-elements.ts';
import { computeStyles, styleResolver } from './computed-styles.ts';
import { darkVariants } from './dark-variants.ts';
import { interactionRules } from './interactions.ts';
import { liftVeil } from './lift-veil.ts';
import { matchRules } from './match-rules.ts';
import { pageScripts } from './page-scripts.ts';
import { ruleSetOf } from './rules/rule-set-of.ts';
import type { CascadedPage } from './styled-page.ts';

/**
 * The cascade of a whole page: what every element computes to for the reader of this project, how the page
 * answers a wish for dark, and what its sheets keep for pointer and motion.
 */
export function styleDocument(page: Page): CascadedPage {
  const { document, url, stats, remarks } = page;
  const rules = ruleSetOf(page);
  const matching = matchRules(document, rules.rules);
  const { matched, scene } = matching;
  const resolver = styleResolver(document, rules, 'light');
  const styles = computeStyles(document, matched, resolver);
  const scripts = pageScripts(page);
  const elements = liftVeil(cascadedElements(document, styles), scripts);
  const rendered = document.elements.filter(({ index }) => elements[index]?.rendered);
  const scopes = styles.elements.map(({ scope }) => scope);
  const interactions = interactionRules(rules.rules, rendered, scene, scopes);
  const { keyframes, fontFaces, mediaFeatures, ruleCount } = rules;
  return {
    url,
    title: titleOf(document),
    lang: document.root.attributes['lang'] ?? '',
    elements,
    viewport: { width: READER.width, height: READER.height },
    quirks: document.quirks,
    dark: darkVariants({ page, rules, matching, resolver, styles: styles.elements }),
    facts: {
      keyframes,
      fontFaces,
      interactions,
      mediaFeatures,
      rules: ruleCount,
    },
    scripts,
    stats,
    remarks: scene.budget > 0 ? remarks : [...remarks, SELECTORS_UNFINISHED],
  };
}

const SELECTORS_UNFINISHED: Remark = {
  code: 'selectors_unfinished',
  detail: 'The selectors of this page take too long: some were left out.',
};

function titleOf({ elements }: DocumentTree): string {
  const title = elements.find(({ tag, namespace }) => tag === 'title' && namespace === 'html');
  return title === undefined ? '' : textOf(title).replace(/\s+/g, ' ').trim();
}
