/**
 * Prints, as JSON, the milliseconds of CPU that importing the Worker takes, and those of a fixed piece of work of the
 * same kind before and after it. What only workerd has is replaced by nothing.
 */
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';

const STAND_INS: readonly (readonly [ending: string, source: string])[] = [
  ['cloudflare:workers', 'export class WorkerEntrypoint {}'],
  ['.wasm', 'export default null'],
];

registerHooks({
  resolve(specifier, context, next) {
    const [ending] = STAND_INS.find(([name]) => specifier.endsWith(name)) ?? [];
    return ending === undefined
      ? next(specifier, context)
      : { url: `stand-in:${ending}`, shortCircuit: true };
  },
  load(url, context, next) {
    const [, source] = STAND_INS.find(([ending]) => url === `stand-in:${ending}`) ?? [];
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});

/** Functions of the reference work: they are compiled, and run once. */
const FUNCTIONS = 2000;

const before = referenceTime(1);
const start = await cpuTimeOf(() => import(pathToFileURL(process.argv[2] ?? '').href));
const after = referenceTime(2);
console.log(JSON.stringify({ start, reference: (before + after) / 2 }));

function referenceTime(salt: number): number {
  const functions = Array.from(
    { length: FUNCTIONS },
    (_, n) =>
      `function f${n}(a){return a.map(b=>b+${n * salt}).filter(b=>b%2).join("${n}-${salt}")};f${n}([1,2,3]);`,
  );
  const begin = process.threadCpuUsage();
  new Script(functions.join('\n')).runInThisContext();
  return millisecondsSince(begin);
}

async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = process.threadCpuUsage();
  await work();
  return millisecondsSince(begin);
}

function millisecondsSince(begin: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(begin);
  return (user + system) / 1000;
}
