import type { StyledElement } from '../cascade/styled-page.ts';

const FAINTEST = 0.15; // opacity; photographs behind text keep a fifth and more

/** An image so faint that it tints its ground and shows nothing. */
export function isWatermark({ style }: StyledElement): boolean {
  return style.opacity < FAINTEST;
}
