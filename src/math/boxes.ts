import { createWorkBudget, type WorkBudget } from '../limits/work-budget.ts';

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Joins rectangles that overlap or are less than `gap` apart, until none are. Quadratic in the result, so it spends
 * the budget of features; rectangles after its end are left out.
 */
export function mergeBoxes(
  boxes: readonly Rectangle[],
  gap: number,
  work: WorkBudget = createWorkBudget(),
): readonly Rectangle[] {
  const merged: Rectangle[] = [];
  for (const box of boxes) {
    let grown = box;
    if (!work.spend('features', 1 + merged.length)) break;
    for (let i = merged.length - 1; i >= 0; i--) {
      const other = merged[i];
      if (other === undefined || !near(grown, other, gap)) continue;
      grown = union(grown, other);
      merged.splice(i, 1);
      if (!work.spend('features', merged.length)) break;
      i = merged.length; // the grown box may now reach one checked before
    }
    merged.push(grown);
  }
  return merged;
}

function near(a: Rectangle, b: Rectangle, gap: number): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}

function union(a: Rectangle, b: Rectangle): Rectangle {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
