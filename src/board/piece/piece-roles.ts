import type { PieceNode } from './piece-node.ts';

/** The role that states of the code need on an element, by the rules of WAI-ARIA 1.2; null for the role of its tag. */
export function roleOf(node: PieceNode, parent: PieceNode | null): string | null {
  const { tag, attributes } = node;
  if (attributes.has('role')) return null;
  if (attributes.has('aria-checked')) return 'switch';
  if (tag === 'table') return node.children.some(hasSelectedRow) ? 'grid' : null;
  if (selects(node)) return tag === 'ul' || tag === 'ol' ? 'listbox' : 'tablist';
  if (!attributes.has('aria-selected') && (parent === null || !selects(parent))) return null;
  if (tag === 'tr') return null;
  return tag === 'li' ? 'option' : 'tab';
}

/** Roles that need a name of their own. */
export const NAMED_ROLES: ReadonlySet<string> = new Set(['listbox', 'dialog', 'grid']);

/** Whether the element holds tabs or options of which one is selected. */
function selects({ tag, children }: PieceNode): boolean {
  return (
    !isTablePart(tag) && children.some((child) => child.tag !== 'tr' && child.attributes.has('aria-selected'))
  );
}

const isTablePart = (tag: string) => ['table', 'thead', 'tbody', 'tr'].includes(tag);

function hasSelectedRow(node: PieceNode): boolean {
  return (node.tag === 'tr' && node.attributes.has('aria-selected')) || node.children.some(hasSelectedRow);
}
