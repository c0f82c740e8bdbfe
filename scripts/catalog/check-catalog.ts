import * as v from 'valibot';
import { type Comparison, ComparisonSchema } from '../../src/catalog/comparison.ts';
import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { firstColors } from '../../src/catalog/flat-tokens.ts';
import { hostOf, siteKey } from '../../src/catalog/official-url.ts';
import { posterProblems } from '../../src/catalog/poster.ts';
import type { LineOf, Problem } from '../../src/catalog/problems.ts';
import { readEntry } from '../../src/catalog/read-entry.ts';
import { type PlacedSentence, repeatedSentences, sentencesOf } from '../../src/catalog/repeated-sentences.ts';
import { nameKey } from '../../src/text/name-key.ts';
import type { CatalogFile } from './read-catalog.ts';

/** A problem and its file. */
export interface FileProblem extends Problem {
  readonly slug: string;
}

export interface CatalogCheck {
  readonly entries: readonly CatalogEntry[];
  /** All problems, sorted by file and line. */
  readonly problems: readonly FileProblem[];
}

interface ReadFile {
  readonly entry: CatalogEntry;
  readonly lineOf: LineOf;
}

/** Reads all files, then compares them for repeated URLs, names and sentences. */
export function checkCatalog(files: readonly CatalogFile[]): CatalogCheck {
  const problems: FileProblem[] = [];
  const read: ReadFile[] = [];
  for (const { slug, text, comparison, poster } of files) {
    const other = parseComparison(comparison);
    problems.push(...other.problems.map((problem) => ({ slug, ...problem })));
    const reading = readEntry(text, slug, other.value);
    if (reading.entry === null) problems.push(...reading.problems.map((problem) => ({ slug, ...problem })));
    else {
      problems.push(...badPoster(reading.entry, poster));
      read.push(
        poster === undefined ? reading : { ...reading, entry: { ...reading.entry, poster: poster.trim() } },
      );
    }
  }
  problems.push(...sharedAddresses(read), ...takenAliases(read), ...repetitions(read));
  const entries = read.map(({ entry }) => entry);
  return { entries, problems: problems.toSorted((a, b) => order(a.slug, b.slug) || a.line - b.line) };
}

const NONE: Comparison = { values: {}, sources: [] };

/** Parses `catalog/collected/<slug>.json`. */
function parseComparison(text: string | undefined): { value: Comparison; problems: readonly Problem[] } {
  if (text === undefined) return { value: NONE, problems: [] };
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ComparisonSchema), text);
  if (parsed.success) return { value: parsed.output, problems: [] };
  const problems = parsed.issues.map((issue) => ({
    line: 1,
    path: `collected ${v.getDotPath(issue) ?? ''}`,
    message: issue.message,
    advice: 'Write it again: npm run collect-sources, then npm run compare-sources.',
  }));
  return { value: NONE, problems };
}

function badPoster({ slug, theme, tokens }: CatalogEntry, poster: string | undefined): FileProblem[] {
  if (poster === undefined) return [];
  return posterProblems(poster.trim(), slug, firstColors(theme, tokens)).map((message) => ({
    slug,
    line: 1,
    path: 'poster',
    message,
    advice: `Correct catalog/posters/${slug}.svg; docs/DATA.md says what a poster may have.`,
  }));
}

/** `catalog/apple.md:14 tokens.color: …`, with the advice on the next line. */
export function describeProblem({ slug, line, path, message, advice }: FileProblem): string {
  return `catalog/${slug}.md:${line} ${path}: ${message}\n    ${advice}`;
}

function sharedAddresses(read: readonly ReadFile[]): FileProblem[] {
  const owners = new Map<string, string>();
  return read.flatMap(({ entry, lineOf }) => {
    const key = siteKey(entry.official_url) ?? entry.official_url;
    const owner = owners.get(key);
    owners.set(key, owner ?? entry.slug);
    if (owner === undefined) return [];
    return [
      {
        slug: entry.slug,
        line: lineOf(['official_url']),
        path: 'official_url',
        message: `catalog/${owner}.md has the same URL.`,
        advice: 'Each URL belongs to one brand. Use a page of this brand alone, or merge the entries.',
      },
    ];
  });
}

/** Aliases that are also a slug, a name, a host or an alias of this or another brand. */
function takenAliases(read: readonly ReadFile[]): FileProblem[] {
  const owners = new Map(
    read.flatMap(({ entry: { slug, name, official_url } }) =>
      [slug, name, hostOf(official_url) ?? slug].map((known) => [nameKey(known), slug] as const),
    ),
  );
  return read.flatMap(({ entry, lineOf }) =>
    (entry.aliases ?? []).flatMap((alias) => {
      const key = nameKey(hostOf(alias) ?? alias);
      const owner = owners.get(key);
      owners.set(key, owner ?? entry.slug);
      if (owner === undefined) return [];
      return [
        {
          slug: entry.slug,
          line: lineOf(['aliases']),
          path: 'aliases',
          message: `"${alias}" already means catalog/${owner}.md.`,
          advice: 'Each name belongs to one brand. Remove the alias.',
        },
      ];
    }),
  );
}

function repetitions(read: readonly ReadFile[]): FileProblem[] {
  return repeatedSentences(read.flatMap(proseOf)).map(({ sentence, earlier }) => ({
    slug: sentence.slug,
    line: sentence.line,
    path: 'prose',
    message: `"${sentence.text}" repeats catalog/${earlier.slug}.md:${earlier.line}.`,
    advice: 'Write what is specific to this brand, or remove the sentence.',
  }));
}

function proseOf({ entry, lineOf }: ReadFile): PlacedSentence[] {
  const { slug, body } = entry;
  const paragraphs: [readonly string[], readonly string[]][] = [
    [['signature_move'], [entry.signature_move]],
    [['body', 'signature_move'], sentencesOf(body.signature_move)],
    [['body', 'era_lineage'], sentencesOf(body.era_lineage)],
    [['body', 'doc_voice'], sentencesOf(body.doc_voice)],
    [['voice', 'example'], sentencesOf(entry.voice?.example ?? '')],
    [['body', 'anti_patterns'], body.anti_patterns.flatMap(sentencesOf)],
  ];
  return paragraphs.flatMap(([at, texts]) => texts.map((text) => ({ slug, line: lineOf(at), text })));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
