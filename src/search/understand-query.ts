import { synonymTables } from './synonyms/synonym-tables.ts';
import { lazy } from '../text/lazy.ts';
import { nameKey } from '../text/name-key.ts';
import { oncePerWord } from '../text/once-per-word.ts';
import { isCommonWord } from '../words/common-word.ts';
import { glossOf } from '../words/gloss.ts';
import { isForeignParticle } from '../words/lexicons.ts';
import type { ForeignLanguage } from '../words/languages/glossary.ts';
import { brandReader } from '../words/read-brands.ts';
import { readAssociations } from '../words/read-associations.ts';
import { readColors } from '../words/read-colors.ts';
import { readPageColors } from '../words/page-colors.ts';
import { withBounds } from '../words/bounds.ts';
import { withDoubtedLooks } from '../words/doubted-looks.ts';
import { withoutVetoed } from '../words/context-vetoes.ts';
import { withNamedFaces } from '../words/named-faces.ts';
import { readFonts } from '../words/read-fonts.ts';
import { conceptReader } from '../words/read-concepts.ts';
import { readSimilarWords } from '../words/read-similar-words.ts';
import { otherThings } from '../words/other-things.ts';
import { readOtherBrands } from '../words/read-other-brands.ts';
import { FUNCTION_WORDS } from '../words/remaining-words.ts';
import { isCovered, liesIn } from '../words/is-covered.ts';
import { cssNames } from '../words/css-names.ts';
import { withoutRelationWords } from '../words/relation-words.ts';
import { tableAxes } from '../words/table-axes.ts';
import { understand } from '../words/understand.ts';
import type { Span, Statement, StatementReader, Understanding } from '../words/understanding.ts';
import { conceptsByPhrase, placesWithoutSpaces } from '../words/concepts.ts';
import { isRefused } from '../words/negation.ts';
import { withListedRefusals } from '../words/listed-refusals.ts';
import { isStopWord, wordsOf } from '../words/word-forms.ts';
import type { BrandLookup } from '../words/brand-names.ts';
import { findWord, wordAt } from './dictionary.ts';
import { namesBegun } from './names-begun.ts';
import { namesOneEditAway } from './one-edit-away.ts';
import { documentsNamed, type SearchIndex } from './search-index.ts';
import { withoutOtherMeanings, withoutPartsOfNames, withoutWordsOfTypefaces } from './words-of-names.ts';
import { namesTwoEditsAway } from './two-edits-away.ts';
import { synonymsByHead } from './synonyms/index.ts';

/** What a query says, its words in English, and the language it is in. */
export interface QueryReading {
  /** Spans are words of the query as given. */
  readonly understanding: Understanding;
  readonly english: string;
  /** The same statements with spans of the English words. */
  readonly statements: readonly Statement[];
  /** Null for English. */
  readonly language: ForeignLanguage | null;
}

/**
 * Reads a query in English or another language, with the names of the brands of an index.
 * @param readAxes reads the axes; the phrases alone where no model is at hand
 */
export function understandQuery(
  index: SearchIndex,
  query: string,
  readAxes: StatementReader = tableAxes,
): QueryReading {
  const { english, language, spanOf } = glossOf(
    query,
    (word) => isEnglish(index, word),
    (key) => slugsNamed(index, key).length > 0 || placesWithoutSpaces().has(key),
  );
  const read = understand(
    english,
    [
      brandReader(lookupOf(index)),
      readOtherBrands,
      readAxes,
      conceptReader((form) => isKnownWord(index, form) || isStopWord(form), readAxes.knows),
      readAssociations,
      readAxes === tableAxes ? readColors : readPageColors,
      readFonts,
      readSimilarWords,
    ],
    // Sentences about something else state no axis; the phrases alone know too few to tell.
    readAxes === tableAxes ? settled : (words, found) => withDoubtedLooks(words, settled(words, found)),
  );
  const { statements } = read;
  const asGiven = ({ start, end }: Span) => spanOf(start, end);
  const understanding: Understanding = {
    statements:
      english === query
        ? statements
        : statements.map((statement) => ({ ...statement, span: asGiven(statement.span) })),
    notUnderstood: withoutRelationWords(english, read.notUnderstood, statements).map(asGiven),
    ambiguous: read.ambiguous,
  };
  return { understanding, english, language, statements };
}

/** What several readers found, without what they read in words that another one knows better. */
function settled(text: string, found: readonly Statement[]): readonly Statement[] {
  const named = withoutOtherMeanings(text, withoutCssNames(text, withoutOtherSchemes(text, found)));
  const apart = withoutAxesOfNames(withoutPartsOfNames(named));
  const meant = withBounds(text, withoutVetoed(text, withoutRefusedAxes(text, apart)));
  return withListedRefusals(text, withNamedFaces(withoutWordsOfTypefaces(withoutShades(meant))));
}

