import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Color } from './paint.ts';

/** How the result of a page is shown. */
export const MARKS: Readonly<Record<ExitCode, { readonly word: string; readonly color: Color }>> = {
  [EXIT.pass]: { word: 'pass', color: 'green' },
  [EXIT.fail]: { word: 'fail', color: 'red' },
  [EXIT.unclear]: { word: 'not enough evidence', color: 'yellow' },
  [EXIT.usage]: { word: 'usage', color: 'red' },
  [EXIT.unreachable]: { word: 'unreachable', color: 'red' },
  [EXIT.internal]: { word: 'internal error', color: 'red' },
};
