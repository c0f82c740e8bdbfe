import { isDarkGround } from '../../../color/contrast.ts';
import type { GroundCandidate } from '../../../features/grounds.ts';
import type { Features } from '../../../features/index.ts';
import type { SchemeVariant } from '../../../features/schemes.ts';
import { largestOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const isMedia = ({ kind }: SchemeVariant) => kind === 'media';
const has = (condition: boolean) => (condition ? 1 : 0);

export const MEASURES = measuresOf(
  ({ grounds, schemes }: Features) => ({ grounds, ...schemes }),
  [
    ['dark ground', 'of the page', 'linear', ({ grounds }) => grounds.dark],
    ['dark on the largest ground', '(0 or 1)', 'linear', ({ grounds }) => has(isDark(grounds.candidates[0]))],
    [
      'dark below everything',
      '(0 or 1)',
      'linear',
      ({ grounds }) => has(isDark(grounds.candidates.find(({ root }) => root))),
    ],
    ['pictures', 'of the page', 'linear', ({ grounds }) => grounds.pictured],
    ['dark by preference', '(0 or 1)', 'linear', ({ variants }) => has(variants.some(turnsByMedia))],
    ['dark by a switch', '(0 or 1)', 'linear', ({ variants }) => has(variants.some(turnsBySwitch))],
    ['inverted', '(0 or 1)', 'linear', ({ variants }) => has(variants.some(({ inverts }) => inverts))],
    [
      'elements that change',
      'elements',
      'log',
      ({ variants }) => largestOf(variants, ({ changed }) => changed),
    ],
    ['visible scheme switch', '(0 or 1)', 'linear', ({ control }) => has(control !== null)],
    ['script asks the preference', '(0 or 1)', 'linear', ({ scriptAsks }) => has(scriptAsks)],
  ],
);

const isDark = (ground: GroundCandidate | undefined) => ground !== undefined && isDarkGround(ground.color);
const turnsByMedia = (variant: SchemeVariant) => isMedia(variant) && variant.turnsDark;
const turnsBySwitch = (variant: SchemeVariant) => !isMedia(variant) && variant.turnsDark;