const isEnglish = oncePerWord(
  (index: SearchIndex, word): boolean =>
    slugsNamed(index, word).length > 0 ||
    // Names and quotations of the catalog have function words of other languages.
    (isKnownWord(index, wordsOf(word)[0] ?? word) && !isForeignParticle(word)) ||
    isStopWord(word) ||
    isCommonWord(word) ||
    ONE_LETTER.test(word),
);

/** `w/o` is no Portuguese article. */
const ONE_LETTER = /^[a-z]$/;

/** Without what words of CSS notation would say in prose: `font-family` is about no families. */
function withoutCssNames(text: string, statements: readonly Statement[]): readonly Statement[] {
  const names = cssNames(text);
  if (names.length === 0) return statements;
  return statements.filter(({ kind, span }) => kind === 'axis' || kind === 'color' || !liesIn(span, names));
}

/** Without the schemes of other things: `our bread has a dark crust`. */
function withoutOtherSchemes(text: string, statements: readonly Statement[]): readonly Statement[] {
  const isScheme = ({ kind, values: [style = ''] }: Statement) =>
    kind === 'style' && (style === 'dark' || style === 'light');
  if (!statements.some(isScheme)) return statements;
  const others = otherThings(text);
  return statements.filter((one) => !isScheme(one) || !liesIn(one.span, others));
}

/** Without axes that words of a brand seem to state: `like linear` is no motion. */
function withoutAxesOfNames(statements: readonly Statement[]): readonly Statement[] {
  const brands = statements.filter((one) => one.kind === 'brand');
  return statements.filter(({ kind, span }) => kind !== 'axis' || !isCovered(span, brands));
}

/** Without axes whose words are refused: `w/o endless photos` wants no photographs, and styles say which brands have them. */
function withoutRefusedAxes(text: string, statements: readonly Statement[]): readonly Statement[] {
  return statements.filter(
    ({ kind, polarity, span }) => kind !== 'axis' || polarity === 'against' || !isRefused(text, span),
  );
}

/** Without the scheme that `bright` or `light` seems to state before a colour, or of a part: `bright green`, `light headings`. */
function withoutShades(statements: readonly Statement[]): readonly Statement[] {
  const colors = statements.filter(({ kind }) => kind === 'color');
  const ofParts = statements.filter((one) => one.kind === 'axis' && !SCHEMES.has(one.axis));
  return statements.filter(
    ({ kind, values, span }) =>
      kind !== 'style' ||
      values[0] !== 'light' ||
      !(
        isCovered(span, ofParts) ||
        colors.some((color) =>
          color.span.start <= span.start ? span.end <= color.span.end : color.span.start - span.end === 1,
        )
      ),
  );
}

/** The axes of which a light or a dark scheme is a value. */
const SCHEMES: ReadonlySet<string> = new Set(['surface.ground', 'surface.dark_mode']);

function lookupOf(index: SearchIndex): BrandLookup {
  return {
    named: (key) => slugsNamed(index, key),
    nearlyNamed: (key) => nearNames(index, key),
    begun: (key, isWord) => (isWord && isOtherWord(index, key) ? [] : namesBegun(index, key)),
  };
}

function slugsNamed(index: SearchIndex, key: string): readonly string[] {
  const slugs = slugsOf(index, key);
  const owner = slugs.length > 0 ? undefined : otherNames().get(key);
  return owner === undefined ? slugs : slugsOf(index, owner);
}

function slugsOf(index: SearchIndex, key: string): readonly string[] {
  return documentsNamed(index, key).map((document) => wordAt(index.slugs, document));
}

function isKnownWord(index: SearchIndex, form: string): boolean {
  return findWord(index.terms, form) !== null || synonymsByHead().has(form) || conceptsByPhrase().has(form);
}

/** Keys of products and former names, each with the key of the brand. */
const otherNames = lazy(
  (): ReadonlyMap<string, string> =>
    new Map(
      synonymTables().names.flatMap(({ heads, also }) =>
        heads.map((head) => [nameKey(head), nameKey(also[0] ?? '')] as const),
      ),
    ),
);

/** Whether a word means something else than a name with other letters. */
function isOtherWord(index: SearchIndex, key: string): boolean {
  return (
    FUNCTION_WORDS.has(key) ||
    isStopWord(key) ||
    isCommonWord(key) ||
    isKnownWord(index, wordsOf(key)[0] ?? key)
  );
}

const nearNames = oncePerWord((index: SearchIndex, key): readonly string[] => {
  if (isOtherWord(index, key)) return [];
  const one = namesOneEditAway(index, key);
  const near = one.length > 0 ? one : namesTwoEditsAway(index, key);
  return [...new Set(near.flatMap((name) => slugsOf(index, name)))];
});
