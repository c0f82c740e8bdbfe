import path from 'node:path';
import { contractTarget } from '../../cli/pages/read-contract-file.ts';
import type { Engine } from '../../cli/engine/engine.ts';
import { WAIVERS } from '../../site/waivers.ts';
import { readFileSync } from 'node:fs';

/** Least score and identity of a page of the website. */
export const LEAST = 90;

/** A page of each kind, and the name of its waivers. */
export const KINDS: readonly (readonly [file: string, waivers: keyof typeof WAIVERS | null])[] = [
  ['index.html', 'home'],
  ['judge.html', null],
  ['compare.html', null],
  ['compose.html', null],
  ['map.html', 'map'],
  ['grammar.html', 'grammar'],
  ['styles/linear.html', 'style'],
  ['styles/govuk.html', 'style'],
  ['docs.html', null],
  ['docs/accuracy.html', null],
  ['docs/guides/ci.html', null],
  ['docs/api.html', null],
  ['docs/api/score.html', null],
  ['docs/problems/vague_brief.html', null],
  ['404.html', null],
];

export interface JudgedPage {
  readonly file: string;
  readonly score: number;
  /** Null when the judge found too little to compare. */
  readonly identity: number | null;
  /** What keeps the page from a full score: axis, what it shows, what the contract says. */
  readonly failures: readonly string[];
}

/** Judges built pages against the contract of the website, as `taste verify` does. */
export async function judgePages(
  engine: Pick<Engine, 'call'>,
  { root, contract, kinds = KINDS }: { root: string; contract: string; kinds?: typeof KINDS },
): Promise<readonly JudgedPage[]> {
  const assets = path.join(root, 'assets');
  const { target_grammar, target_tokens } = await contractTarget(contract, 'AGENTS.md');
  const judged: JudgedPage[] = [];
  for (const [file, kind] of kinds) {
    const { names, reason } = kind === null ? { names: [], reason: '' } : WAIVERS[kind];
    const { score, identity, axes } = await engine.call('score', {
      html: readFileSync(path.join(assets, file), 'utf8'),
      css: sheetsOf(assets, file),
      target_grammar,
      target_tokens,
      identity: 'required',
      fixes: 'fast',
      waive: names.map((name) => ({ name, reason })),
    });
    const failed = axes.filter(({ status }) => status === 'fail');
    const failures = failed.map(
      ({ key, predicted, brief_target }) => `${key} ${predicted}, not ${brief_target}`,
    );
    judged.push({ file, score, identity: identity?.score ?? null, failures });
  }
  return judged;
}

/** The stylesheets that a page links, in their order. */
function sheetsOf(assets: string, file: string): string {
  const html = readFileSync(path.join(assets, file), 'utf8');
  const links = [...html.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)].map(([, href = '']) => href);
  return links.map((href) => readFileSync(path.join(assets, href), 'utf8')).join('\n');
}
