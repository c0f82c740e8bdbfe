/**
 * `node scripts/training/common-words.ts`: writes src/words/vocabulary/common-words.json: common words of English, by open word
 * vectors (those that `npm run train-words` uses), that neither the catalog nor a concept has. They are no misspelt name,
 * no misspelt concept and no word of another language.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findWord } from '../../src/search/dictionary.ts';
import { openIndex } from '../search/open-search.ts';
import { conceptsByPhrase } from '../../src/words/concepts.ts';
import { allLexicons, meaningOf } from '../../src/words/lexicons.ts';
import { isStopWord, wordsOf } from '../../src/words/word-forms.ts';
import { ROOT } from '../local-platform.ts';
import { openVectors } from '../words/open-vectors.ts';

/** Commonest words looked at; they come from news and encyclopedias. */
const WORDS = 8000;
/** Letters; shorter words are not corrected. */
const SHORTEST = 5;
const FILE = path.join(ROOT, 'src/words/vocabulary/common-words.json');

const index = openIndex();
const isWord = (word: string) => /^[a-z]+$/.test(word);
const isRead = (form: string) =>
  isStopWord(form) || findWord(index.terms, form) !== null || conceptsByPhrase().has(form);
/** `rouge` and `luxe` are words of both languages. */
const isForeign = (word: string) =>
  allLexicons().some((lexicon) => meaningOf(lexicon, word) !== null && lexicon.whole.has(word));

const common = openVectors(path.join(ROOT, '.cache/words'))
  .words.filter(isWord)
  .slice(0, WORDS)
  .filter((word) => word.length >= SHORTEST && !isRead(wordsOf(word)[0] ?? word) && !isForeign(word));
writeFileSync(FILE, `${JSON.stringify(common.toSorted().join(' '), null, 2)}\n`);
console.log(`${common.length} words`);
