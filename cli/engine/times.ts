import type { PassTimes } from '../../worker/budget.ts';

/** Milliseconds for a call; no client of a command gives up after those of the service, and the machines of a CI are slow. */
export const CALL_MS = 120_000;

/** As for the service, each leaves time for what waits for it: to read a page without a browser, and to measure fixes. */
export const PASS_TIMES: PassTimes = { vision: 40_000, render: 60_000, all: 100_000 };
