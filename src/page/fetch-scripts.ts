import { fail, TasteError } from '../errors.ts';
import { decodeScript } from './decode-text.ts';
import { eachInParallel } from './each-in-parallel.ts';
import { mediaTypeOf } from './media-type.ts';
import { request, type FetchContext } from './request.ts';
import { waitingLimit } from './waiting-limit.ts';
import type { WantedScripts } from './wanted-scripts.ts';

export interface FetchedScripts {
  /** By address. */
  readonly texts: ReadonlyMap<string, string>;
  /** Addresses that cannot be loaded. */
  readonly absent: ReadonlySet<string>;
}

/**
 * Fetches scripts within `limits.scriptsMs` of waiting, a few at a time. They are searched for what they animate and
 * never run, so a script that fails, is late or is cut off is no remark: the page is read with what is there.
 * @param encoding of the page, for scripts that do not state their own
 */
export async function fetchScripts(
  { texts, probes, foreign }: WantedScripts,
  encoding: string,
  context: FetchContext,
): Promise<FetchedScripts> {
  const { scriptsMs, scriptBytes } = context.limits;
  const signal = waitingLimit(scriptsMs, context.signal);
  const found = new Map<string, string>();
  const absent = new Set<string>();
  const jobs = [
    ...texts.map((address) => async () => {
      const text = await readScript(address, encoding, scriptBytes, { ...context, signal });
      if (text !== null) found.set(address, text);
      else if (!signal.aborted) absent.add(address);
    }),
    ...probes.map((address) => async () => {
      const isThere = (await readScript(address, encoding, PROBE_BYTES, { ...context, signal })) !== null;
      if (isThere || signal.aborted) return;
      for (const script of foreign) if (isOfHost(script, address)) absent.add(script);
    }),
  ];
  await eachInParallel(jobs, PARALLEL, async (job) => {
    if (!signal.aborted) await job();
  });
  return { texts: found, absent };
}

/** Connections; stylesheets are fetched at the same time and need the others. */
const PARALLEL = 2;
const PROBE_BYTES = 1_000; // the first bytes show that a library is there

function isOfHost(script: string, address: string): boolean {
  return new URL(script).origin === new URL(address).origin;
}

async function readScript(
  address: string,
  encoding: string,
  bytes: number,
  context: FetchContext,
): Promise<string | null> {
  try {
    const resource = await request(address, context, {
      accept: 'text/javascript,*/*;q=0.1',
      budget: { left: bytes },
      check: refuseOtherTypes,
    });
    return decodeScript(resource.bytes, resource.contentType, encoding);
  } catch (cause) {
    if (cause instanceof TasteError) return null;
    throw cause;
  }
}

/** As in browsers, an error page with status 200 is not a script; raw file hosts send plain text. */
function refuseOtherTypes(contentType: string): void {
  const type = mediaTypeOf(contentType);
  if (type === '' || /(?:java|ecma)script$|^text\/plain$|\/octet-stream$/.test(type)) return;
  fail('unparseable', 'The address did not return a script.');
}
