/** Source of a Worker that stands in for D1 and fails as D1 reports it; `MODE` says how. */
export const FAILING_DATABASE = `
import { RpcTarget, WorkerEntrypoint } from 'cloudflare:workers';

const MESSAGES = {
  locked: 'D1_ERROR: database is locked: SQLITE_BUSY',
  full: 'D1_ERROR: database or disk is full: SQLITE_FULL',
  corrupt: 'D1_ERROR: database disk image is malformed: SQLITE_CORRUPT',
};

class Statement extends RpcTarget {
  constructor(mode) { super(); this.mode = mode; }
  bind() { return new Statement(this.mode); }
  first() { return answer(this.mode); }
  all() { return answer(this.mode); }
  run() { return answer(this.mode); }
}

export default class extends WorkerEntrypoint {
  prepare() { return new Statement(this.env.MODE); }
  batch() { return answer(this.env.MODE); }
}

async function answer(mode) {
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
  throw new Error(MESSAGES[mode]);
}`;
