/** Source of a Worker that stands in for D1 and fails as D1 reports it; the path of a request to it says how. */
export const FAILING_DATABASE = `
import { RpcTarget, WorkerEntrypoint } from 'cloudflare:workers';

let mode = '';

const MESSAGES = {
  locked: 'D1_ERROR: database is locked: SQLITE_BUSY',
  full: 'D1_ERROR: database or disk is full: SQLITE_FULL',
  corrupt: 'D1_ERROR: database disk image is malformed: SQLITE_CORRUPT',
};

class Statement extends RpcTarget {
  bind() { return new Statement(); }
  first() { return answer(); }
  all() { return answer(); }
  run() { return answer(); }
}

export default class extends WorkerEntrypoint {
  fetch(request) {
    mode = new URL(request.url).pathname.slice(1);
    return new Response(null, { status: mode === 'slow' || mode in MESSAGES ? 204 : 400 });
  }
  prepare() { return new Statement(); }
  batch() { return answer(); }
}

async function answer() {
  if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 60_000));
  throw new Error(MESSAGES[mode]);
}`;
