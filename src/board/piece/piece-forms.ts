import type { PieceNode } from './piece-node.ts';

const FIELDS = new Set(['input', 'select', 'textarea', 'label', 'button']);

/** Fields and buttons beside a form that would be empty stand in it: `.ask form` and `.ask input` select both. */
export function fillForms(parent: PieceNode): void {
  for (const child of parent.children) fillForms(child);
  const form = parent.children.find(({ tag, children }) => tag === 'form' && children.length === 0);
  if (form === undefined) return;
  const isField = ({ tag, isDirect }: PieceNode) => FIELDS.has(tag) && !isDirect;
  form.children.push(...parent.children.filter(isField));
  parent.children.splice(0, Infinity, ...parent.children.filter((child) => !isField(child)));
}
