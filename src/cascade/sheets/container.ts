import { evaluateCondition } from './condition.ts';
import { matchesMedia } from './media.ts';

/**
 * Might an @container rule hold? Nobody knows the size of a container before layout, so its query is asked
 * of the window: the widest a container can be on most pages. What cannot be asked so does not hold.
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
