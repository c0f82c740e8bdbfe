import type { Baseline } from '../../worker/baseline.ts';
import type { Io } from '../io.ts';
import { readText } from '../pages/find-pages.ts';
import type { PageSource } from '../pages/page-source.ts';
import { UsageError } from '../usage-error.ts';

/** Earlier answers by the name of the page. */
export interface Baselines {
  readonly isGiven: boolean;
  /** The answer of a single page, whatever its name. */
  readonly single: Baseline | null;
  readonly byPage: ReadonlyMap<string, Baseline>;
}

export const NO_BASELINE: Baselines = { isGiven: false, single: null, byPage: new Map() };

/** Reads what `taste score --json` wrote: the answer of one page, or a list of pages. */
export async function readBaselines(name: string | undefined, io: Io): Promise<Baselines> {
  if (name === undefined) return NO_BASELINE;
  const data = parsed(await readText(name, io), name);
  if (!Array.isArray(data)) return { isGiven: true, single: data as Baseline, byPage: new Map() }; // the operation validates it
  const entries = data as readonly { readonly page?: string; readonly answer?: Baseline }[]; // the same
  const byPage = new Map(
    entries.flatMap(({ page, answer }) =>
      page === undefined || answer === undefined ? [] : [[page, answer]],
    ),
  );
  return { isGiven: true, single: null, byPage };
}

export function baselineOf({ name }: PageSource, { single, byPage }: Baselines): Baseline | null {
  return byPage.get(name) ?? single;
}

function parsed(text: string, name: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null) return data;
  } catch {
    // The message is the same as for JSON of another kind.
  }
  throw new UsageError(`${name}: The baseline must be what \`taste score --json\` wrote.`);
}
