/** Child process of `bench/static-reading.ts`: reads one page with one engine in a fresh isolate; prints milliseconds. */
import { readFileSync } from 'node:fs';
import { type Engine, ENGINES } from './engines.ts';
import type { LoadedPage } from './loaded-page.ts';

const [name = '', file = ''] = process.argv.slice(2);
const page = JSON.parse(readFileSync(file, 'utf8')) as LoadedPage; // written by the bench itself
const read = await ENGINES[name as Engine](); // written by the bench itself
const start = performance.now();
read(page);
console.log(performance.now() - start);
