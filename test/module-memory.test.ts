import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SRC = path.join(import.meta.dirname, '../src');
/** An empty collection that code may fill; one typed `ReadonlyMap` stays empty. */
const EMPTY =
  /^(?:export )?(?:const|let|var) \w+(?:: (?!Readonly)[^=]+)? = new (?:WeakMap|WeakSet|(?:Map|Set)(?:<.*>)?\(\))/m;
const VARIABLE = /^(?:export )?let /m;
/** Results kept for as long as their argument lives, or until the next one: memory of whichever module asks for it. */
const WEAK = /\bnew Weak(?:Map|Set|Ref)\b|\boncePer(?:Word)?[<(]|\bkeepingLatest[<(]/;

/** Modules that remember results of pure functions, and what it costs to compute them again. */
const EXCEPTIONS = {
  'cascade/appended-sheet.ts':
    'the styles of a page with a further stylesheet, for as long as its cascade lives: what finds texts that it dims asks for them before its trial',
  'cascade/script-acts.ts':
    'the scripts of a page without what never runs, for as long as they live: every trial of a fix asks for them',
  'cascade/rules/declaration-block.ts':
    'declarations of equal shorthands, for as long as their longhands live: a page that sets `all` in each rule would make two hundred objects a rule',
  'contract/shape-tokens.ts':
    'the durations of a list of transitions, for as long as it lives: thousands of elements can share a list of a thousand',
  'features/script-motion/page-motion.ts':
    'what the scripts of a page say, for as long as they live: fixes read one page many times, and its scripts take up to 5 ms',
  'fixes/element-names.ts':
    'selectors of the elements of a page, for as long as they live: every proposal of a fix looks for the shortest ones',
  'fixes/harmless-elements.ts':
    'the elements that changes of letters may match besides, for as long as those of the page live: a way is widened and written, and others mean the same',
  'fixes/selectors-for.ts':
    'the selectors of lists of elements, for as long as those of the page live: a way is widened and written, and others mean the same',
  'fixes/inherited-changes.ts':
    'what lists of rules declare of inherited properties, while the changes of one page are trimmed: siblings share a list',
  'fixes/over-pictures.ts':
    'inks of the texts over pictures, for as long as its features live: every trial of a fix compares with those of the page as it was',
  'fixes/page-rules.ts':
    'the longhands of equal shorthands, for as long as they live, and what rules of a page declare, while its stylesheets are written',
  'fixes/painted-ground.ts':
    'contrasts of the texts of a page, for as long as its features live: every trial of a fix compares with those of the page as it was',
  'fixes/page-variables.ts':
    'the custom properties of a page and what uses them, for as long as its cascade lives: all stylesheets of fixes ask',
  'fixes/workshop.ts':
    'the ways of each axis of a page, for as long as it lives: the sheet and the fixes ask for the same ones',
  'grammar/alike-elements.ts':
    'which elements of a page are alike, for as long as they live: each gap that a way sets asks for them',
  'grammar/gap-ends.ts':
    'the outer ends of the gaps of a page, for as long as it lives: several ways ask for those of each gap',
  'grammar/axes/type-pairing/measures.ts':
    'the names of families as one text, while the pairing of a page is measured',
  'grammar/gap-ways.ts':
    'what lies around each gap and which boxes are inside sections, for as long as a page lives: several ways ask',
  'grammar/kept-looks.ts':
    'the elements of a page whose look says something, for as long as it lives: every way asks for them',
  'grammar/page-parts.ts':
    'the parts of a page, for as long as its features live: nearly every way of an axis starts from them',
  'grammar/restyle-colors.ts':
    'the texts of a page by the element that gives them their ink, for as long as it lives: every way that changes colours asks',
  'grammar/target-palette.ts':
    'all colours of a page as the target has them, for as long as both live: several axes offer them',
  'grammar/token-palette.ts':
    'the colours among the tokens of a target, for as long as they live: every way that changes colours asks',
  'perception/text-style.ts':
    'which families of a list have letters, for as long as it lives: thousands of texts can share a list of a thousand',
  'perception/page-height.ts':
    'clips and positions of the elements of a page, for as long as their list lives',
  'perception/background-tiles.ts':
    'the lists of a style that say how its images are drawn, for as long as it lives: a page can have a thousand images on each element',
  'perception/gradient-layer.ts':
    'layers of the gradients of a page, for as long as they live: elements that share a gradient would each keep its layer',
  'identity/accepted-pairing.ts': 'whether a list of families is one of the target, while one page is judged',
  'identity/judge-brands.ts':
    'what the tokens of a brand state, for as long as the catalog lives: the nearest brands to a page need that of every brand',
  'identity/seen.ts':
    'what a page shows of its identity, for as long as its features live: the card, its fixes and their proofs ask for it',
  'identity/target-colors.ts':
    'the colours of a target by their roles, for as long as it lives: every part of an identity asks for them',
  'search/combine-matches.ts':
    'columns as long as the catalog, for as long as the index lives: every word of a query clears them behind it; what a word of a query matches, for as long as the index keeps the word',
  'search/content-tokens.ts':
    'the words of the last query that ask for something: all that tells sense from nonsense asks for them',
  'search/demand-columns.ts':
    'what the values of a tag or trade were worth to the last query that asked for it, for as long as the index lives: most ask to the same degree',
  'search/facets.ts':
    'the country of each brand as a number, for as long as the index lives: every search counts them',
  'search/likeness.ts':
    'vectors of brands in pairs, for as long as the index lives: pairing takes longer than all products with a query',
  'search/met-traits.ts':
    'the traits of brands that meet a concept, for up to 128 concepts and as long as the index lives: to find them took a twentieth of a search',
  'search/one-edit-away.ts':
    'names and terms one edit from a word of a query, up to 4096 of each, for as long as the index lives: each takes hundreds of look-ups',
  'search/plan-query.ts':
    'the terms and synonyms of a word of a query, up to 4096 words, for as long as the index lives: most words come again',
  'search/reasons.ts':
    'the words of an entry, for as long as it lives: every hit reads all its texts; why up to 64 brands have a word, for as long as the index keeps the word',
  'search/tag-rarity.ts':
    'how many brands have a tag, for as long as the index lives: each takes a pass over all brands',
  'search/understand-query.ts':
    'whether a word of a query is English and which names it may misspell, up to 4096 words, for as long as the index lives: most words come again',
  'search/trade-fits.ts':
    'how far each brand is of a trade, for as long as the index lives: each takes a pass over all brands',
  'text/once-per.ts': 'nothing of its own: by this, other modules remember',
  'text/once-per-word.ts': 'nothing of its own: by this, other modules remember what they found for a word',
  'text/latest.ts': 'nothing of its own: by this, other modules remember the last text',
  'words/lexicons.ts':
    'the glossary of a language once a query needs it: each takes a few milliseconds to make',
  'words/negation.ts':
    'whether the last text may refuse anything: every reader of one query asks for each of its words',
  'words/read-other-brands.ts':
    'the brands outside of the catalog in the last text: several readers of one query ask for them',
  'words/word-forms.ts':
    'the words of the last text: many readers of one query ask for them, one after the other',
} as const satisfies Readonly<Record<string, string>>;

const remembering = globSync('**/*.ts', { cwd: SRC }).filter((file) => {
  const source = readFileSync(path.join(SRC, file), 'utf8');
  return EMPTY.test(source) || VARIABLE.test(source) || WEAK.test(source);
});

it('keeps nothing in the memory of a module, except where that is explained', () => {
  expect(remembering.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});
