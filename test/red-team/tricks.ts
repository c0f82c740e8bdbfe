import { covered } from './covered.ts';
import { fakeMotion } from './fake-motion.ts';
import { fakeSchemes } from './fake-schemes.ts';
import { hiddenBoxes } from './hidden-boxes.ts';
import { hiddenText } from './hidden-text.ts';
import { invisibleDrawing } from './invisible-drawing.ts';
import { offScreen } from './off-screen.ts';
import type { Family } from './trick.ts';
import { stuffedCopy } from './stuffed-copy.ts';
import { unusedCss } from './unused-css.ts';
import { waitingContent } from './waiting-content.ts';
import { withoutBoxes } from './without-boxes.ts';

/** Every trick that must not raise a score. */
export const FAMILIES: readonly Family[] = [
  hiddenBoxes,
  withoutBoxes,
  offScreen,
  covered,
  waitingContent,
  hiddenText,
  stuffedCopy,
  unusedCss,
  fakeMotion,
  fakeSchemes,
  invisibleDrawing,
];
