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

/** px of the piece on a small telephone; below, two columns are too narrow for sentences. */
const SMALLEST_PIECE = 330;

/** Children of grids for layouts take several columns; other grids have fewer columns in a narrow piece. */
export function gridStyles(tree: PieceNode, piece: string): string {
  const repeated = repeatedGrids(tree).map(({ name, columns, parts }) => {
    const grid = `${piece} .${ownClass(name)}`;
    return parts === null
      ? `@container (max-width:${NARROW_PIECE}px){${grid}{grid-template-columns:repeat(auto-fit,minmax(min(100%,9em),1fr))}}\n`
      : `:where(${grid})>*{grid-column:span ${columns / parts}}\n`;
  });
  const single = sharedGrids(tree).map(
    (name) =>
      `@container (max-width:${SMALLEST_PIECE}px){${piece} .${ownClass(name)}{grid-template-columns:minmax(0,1fr)}}\n`,
  );
  const fixed = fixedGrids(tree).map(
    ({ name, width }) =>
      `@container (max-width:${width + LEAST_BESIDE}px){${piece} .${ownClass(name)}{grid-template-columns:minmax(0,1fr)}}\n`,
  );
  return [...repeated, ...single, ...fixed].join('');
}

/** px; what remains beside a column of a fixed width has to be as wide for text. */
const LEAST_BESIDE = 220;
/** px; narrower columns hold a picture or a mark, and stay. */
const NARROW_COLUMN = 100;

/** Grids of a column of a fixed width and the rest, by their first classes. */
function fixedGrids(root: PieceNode): readonly { readonly name: string; readonly width: number }[] {
  return nodesBelow(root).flatMap(({ child: { classes, declarations } }) => {
    const width = Number(/grid-template-columns:\s*(\d+)px\s+\S*fr\b/.exec(declarations)?.[1] ?? 0);
    const [name] = classes;
    return width < NARROW_COLUMN || name === undefined ? [] : [{ name, width }];
  });
}

/** Grids of different columns that share the width, by their first classes; no child has a column of its own. */
function sharedGrids(root: PieceNode): readonly string[] {
  return nodesBelow(root).flatMap(({ child }) => {
    const columns = /grid-template-columns:\s*([^;]+)/.exec(child.declarations)?.[1] ?? '';
    const isShared = /^\S*fr\s+\S/.test(columns.trim()) && !columns.includes('(');
    const isPlaced = nodesBelow(child).some((one) => /grid-column/.test(one.child.declarations));
    const [name] = child.classes;
    return isShared && !isPlaced && name !== undefined ? [name] : [];
  });
}

/** Whether a grid needs the width of the page: boxes side by side, or a wide column of a fixed width. */
export function needsWidth({ declarations, children }: PieceNode): boolean {
  const isShelf =
    /grid-template-columns:\s*repeat\([3-9]/.test(declarations) &&
    children.some((child) => /aspect-ratio:/.test(child.declarations));
  return isShelf || /grid-template-columns:\s*[1-9]\d\dpx/.test(declarations);
}
