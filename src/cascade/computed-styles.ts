import type { DocumentTree } from '../document/document.ts';
import type { MediaEnvironment } from './element-style.ts';
import { MEDIA_ENVIRONMENT } from '../document/media-environment.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import type { MatchedRules } from './match-rules.ts';
import type { RuleSet } from './rules/rule-set.ts';
import type { Scheme } from './sheets/media.ts';
import { StyleResolver, type ResolvedStyle } from './style-resolver.ts';

/** Styles of a whole page, by element index. */
export interface PageStyles {
  readonly elements: readonly ResolvedStyle[];
  readonly before: readonly (ResolvedStyle | null)[];
  readonly after: readonly (ResolvedStyle | null)[];
}

/** Computes styles for one colour scheme; caches are kept between runs. */
export function styleResolver(
  document: DocumentTree,
  { registered, base }: Pick<RuleSet, 'registered' | 'base'>,
  scheme: Scheme,
  work: WorkBudget,
): StyleResolver {
  return new StyleResolver(registered, mediaEnvironment(document, scheme), base, work);
}

/** Computes the styles of all elements, parents first. */
export function computeStyles(
  document: DocumentTree,
  matched: readonly MatchedRules[],
  resolver: StyleResolver,
): PageStyles {
  const elements = elementStyles(document, matched, resolver);
  const generated = (side: 'before' | 'after') =>
    elements.map((style, index) => {
      const rules = matched[index]?.[side];
      return rules ? resolver.resolveGenerated(rules, style) : null;
    });
  return { elements, before: generated('before'), after: generated('after') };
}

/** The same without pseudo-elements. */
export function elementStyles(
  document: DocumentTree,
  matched: readonly Pick<MatchedRules, 'element'>[],
  resolver: StyleResolver,
): ResolvedStyle[] {
  const styles: ResolvedStyle[] = [];
  for (const element of document.elements) {
    const parent = element.parent === null ? null : (styles[element.parent.index] ?? null);
    styles.push(resolver.resolve(element, matched[element.index]?.element ?? [], parent));
  }
  return styles;
}

function mediaEnvironment(document: DocumentTree, scheme: Scheme): MediaEnvironment {
  const meta = document.elements.find(
    ({ tag, attributes }) => tag === 'meta' && attributes['name']?.toLowerCase() === 'color-scheme',
  );
  return {
    viewport: { width: MEDIA_ENVIRONMENT.width, height: MEDIA_ENVIRONMENT.height },
    scheme,
    pageSchemes: meta?.attributes['content'] ?? '',
    rootFontSize: MEDIA_ENVIRONMENT.rootFontSize,
  };
}
