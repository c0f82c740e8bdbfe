/** Child process of the bench: reads one page with one engine in a fresh isolate and prints the milliseconds. */
import { readFileSync } from 'node:fs';
import { ENGINES } from './engines.ts';

const [name = '', file = ''] = process.argv.slice(2);
const html = readFileSync(file, 'utf8');
const read = await (name === 'jsdom' ? ENGINES.jsdom() : ENGINES.static());
const start = performance.now();
read(html);
console.log(performance.now() - start);
