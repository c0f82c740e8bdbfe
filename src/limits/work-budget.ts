import { LIMIT_NAMES, type LimitName } from './reading-limits.ts';

/** The parts of a reading that draw from the budget, in the order in which they run. */
export const WORK_PHASES = ['stylesheets', 'cascade', 'layout', 'features'] as const;
export type WorkPhase = (typeof WORK_PHASES)[number];

/**
 * Steps that each phase of one reading may take. A step is one visit of the innermost loop: a rule tested against an
 * element, a component value parsed, a float or track placed, a character scanned. Steps are counted instead of time,
 * so that the same page always gives the same answer.
 */
const WORK_STEPS: Readonly<Record<WorkPhase, number>> = {
  stylesheets: 40_000_000,
  cascade: 45_000_000,
  layout: 40_000_000,
  features: 40_000_000,
};

/** What one reading may still spend. Mutable: make a new one for each reading and pass it on as an argument. */
export interface WorkBudget {
  /**
   * Takes steps from what is left of a phase.
   * @returns false when nothing is left: the caller stops and goes on with what it has.
   */
  spend(phase: WorkPhase, steps?: number): boolean;
  /** Phases that ran out of steps, in the order in which they run. */
  exhausted(): readonly WorkPhase[];
  /** Notes that a page exceeds a limit and that the rest of this kind is left out; said once in the remarks. */
  leaveOut(limit: LimitName): void;
  /** Limits that the page exceeded, in the order of the table. */
  leftOut(): readonly LimitName[];
}

export function createWorkBudget(steps: Readonly<Record<WorkPhase, number>> = WORK_STEPS): WorkBudget {
  const left: Record<WorkPhase, number> = { ...steps };
  const ended = new Set<WorkPhase>();
  const exceeded = new Set<LimitName>();
  return {
    spend(phase, cost = 1) {
      left[phase] -= cost;
      if (left[phase] >= 0) return true;
      ended.add(phase);
      return false;
    },
    exhausted: () => WORK_PHASES.filter((phase) => ended.has(phase)),
    leaveOut: (limit) => void exceeded.add(limit),
    leftOut: () => LIMIT_NAMES.filter((name) => exceeded.has(name)),
  };
}
