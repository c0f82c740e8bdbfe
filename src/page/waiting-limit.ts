/**
 * A signal that aborts after `ms` milliseconds of waiting, or with `outer`. Time in which the process computes counts
 * as one step, however long it is: answers that came meanwhile are read before the next step. So a slow or busy machine
 * gets the same files as a fast one, and only a slow server is given up.
 */
export function waitingLimit(ms: number, outer: AbortSignal): AbortSignal {
  const late = new AbortController();
  const step = (left: number): void => {
    if (outer.aborted) return;
    if (left === 0) late.abort(new DOMException('The wait took too long.', 'TimeoutError'));
    // A signal of the platform instead of a timer: it does not keep the process alive.
    else AbortSignal.timeout(ms / STEPS).addEventListener('abort', () => step(left - 1));
  };
  step(STEPS);
  return AbortSignal.any([outer, late.signal]);
}

/** A pause of the process, such as a collection of garbage, costs a 25th of the wait. */
const STEPS = 25;
