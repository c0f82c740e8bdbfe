import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../../cli/engine/engine.ts';

/** Built page whose tokens and axes are those of the site, and the file of its contract. */
const REFERENCE = 'docs.html';
export const CONTRACT = 'site/AGENTS.md';

/** The contract of the website, made by the operation that makes the contract of any page. */
export function siteContract(engine: Pick<Engine, 'call'>, root: string): Promise<string> {
  const built = (file: string) => readFileSync(path.join(root, 'assets', file), 'utf8');
  const html = built(REFERENCE);
  return engine.call('agents_md', { html, css: built('site/site.css') });
}
