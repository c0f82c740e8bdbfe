import { evaluateCondition } from './condition.ts';
import { matchesMedia } from './media.ts';

/**
 * Whether an @container rule may apply. Container sizes are unknown before layout, so the query is evaluated for the
 * viewport, the largest size on most pages. Unknown queries do not apply.
 */
export function mayMatchContainer(prelude: string): boolean {
  const query = prelude.replace(/^(?!not\b)-{0,2}[\w][\w-]*(?=\s)/i, '').toLowerCase();
  return (
    evaluateCondition(query, (content, name) => {
      if (name !== '') return null;
      const feature = content.replaceAll('inline-size', 'width').replaceAll('block-size', 'height');
      return matchesMedia(`(${feature})`, 'light');
    }) === true
  );
}
