import type { Bait } from './bait.ts';
import { atEnd, atStart, withCss } from './place.ts';
import type { Family, Trick } from './trick.ts';

const TIMES = 40; // more than the sentences of a small page
const CSS = '.stuffed{color:#555}';
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ');
/** Words that the measures of voice look for, of every kind. */
const SIGNS =
  'may might could perhaps maybe possibly probably typically usually often sometimes seem roughly shall hereby herein pursuant notwithstanding whereas thereof liability statutory hey wow awesome cool gonna wanna yeah api cli terminal deploy kubernetes debug compile crafted bespoke timeless curated';

/** The first sentences of the copy of the target. */
function sentencesOf({ sentences }: Bait): string[] {
  const all = sentences.split(/(?<=[.!?])\s+/).filter((one) => one.split(' ').length >= 6);
  return [...new Set(all)].slice(0, 2);
}

const capitalised = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
/** Another word of a sentence is changed each time. */
const varied = (sentence: string, time: number) => {
  const words = sentence.split(' ');
  words[1 + (time % (words.length - 2))] = NUMBERS[time % NUMBERS.length] ?? '';
  return words.join(' ');
};

/** Text that takes the same place and says nothing. */
const masked = (text: string) => text.replaceAll(/[\p{L}\p{N}]/gu, '=');

/** DATA: copy that repeats itself or says nothing: `copy` gets what `say` makes of the sentences at each time. */
const COPY: readonly {
  readonly name: string;
  readonly say: (sentences: readonly string[], time: number) => string;
  /** How many times say something new. */
  readonly isNew: number;
  readonly copy: (texts: readonly string[]) => string;
}[] = [
  {
    name: 'a sentence in every paragraph',
    say: ([first = '']) => first,
    isNew: 1,
    copy: paragraphs,
  },
  {
    name: 'a sentence again and again in one paragraph',
    say: ([first = '']) => first,
    isNew: 1,
    copy: (texts) => paragraphs([texts.join(' ')]),
  },
  {
    name: 'two sentences in turn',
    say: ([first = '', second = ''], time) => (time % 2 === 0 ? first : second),
    isNew: 2,
    copy: paragraphs,
  },
  {
    name: 'a sentence with another word each time',
    say: ([first = ''], time) => varied(first, time),
    isNew: 1,
    copy: paragraphs,
  },
  {
    name: 'a sentence in capitals and in other punctuation',
    say: ([first = ''], time) => (time % 2 === 0 ? first : first.toUpperCase().replace(/[.!?]$/, '…')),
    isNew: 1,
    copy: paragraphs,
  },
  {
    name: 'a sentence in items of a list',
    say: ([first = '']) => first,
    isNew: 1,
    copy: items,
  },
  { name: 'signs of a voice, one after another', say: () => SIGNS, isNew: 0, copy: paragraphs },
  {
    name: 'signs of a voice, with commas',
    say: () => `${SIGNS.replaceAll(' ', ', ')}.`,
    isNew: 0,
    copy: (texts) => paragraphs([texts.join(' ')]),
  },
  {
    name: 'signs of a voice, each in an item',
    say: (_, time) => SIGNS.split(' ')[time] ?? '',
    isNew: 0,
    copy: items,
  },
  {
    name: 'signs of a voice, each a sentence',
    say: (_, time) => `${capitalised(SIGNS.split(' ')[time] ?? '')}.`,
    isNew: 0,
    copy: (texts) => paragraphs([texts.join(' ')]),
  },
];

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('\n');
}

function items(texts: readonly string[]): string {
  return `<ul>${texts.map((text) => `<li>${text}</li>`).join('\n')}</ul>`;
}

/** Copy in sight that repeats itself: it counts as often as it says something new. */
export const stuffedCopy: Family = {
  name: 'stuffed copy',
  tricks: COPY.flatMap(({ name, say, isNew, copy }): Trick[] =>
    [atStart, atEnd].map((place) => {
      const added = (html: string, bait: Bait, shown: number) => {
        const sentences = sentencesOf(bait);
        const texts = Array.from({ length: TIMES }, (_, time) => say(sentences, time));
        const written = copy(texts.map((text, time) => (time < shown ? text : masked(text))));
        return withCss(place(html, `<div class="stuffed">${written}</div>`), CSS);
      };
      return {
        name: `${name}${place === atEnd ? ', at the end' : ''}`,
        apply: (html, bait) => added(html, bait, TIMES),
        inSight: (html, bait) => added(html, bait, isNew),
      };
    }),
  ),
};
