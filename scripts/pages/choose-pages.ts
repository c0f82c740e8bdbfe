/**
 * `npm run choose-pages -- --sources FILE --mirrors DIR [--out DIR]`: of the candidate pages in FILE
 * (`[{repo, commit, path, alt?, kind, language}]`), builds one for each repository that has a mirror (`owner+name/repo`)
 * and a page that stands on its own: the one named, or else another of its pages, those of the upper folders first. Adds their entries with checksums to test/corpus/web-pages.json, and prints how
 * many candidates were left out, by reason.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildWhole } from '../corpus/build-page.ts';
import { checksumOf } from '../corpus/checksum.ts';
import { commitIn, filesOfCommit, mirrorOf } from '../corpus/commit-files.ts';
import { loadEntries, type RepositoryPage } from '../corpus/entry.ts';
import { filesBelow, type SiteFiles } from '../corpus/site-files.ts';
import { ownerOf } from '../corpus/split.ts';
import { whyNotAlone } from '../corpus/stands-alone.ts';
import { ROOT } from '../local-platform.ts';

/** Repositories whose page was built and then found unfit when it was seen in a browser, with the reason. */
const LEFT_OUT = path.join(ROOT, 'test/corpus/web-left-out.json');

const MAX_OTHERS = 20;
/** Files of libraries, tests and servers, parts of pages, proofs of ownership. */
const NOT_FOR_READERS =
  /(?:^|\/)(?:node_modules|vendors?|libs?|tests?|coverage|_?includes|_?layouts|partials|components|templates|api)\/|(?:^|\/)(?:404|500|google[0-9a-f]+|header|footer|nav(?:bar)?)\.html?$/i;

interface Candidate {
  readonly repo: string;
  readonly commit: string;
  readonly path: string;
  readonly alt?: string;
  readonly kind: string;
  readonly language: string;
}

const { values } = parseArgs({
  options: {
    sources: { type: 'string' },
    mirrors: { type: 'string' },
    out: { type: 'string', default: path.join(ROOT, '.cache/web') },
  },
});
if (!values.sources || !values.mirrors) {
  console.error('Usage: npm run choose-pages -- --sources FILE --mirrors DIR [--out DIR]');
  process.exit(2);
}
const { mirrors, out } = { ...values, mirrors: values.mirrors };

const file = path.join(ROOT, 'test/corpus/web-pages.json');
const before = existsSync(file) ? (loadEntries(file) as readonly RepositoryPage[]) : [];
const leftOut = JSON.parse(readFileSync(LEFT_OUT, 'utf8')) as Readonly<Record<string, string>>;
const chosen: RepositoryPage[] = [];
const reasons = new Map<string, number>();
for (const candidate of JSON.parse(readFileSync(values.sources, 'utf8')) as Candidate[]) {
  const result = choose(candidate);
  if (typeof result !== 'string') chosen.push(result);
  else {
    const [reason = ''] = result.split(' of ');
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
}
writeFileSync(file, `[\n${chosen.map((entry) => ` ${JSON.stringify(entry)}`).join(',\n')}\n]\n`);
const owners = new Set(chosen.map(({ repo }) => ownerOf(repo)));
console.log(`${chosen.length} pages of ${owners.size} owners chosen`);
for (const [reason, count] of [...reasons].toSorted((a, b) => b[1] - a[1]))
  console.log(`${count} left out: ${reason}`);

/** The entry of a candidate, or the reason why it is left out. */
function choose(candidate: Candidate): RepositoryPage | string {
  if (chosen.some(({ repo }) => repo === candidate.repo)) return 'second page of a repository';
  const unfit = leftOut[candidate.repo];
  if (unfit !== undefined) return 'unfit for grading, test/corpus/web-left-out.json';
  const known = before.find(({ repo }) => repo === candidate.repo);
  if (known !== undefined) return known;
  const mirror = mirrorOf(candidate.repo, mirrors);
  if (mirror === null) return 'no mirror';
  let reason = 'no such page';
  for (const name of ['HEAD', candidate.commit]) {
    const commit = commitIn(mirror, name);
    if (commit === null) continue;
    const site = filesOfCommit(mirror, commit);
    const named = [candidate.path, candidate.alt ?? ''].filter((page) => site.size(page) !== null);
    for (const page of new Set([...named, ...otherPages(site.paths)])) {
      if (!/\.html?$/i.test(page)) continue;
      try {
        const why = whyNotAlone(page, site);
        if (why === null) return built(candidate, commit, page, site);
        reason = why;
      } catch {
        reason = 'files that the mirror does not hold';
      }
    }
  }
  return reason;
}

/** Pages with a purpose of their own, at most MAX_OTHERS. */
function otherPages(paths: readonly string[]): readonly string[] {
  const depth = (file: string) => file.split('/').length;
  return paths
    .filter((file) => /\.html?$/i.test(file) && !NOT_FOR_READERS.test(file))
    .toSorted((a, b) => depth(a) - depth(b) || a.localeCompare(b))
    .slice(0, MAX_OTHERS);
}

function built(
  { repo, kind, language }: Candidate,
  commit: string,
  file: string,
  site: SiteFiles,
): RepositoryPage {
  const id = repo
    .toLowerCase()
    .replace('/', '--')
    .replace(/[^a-z0-9.-]+/g, '-');
  const place = siteOf(file, site);
  const folder = path.join(out, id);
  rmSync(folder, { recursive: true, force: true });
  buildWhole({ ...place, rootAbsolute: true }, site, folder);
  return { id, kind, language, repo, commit, ...place, sha256: checksumOf(folder) };
}

/** A page that names nothing above its folder is the root of a site (`docs/index.html`); others stay in place. */
function siteOf(file: string, site: SiteFiles): Pick<RepositoryPage, 'dir' | 'page'> {
  const dir = path.posix.dirname(file);
  const page = path.posix.basename(file);
  const below = !/["'(]\.\.\//.test(filesBelow(site, dir).read(page).toString('latin1'));
  if (dir === '.' || below)
    return { ...(dir === '.' ? {} : { dir }), ...(page === 'index.html' ? {} : { page }) };
  return { page: file };
}
