import { percent } from '../../text/percent.ts';
import { closeness, definePart, TARGET_UNKNOWN, unknown } from '../part.ts';
import { evidenceOf, judgeShares, meanScore } from '../share.ts';
import type { TargetIdentity } from '../target.ts';

/** Share of the spaces that may be off the scale: optical corrections and borders taken from paddings. */
const OFF_SCALE = 0.2;
const MIN_SPACES = 8; // with fewer, a share says little
const MAX_SPACE = 64; // px; larger ones are layout, not steps of a scale

export const spacing = definePart({
  id: 'space.scale',
  label: 'Spacing steps',
  weight: 0.02,
  group: 'detail',
  unit: 'share',
  compare({ spaces }, target) {
    const unit = unitOf(target);
    if (unit === null) return unknown(TARGET_UNKNOWN);
    const steps = spaces.filter(({ px }) => px <= MAX_SPACE);
    if (steps.length < MIN_SPACES) return unknown('The page shows too few paddings and margins.');
    const judged = judgeShares(steps, {
      weightOf: () => 1,
      valueOf: ({ px }) => String(px),
      scoreOf: ({ px }) => (isOnScale(px, unit, target) ? 1 : 0),
    });
    const on = meanScore(judged);
    return {
      measured: `${judged
        .slice(0, 3)
        .map(({ item }) => `${item.px}px`)
        .join(', ')}; ${percent(on)} on the scale`,
      expected:
        target.spaces.length > 0 ? target.spaces.map((px) => `${px}px`).join(', ') : `multiples of ${unit}px`,
      distance: 1 - on,
      score: closeness(1 - on, OFF_SCALE, 1),
      evidence: evidenceOf(
        judged.filter(({ score }) => score === 0),
        ({ selector, property, px }) => ({ selector, property, value: `${px}px` }),
      ),
      declarations: [],
    };
  },
});

/** px: the common divisor of the scale, 4 or 8 for most; null without a scale. */
function unitOf({ spaces, tokens }: TargetIdentity): number | null {
  const stated = Number.parseFloat(tokens.get('spacing.unit') ?? '');
  if (Number.isFinite(stated) && stated > 0) return stated;
  return spaces.length < 3 ? null : (UNITS.find((unit) => dividesMost(unit, spaces)) ?? 1);
}

const UNITS = [10, 8, 6, 5, 4, 3, 2] as const;

function dividesMost(unit: number, spaces: readonly number[]): boolean {
  return spaces.filter((px) => px % unit === 0).length >= 0.75 * spaces.length;
}

function isOnScale(px: number, unit: number, { spaces }: TargetIdentity): boolean {
  return spaces.includes(px) || (unit > 1 && px % unit === 0);
}
