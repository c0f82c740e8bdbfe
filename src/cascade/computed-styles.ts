import type { DocumentTree } from '../document/document.ts';
import type { ReaderContext } from './element-style.ts';
import { READER } from '../document/reader.ts';
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

/** Computes the styles of all elements, parents first. */
export function computeStyles(
  document: DocumentTree,
  matched: readonly MatchedRules[],
  { registered, base }: Pick<RuleSet, 'registered' | 'base'>,
  scheme: Scheme,
): PageStyles {
  const resolver = new StyleResolver(registered, readerContext(document, scheme), base);
  const elements: ResolvedStyle[] = [];
  const before: (ResolvedStyle | null)[] = [];
  const after: (ResolvedStyle | null)[] = [];
  for (const element of document.elements) {
    const rules = matched[element.index];
    const parent = element.parent === null ? null : (elements[element.parent.index] ?? null);
    const style = resolver.resolve(element, rules?.element ?? [], parent);
    elements.push(style);
    before.push(rules?.before ? resolver.resolveGenerated(rules.before, style) : null);
    after.push(rules?.after ? resolver.resolveGenerated(rules.after, style) : null);
  }
  return { elements, before, after };
}

function readerContext(document: DocumentTree, scheme: Scheme): ReaderContext {
  const meta = document.elements.find(
    ({ tag, attributes }) => tag === 'meta' && attributes['name']?.toLowerCase() === 'color-scheme',
  );
  return {
    viewport: { width: READER.width, height: READER.height },
    scheme,
    pageSchemes: meta?.attributes['content'] ?? '',
    rootFontSize: READER.rootFontSize,
  };
}
