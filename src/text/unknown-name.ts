import { shortened } from './shortened.ts';

/** Characters of an unknown name that a sentence repeats. */
const MAX_REPEATED = 80;

/** ``Unknown brand `stirpe`. Did you mean stripe?`` @param similar known names, most similar first */
export function unknownName(kind: string, name: string, similar: readonly string[]): string {
  const question = similar.length === 0 ? '' : ` Did you mean ${similar.join(' or ')}?`;
  return `Unknown ${kind} \`${shortened(name, MAX_REPEATED)}\`.${question}`;
}
