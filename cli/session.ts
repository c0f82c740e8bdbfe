import { SERVICE_ADDRESS } from '../src/contract/service-address.ts';
import type { Engine } from './engine/engine.ts';
import type { Io } from './io.ts';
import { painter, type Paint } from './output/paint.ts';

/** What a command works with. */
export interface Session {
  readonly io: Io;
  readonly paint: Paint;
  /** Columns of the output. */
  readonly width: number;
  /** The engine, loaded on first use: help and completion do without. */
  readonly engine: () => Promise<Engine>;
  /** Shows a line while something takes time, on a terminal only; the next line replaces it. */
  readonly progress: (line: string) => void;
}

/** Columns where the output goes to a file. */
const DEFAULT_WIDTH = 100;
/** Columns; narrower terminals wrap the lines themselves. */
const MIN_WIDTH = 40;
const MAX_WIDTH = 160;

export function openSession(io: Io): Session {
  let engine: Promise<Engine> | undefined;
  const asked = Number(io.environment['COLUMNS']);
  const columns = io.columns ?? (asked > 0 ? asked : DEFAULT_WIDTH);
  return {
    io,
    paint: painter(usesColor(io)),
    width: Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, columns)),
    engine: () => (engine ??= loadEngine(io)),
    progress: (line) => {
      if (io.isTerminal.errors) io.writeError(line === '' ? '\r\u001B[K' : `\r\u001B[K${line}`);
    },
  };
}

/** https://no-color.org and https://force-color.org: set and not empty; `FORCE_COLOR=0` counts as off. */
function usesColor({ environment, isTerminal }: Io): boolean {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM = '' } = environment;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal.output && TERM !== 'dumb';
}

/** Origin of the service that the environment names; undefined without one. */
export function givenService(environment: Io['environment']): string | undefined {
  return environment['TASTE_SERVICE_URL']?.replace(/\/$/, '') || undefined;
}

async function loadEngine({ environment, data }: Io): Promise<Engine> {
  const { openEngine } = await import('./engine/engine.ts');
  const epoch = Number(environment['SOURCE_DATE_EPOCH'] || Number.NaN);
  return openEngine({
    data,
    origin: givenService(environment) ?? SERVICE_ADDRESS,
    now: () => (Number.isNaN(epoch) ? new Date() : new Date(epoch * 1000)),
  });
}
