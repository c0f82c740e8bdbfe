/** Milliseconds that a request waits for the load of another one, which ends unfinished if its client disconnects. */
const MAX_WAIT_MS = 2000;

/**
 * One load of a key at a time for all requests. Who waits longer than `maxWaitMs` loads it too. A load that failed is
 * tried again by the next request; nothing is kept of one that ended.
 */
export function oneLoad<Value>(maxWaitMs = MAX_WAIT_MS) {
  let running: { readonly key: string; readonly value: Promise<Value> } | undefined;
  const start = (key: string, load: () => Promise<Value>): Promise<Value> => {
    const own = {
      key,
      value: load().finally(() => {
        if (running === own) running = undefined;
      }),
    };
    running = own;
    return own.value;
  };
  return async (key: string, load: () => Promise<Value>): Promise<Value> => {
    if (running?.key !== key) return start(key, load);
    const waited = running.value.then((value) => ({ value }));
    const first = await Promise.race([waited, afterMilliseconds(maxWaitMs)]);
    return first === undefined ? start(key, load) : first.value;
  };
}

function afterMilliseconds(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
