import { LIMIT_NAMES, type LimitName } from './reading-limits.ts';

/** The parts of a reading that spend the budget, in the order in which they run. */
export const WORK_PHASES = ['stylesheets', 'cascade', 'layout', 'features'] as const;
export type WorkPhase = (typeof WORK_PHASES)[number];

/**
 * Steps that each phase of one reading may take. A step is one pass of an innermost loop: a rule tested against an
 * element, a component value parsed, a float or track placed, a character scanned. Counting steps instead of time
 * gives the same page the same result every time.
 */
const WORK_STEPS: Readonly<Record<WorkPhase, number>> = {
  stylesheets: 40_000_000,
  cascade: 30_000_000,
  layout: 40_000_000,
  features: 40_000_000,
};

/** The steps that one reading has left. Mutable: create a new one for each reading and pass it as an argument. */
export interface WorkBudget {
  /**
   * Takes steps from a phase.
   * @returns false when none are left: the caller stops and continues with what it has.
   */
  spend(phase: WorkPhase, steps?: number): boolean;
  /** Gives all phases their steps back, for another reading of the same page. */
  renew(): void;
  /** Steps that all phases have taken since the last renewal. */
  spent(): number;
  /** Phases that ran out of steps, in the order in which they run. */
  exhausted(): readonly WorkPhase[];
  /** Records that the page exceeds a limit and that the rest is left out; remarks say so once. */
  leaveOut(limit: LimitName): void;
  /** Limits that the page exceeded, in the order of the table. */
  leftOut(): readonly LimitName[];
}

/** The work that one page may cost. @param steps of each phase */
export function createWorkBudget(steps: Readonly<Record<WorkPhase, number>> = WORK_STEPS): WorkBudget {
  let left: Record<WorkPhase, number> = { ...steps };
  const ended = new Set<WorkPhase>();
  const exceeded = new Set<LimitName>();
  return {
    spend(phase, cost = 1) {
      left[phase] -= cost;
      if (left[phase] >= 0) return true;
      ended.add(phase);
      return false;
    },
    renew() {
      left = { ...steps };
      ended.clear();
    },
    spent: () => WORK_PHASES.reduce((sum, phase) => sum + steps[phase] - Math.max(0, left[phase]), 0),
    exhausted: () => WORK_PHASES.filter((phase) => ended.has(phase)),
    leaveOut: (limit) => void exceeded.add(limit),
    leftOut: () => LIMIT_NAMES.filter((name) => exceeded.has(name)),
  };
}
