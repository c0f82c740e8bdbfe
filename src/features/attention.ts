import type { Box } from '../cascade/styled-page.ts';
import type { PageView } from './page-view.ts';

/** How much a place counts, whatever its size: 2 on the first screen, 1 on the next two, 0.25 below. */
export function attentionAt({ y }: Box, view: PageView): number {
  return view.weight({ x: 0, y, width: 1, height: 1 });
}
