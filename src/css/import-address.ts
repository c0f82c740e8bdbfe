import { parseComponents } from './parse-components.ts';

/** The address that the prelude of an @import begins with, as written, and what follows it; null for none. */
export function importAddress(prelude: string): { readonly address: string; readonly rest: string } | null {
  const [first] = parseComponents(prelude) ?? [];
  if (first === undefined) return null;
  const [given] = first.kind === 'function' && first.name === 'url' ? first.content : [first];
  if (given?.kind !== 'string' && given?.kind !== 'url') return null;
  return { address: given.value, rest: prelude.slice(first.end).trim() };
}

/** Whether an @import may follow an at-rule: browsers pass over those that they do not know. */
export function mayPrecedeImports(name: string, hasBlock: boolean): boolean {
  return FRONT.has(name) ? !hasBlock : !KNOWN.has(name);
}

const FRONT: ReadonlySet<string> = new Set(['import', 'layer', 'charset']);
const KNOWN: ReadonlySet<string> = new Set([
  'media',
  'supports',
  'container',
  'scope',
  'starting-style',
  'font-face',
  'keyframes',
  '-webkit-keyframes',
  'namespace',
  'page',
  'property',
  'counter-style',
  'font-feature-values',
  'font-palette-values',
  'position-try',
  'view-transition',
  'function',
]);
