import type { StyledPage } from '../cascade/styled-page.ts';

/** Share of its box from which an image is there; less is the frame of one that never came. */
const SEEN = 0.02;

/** False for an element whose images a look at the pixels did not find: not loaded, covered, or like their ground. */
export function showsImage({ pixels }: StyledPage, element: number): boolean {
  return (pixels?.painted.get(element) ?? 1) >= SEEN;
}
