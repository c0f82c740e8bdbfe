/**
 * `node scripts/training/train-search.ts [--python FILE] [--without asked-a,b] [--sense | --further s]`: learns which brands words are used for, from the
 * queries of scripts/search/data, and writes the vectors of words (src/words/vocabulary/word-vectors.json) and of brands
 * (scripts/search/brand-vectors.json); docs/SEARCH.md. With `--sense`, learns only whether a query can have an answer and
 * leaves the vectors as they are (six minutes; else fifteen). With `--further`, learns the same from the network in use and
 * from the queries of the named files, which it has not met, without the networks that read whole queries. Needs Python with scripts/words/requirements.txt.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { allTags } from '../../src/catalog/tags/index.ts';
import { wordAt } from '../../src/search/dictionary.ts';
import { asksForBrand, evidenceOf, formsBeside, readQuery } from '../../src/search/makes-sense.ts';
import { planQuery } from '../../src/search/plan-query.ts';
import { senseOdds } from '../../src/search/sense-network.ts';
import { understandQuery } from '../../src/search/understand-query.ts';
import { bytesOfBase64 } from '../../src/text/bytes-of-base64.ts';
import WORD_VECTORS from '../../src/words/vocabulary/word-vectors.json' with { type: 'json' };
import { meantWords } from '../../src/words/meant-words.ts';
import { isStopWord, wordsOf } from '../../src/words/word-forms.ts';
import { ROOT } from '../local-platform.ts';
import { linesOf, readJudgedSet } from '../search/judged-set.ts';
import { madeQueries } from '../search/made-queries.ts';
import { openIndex } from '../search/open-search.ts';
import { otherTexts } from '../search/other-texts.ts';
import { sentenceReader } from '../search/sentence-vectors.ts';
import { openVectors } from '../words/open-vectors.ts';
import { readHands } from '../words/written.ts';

/** Commonest words of the open vectors that have a vector; those of the queries have one too. */
const WORDS = 8000;
const CACHE = path.join(ROOT, '.cache/words');
const FOLDER = path.join(CACHE, 'search');
const DATA = path.join(ROOT, 'scripts/search/data');
/** What is learned: names in the folder of the trainer, and files of the project. */
const FILES = [
  ['word-vectors.json', 'src/words/vocabulary/word-vectors.json'],
  ['brand-vectors.json', 'scripts/search/brand-vectors.json'],
] as const;

/** What a sentence around a brief weighs beside a query for something else. */
const OF_BRIEFS = 0.1;

/** A query with the brands that answer it and how well, 1 to 3; none where no brand does. */
interface Asked {
  readonly query: string;
  readonly relevant: Readonly<Record<string, number>>;
}

const { values: options } = parseArgs({
  options: {
    python: { type: 'string', default: 'python3' },
    without: { type: 'string', default: '' },
    sense: { type: 'boolean', default: false },
    further: { type: 'string' },
  },
});
const learnsSenseAlone = options.sense || options.further !== undefined;
const index = openIndex();
const slugs = Array.from({ length: index.slugs.ends.length }, (_, at) => wordAt(index.slugs, at));
const places = new Map(slugs.map((slug, at) => [slug, at]));
const vectors = openVectors(CACHE);
const left = options.without.split(',');
const asked = readdirSync(DATA)
  .filter((file) => file.endsWith('.jsonl') && !left.includes(path.basename(file, '.jsonl')))
  .toSorted()
  .flatMap((file) => linesOf(path.join(DATA, file)).flatMap(readLine));

const texts = asked
  .map(({ query, relevant }) => ({
    ...meaningOf(query),
    brands: Object.entries(relevant).flatMap(([slug, grade]) => {
      const at = places.get(slug);
      return at === undefined || grade <= 0 ? [] : [[at, 2 ** grade - 1]];
    }),
  }))
  .filter(({ words, refused, brands }) => words.length + refused.length > 0 && brands.length > 0);
const unmet = options.further?.split(',') ?? [];
const senses = [
  ...asked.flatMap(({ query, relevant }) => sense(query, Object.keys(relevant).length > 0, 1)),
  ...readJudgedSet(path.join(ROOT, 'test/search/queries.jsonl')) // the set that search is developed with
    .flatMap(({ query, grades }) => sense(query, grades.size > 0, 1)),
  ...queriesIn('sensible').flatMap(({ query, isUnmet }) => sense(query, true, 1, isUnmet)),
  ...queriesIn('senseless').flatMap(({ query, isUnmet }) => sense(query, false, 1, isUnmet)),
  // Sentences around a brief, which use words of design for something else.
  ...readHands(path.join(ROOT, 'scripts/words/data'))
    .flatMap(({ none }) => none)
    .flatMap((text) => sense(text, false, OF_BRIEFS)),
];
const written = senses.filter((one) => one.words.length > 0);
/** Words by their form, as `wordsOf` writes it; those that have a vector of likeness come first. */
const forms = new Map<string, string>();
for (const word of vectors.words.slice(0, WORDS)) addForm(word);
for (const form of texts.flatMap((text) => [...text.words, ...text.refused])) addForm(form);
const likeForms = learnsSenseAlone ? formsOfVectors() : [...forms.keys()];
const senseForms = senses.flatMap(({ words, weight }) => (weight === 1 ? words : [])); // function words too: `how`, `my`
const words = [...new Set([...likeForms, ...senseForms])];

