import type { LayoutBox } from './layout-box.ts';
import type { Space } from './space.ts';

/** Cached spaces per box; few boxes are laid out in more than three. */
const MAX_SIZES = 8;

/** Whether the box has already been laid out in this space, or at least its size there is known. */
export function readLayoutCache(box: LayoutBox, space: Space): boolean {
  const { memory } = box;
  if (memory === null) return false;
  if (memory.placedIn !== null && isSame(memory.placedIn, space)) return true;
  if (space.final) return false;
  const known = memory.sizes.find((size) => isSame(size.space, space));
  if (known === undefined) return false;
  box.width = known.width;
  box.height = known.height;
  box.firstBaseline = known.firstBaseline;
  box.lastBaseline = known.lastBaseline;
  return true;
}

/** Caches the result of a pass, unless the box shares floats with others and so depends on more than its space. */
export function writeLayoutCache(box: LayoutBox, space: Space, independent: boolean): void {
  if (!independent) {
    box.memory = null;
    return;
  }
  const { width, height, firstBaseline, lastBaseline } = box;
  const size = { space, width, height, firstBaseline, lastBaseline };
  const placedIn = space.final ? space : null;
  if (box.memory === null) {
    box.memory = { placedIn, sizes: [size] };
    return;
  }
  box.memory.placedIn = placedIn;
  if (box.memory.sizes.length >= MAX_SIZES) box.memory.sizes.shift();
  box.memory.sizes.push(size);
}

function isSame(a: Space, b: Space): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.sizing === b.sizing &&
    a.forcedWidth === b.forcedWidth &&
    a.forcedHeight === b.forcedHeight
  );
}
