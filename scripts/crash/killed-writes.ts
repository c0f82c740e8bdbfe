import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { EXAMPLE_HTML } from '../../worker/example-page.ts';
import type { ServiceOptions } from '../service/start-service.ts';
import { startMigrated } from './start-migrated.ts';

/** What a service kept after it was killed in the middle of writes. */
export interface Survived {
  /** Writes that were answered with 201 before the service was killed. */
  readonly acknowledged: number;
  /** Acknowledged brands that are not there after the restart. */
  readonly lost: readonly string[];
  /** Brands that are there and cannot be read whole. */
  readonly broken: readonly string[];
  /** Brands after the restart, those without an answer included. */
  readonly present: number;
}

const CONNECTIONS = 8;

/** The service that is killed, as `startService` takes it. */
type Killed = Readonly<Required<Pick<ServiceOptions, 'bundle' | 'data'>> & Pick<ServiceOptions, 'assets'>>;

/** Writes private brands, kills the service with SIGKILL after `killAfter` answers, starts it again and looks. */
export async function killedWrites(service: Killed, writes: number, killAfter: number): Promise<Survived> {
  const first = await run(service);
  const acknowledged: string[] = [];
  let next = 0;
  const connection = async (): Promise<void> => {
    while (next < writes) {
      const slug = `brand-${next++}`;
      const status = await write(first.address, slug).catch(() => 0);
      if (status === 0) return; // killed
      if (status === 201) acknowledged.push(slug);
      if (acknowledged.length === killAfter) kill(first.child);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  kill(first.child);
  const second = await startMigrated(service);
  const { lost, broken, present } = await inspect(await second.ready, acknowledged, next);
  await second.dispose();
  return { acknowledged: acknowledged.length, lost, broken, present };
}

/** Starts the service in a process group of its own, so that its runtime is killed with it. */
function run(service: Killed): Promise<{ child: ChildProcess; address: URL }> {
  const module = path.join(import.meta.dirname, 'run-service.ts');
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(process.execPath, [module, JSON.stringify(service)], {
    detached: true,
    stdio: [...stdio],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error('The service ended before it was ready.')));
    child.stdout?.on('data', (line: Buffer) => resolve({ child, address: new URL(String(line).trim()) }));
  });
}

function kill({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** @returns the HTTP status */
export async function write(address: URL, slug: string, name = slug): Promise<number> {
  const body = JSON.stringify({ slug, name, html: EXAMPLE_HTML });
  const response = await fetch(new URL('/api/brands', address), { method: 'POST', body });
  await response.arrayBuffer();
  return response.status;
}

const RecordSchema = v.object({
  slug: v.string(),
  name: v.string(),
  grammar: v.object({ surface: v.record(v.string(), v.string()) }),
});

async function inspect(address: URL, acknowledged: readonly string[], asked: number) {
  const lost: string[] = [];
  const broken: string[] = [];
  let present = 0;
  for (let n = 0; n < asked; n++) {
    const slug = `brand-${n}`;
    const response = await fetch(new URL(`/api/brands?slug=${slug}`, address));
    const answer: unknown = await response.json();
    if (response.status === 404) {
      if (acknowledged.includes(slug)) lost.push(slug);
      continue;
    }
    present++;
    const { success, output } = v.safeParse(RecordSchema, answer);
    if (!success || output.slug !== slug || output.name !== slug) broken.push(slug);
  }
  return { lost, broken, present };
}