/** Their answers come from the networks that the one in use learns from. */
const made = madeQueries(
  written.flatMap(({ query, weight }) => (weight === 1 ? [query] : [])),
  [...forms.values()],
)
  .flatMap((query) => sense(query, false, 1))
  .filter((one) => one.words.length > 0);

mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  path.join(FOLDER, 'vectors.f32'),
  new Uint8Array(vectors.withSynonyms(words.map((form) => forms.get(form) ?? form)).buffer),
);
const vectorsOf = options.further === undefined ? await sentenceReader(CACHE) : null;
const others = learnsSenseAlone
  ? []
  : otherTexts(
      likeForms,
      texts.map((text) => text.words),
      senses.map((text) => text.words),
    );
if (!learnsSenseAlone) {
  const sentences = [...texts.map(({ english }) => english), ...others.map((text) => text.join(' '))];
  await writeSentences('sentences', sentences);
}
await writeSentences(
  'senses',
  [...written, ...made].map(({ english }) => english),
);
const traits = CATALOG.brands.map(({ entry }) => entry);
const named = new Map(traits.map((entry) => [entry.slug, entry]));
const trades = [...new Set(traits.flatMap((entry) => entry.trades ?? []))].toSorted();
const countries = [...new Set(traits.flatMap(({ country }) => country ?? []))].toSorted();
writeFileSync(
  path.join(FOLDER, 'asked.json'),
  JSON.stringify({
    words,
    alike: likeForms.length,
    texts,
    others: others.map((text) => ({ words: text, refused: [] })),
    senses: written,
    made,
    slugs,
    traits: [
      ...allTags().map(({ id }, tag) => ({
        id: `tag ${id}`,
        values: slugs.map((_, document) => index.degrees.at(tag, document) / 100),
      })),
      ...trades.map((trade) => ({
        id: `trade ${trade}`,
        values: slugs.map((slug) => Number(named.get(slug)?.trades?.includes(trade) ?? false)),
      })),
      ...countries.map((country) => ({
        id: `country ${country}`,
        values: slugs.map((slug) => Number(named.get(slug)?.country === country)),
      })),
    ],
  }),
);
for (const [name, file] of FILES) writeFileSync(path.join(FOLDER, name), readFileSync(path.join(ROOT, file)));
const program = path.join(ROOT, 'scripts/search/train_search.py');
const kind = options.further !== undefined ? ['--sense', '--further'] : options.sense ? ['--sense'] : [];
execFileSync(options.python, [program, FOLDER, ...kind], { stdio: 'inherit' });
for (const [name, file] of FILES) writeFileSync(path.join(ROOT, file), readFileSync(path.join(FOLDER, name)));
console.log(`${asked.length} queries, ${words.length} words`);

/** The vectors of texts as a file of the trainer. */
async function writeSentences(name: string, sentences: readonly string[]): Promise<void> {
  if (vectorsOf === null) return;
  const rows = await vectorsOf(sentences);
  writeFileSync(path.join(FOLDER, `${name}.f32`), new Uint8Array(rows.buffer));
}

/** The words that have a vector of likeness now, in their order. */
function formsOfVectors(): readonly string[] {
  const { words: known, exponents } = WORD_VECTORS;
  return known.split(' ').slice(0, bytesOfBase64(exponents).length);
}

/** A line is a query with its grades, or a brand with queries that it answers well. */
function readLine(line: string): readonly Asked[] {
  const read = JSON.parse(line) as
    | { readonly slug: string; readonly queries: readonly string[] }
    | { readonly query: string; readonly relevant: Readonly<Record<string, number>> };
  if ('query' in read) return [read];
  return read.queries.map((query) => ({ query, relevant: { [read.slug]: 3 } }));
}

/** The queries of `sensible.txt`, `p.sensible.txt` and so on, and whether the network in use has not met them. */
function queriesIn(kind: string): readonly { readonly query: string; readonly isUnmet: boolean }[] {
  return readdirSync(DATA)
    .filter((file) => file.endsWith(`${kind}.txt`) && !left.includes(path.basename(file, '.txt')))
    .toSorted()
    .flatMap((file) => {
      const isUnmet = unmet.includes(path.basename(file, `.${kind}.txt`));
      return linesOf(path.join(DATA, file)).map((query) => ({ query, isUnmet }));
    });
}

function meaningOf(query: string) {
  const { english, statements } = understandQuery(index, query);
  const { wanted, refused } = meantWords(english, statements);
  return { english, words: wanted.map(({ form }) => form), refused: refused.map(({ form }) => form) };
}

/** What the network of sense learns of a query; nothing of one that asks for a brand, which is always answered. */
function sense(query: string, makesSense: boolean, weight: number, isUnmet = false) {
  const { english, statements, language } = understandQuery(index, query);
  if (asksForBrand(english, statements)) return [];
  const plan = { ...planQuery(index, english), isForeign: language !== null };
  const evidence = evidenceOf(english, statements, plan, readQuery(english, statements, index, plan));
  const words = formsBeside(english, statements);
  const numbers = Object.values(evidence);
  const before = options.further === undefined ? null : senseOdds(words, numbers);
  return [{ query, english, words, evidence: numbers, makesSense, weight, isUnmet, before }];
}

/** A word of the open vectors is known by its form: `bakeries` and `bakery` are one row. */
function addForm(word: string): void {
  const form = wordsOf(word)[0] ?? '';
  if (form.length > 1 && !isStopWord(form) && (!forms.has(form) || form === word)) forms.set(form, word);
}
