import { ownClass } from './code-rules.ts';
import { nodesBelow, type PieceNode } from './piece-node.ts';

/** A grid of so many columns is one for layouts: its children take several of them. */
export const LAYOUT_COLUMNS = 12;
/** Children of a grid for layouts, side by side. */
export const LAYOUT_PARTS = 4;

/** A grid of three or more equal columns. */
interface RepeatedGrid {
  readonly name: string;
  readonly columns: number;
  /** Children in a row of a grid for layouts; null for other grids. */
  readonly parts: number | null;
}

const SEVERAL = 3;

/** Grids of several equal columns, by their first classes. */
function repeatedGrids(root: PieceNode): readonly RepeatedGrid[] {
  return nodesBelow(root).flatMap(({ child: { classes, declarations } }) => {
    const columns = Number(/grid-template-columns:\s*repeat\((\d+)/.exec(declarations)?.[1] ?? 0);
    const [name] = classes;
    if (name === undefined || columns < SEVERAL) return [];
    return [{ name, columns, parts: columns < LAYOUT_COLUMNS ? null : LAYOUT_PARTS }];
  });
}

/** px of the piece; below, cells of several columns are too narrow for words. */
const NARROW_PIECE = 560;

/** Children of grids for layouts take several columns; other grids have fewer columns in a narrow piece. */
export function gridStyles(tree: PieceNode, piece: string): string {
  return repeatedGrids(tree)
    .map(({ name, columns, parts }) => {
      const grid = `${piece} .${ownClass(name)}`;
      return parts === null
        ? `@container (max-width:${NARROW_PIECE}px){${grid}{grid-template-columns:repeat(auto-fit,minmax(min(100%,9em),1fr))}}\n`
        : `:where(${grid})>*{grid-column:span ${columns / parts}}\n`;
    })
    .join('');
}
