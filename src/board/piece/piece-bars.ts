import type { BoardFacts } from '../board-facts.ts';
import { ownClass } from './code-rules.ts';
import { nodesBelow, type PieceNode } from './piece-node.ts';

/** The custom property that the height of a bar is a multiple of. */
const HEIGHT_OF_BAR = /(?:^|[;\s])height:\s*calc\(var\((--[\w-]+)/;

/** Whether an element is a bar of a chart. */
export function isBar({ declarations }: PieceNode): boolean {
  return HEIGHT_OF_BAR.test(declarations);
}

/** Heights of the bars of charts, as parts of a hundred: how many words the sentences of the entry have. */
export function barStyles(root: PieceNode, piece: string, { sentences }: BoardFacts): string {
  const lengths = [...sentences.lineage, ...sentences.move, ...sentences.voice].map(
    (sentence) => sentence.split(/\s+/).length,
  );
  const most = Math.max(1, ...lengths);
  const charts = new Set(nodesBelow(root).flatMap(({ child, parent }) => (isBar(child) ? [parent] : [])));
  return [...charts]
    .flatMap(({ classes: [name], children }) =>
      name === undefined
        ? []
        : children.map((bar, at) => {
            const [, property = ''] = HEIGHT_OF_BAR.exec(bar.declarations) ?? [];
            const height = Math.round((100 * (lengths[at % lengths.length] ?? most)) / most);
            return `${piece} .${ownClass(name)}>:nth-child(${at + 1}){${property}:${height}}\n`;
          }),
    )
    .join('');
}
