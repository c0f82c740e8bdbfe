import type { Compound } from './selector-parts.ts';

/** An element of the markup of a piece. */
export interface PieceNode {
  tag: string;
  readonly classes: string[];
  readonly attributes: Map<string, string>;
  readonly children: PieceNode[];
  /** Declarations of the rules that select it. */
  declarations: string;
  /** Whether a selector asks for it as a child of its parent. */
  isDirect: boolean;
}

/** An element without children. */
export function node(tag: string, classes: readonly string[], attributes: Compound['attributes']): PieceNode {
  return {
    tag,
    classes: [...classes],
    attributes: new Map(attributes),
    children: [],
    declarations: '',
    isDirect: false,
  };
}

export function copy({ tag, classes, children, declarations }: PieceNode): PieceNode {
  const again = node(tag, classes, []);
  again.declarations = declarations;
  again.children.push(...children.map(copy));
  return again;
}

/** An element with its parent. */
export interface Placed {
  readonly child: PieceNode;
  readonly parent: PieceNode;
}

/** All elements below one. */
export function nodesBelow(parent: PieceNode): readonly Placed[] {
  return parent.children.flatMap((child) => [{ child, parent }, ...nodesBelow(child)]);
}
