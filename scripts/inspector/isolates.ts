import type { Miniflare } from 'miniflare';
import * as v from 'valibot';

/** An isolate of the local runtime. Each Worker has one, and so have the parts that simulate the platform. */
export interface Isolate {
  /** `core:user:<name>` for a Worker of the configuration. */
  readonly id: string;
  readonly debuggerUrl: string;
}

const Targets = v.array(v.object({ id: v.string(), webSocketDebuggerUrl: v.string() }));

/** The isolates of a runtime that accepts a debugger. */
export async function isolatesOf(runtime: Miniflare): Promise<readonly Isolate[]> {
  const { host } = await runtime.getInspectorURL();
  const response = await fetch(`http://${host}/json`);
  return v
    .parse(Targets, await response.json())
    .map(({ id, webSocketDebuggerUrl: debuggerUrl }) => ({ id, debuggerUrl }));
}

/** The isolate of a Worker of the configuration. Waits for it: the runtime answers requests before it lists all. */
export async function isolateOf(runtime: Miniflare, worker: string): Promise<Isolate> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end) {
    const isolate = (await isolatesOf(runtime)).find(({ id }) => id === `core:user:${worker}`);
    if (isolate !== undefined) return isolate;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The runtime has no Worker named ${worker}.`);
}

/** Milliseconds. */
const PATIENCE = 10_000;
