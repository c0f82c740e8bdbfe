import { MAX_BRIEF } from '../../worker/page-subject.ts';
import type { Random } from './random.ts';

/** Texts as people write them, in several languages. */
const WRITTEN = [
  'warm cream ground with bold serif headings, like Linear but calmer',
  'no shadows, square corners, 4px radius, dense tables, never playful',
  'quiet luxury for a bank in Switzerland, not too dark',
  'ein ruhiges Design mit viel Weissraum und schmalen Linien',
  '落ち着いた余白の多いデザイン、明朝体の見出し',
  'тёплый фон, крупные заголовки, без теней',
  'Farben wie bei Stripe, aber 20 % heller; body 18px, h1 64px',
  'brutalist, #ff0000 on #000, 900 weight, monospace everything',
] as const;

/** Parts that break tokenizers, numbers, look-ups and regular expressions. */
const HOSTILE = [
  '\u0000',
  '\ud800',
  '\udfff',
  '\u202e',
  '\ufeff',
  '\u200d',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  'ﷺ',
  'İ',
  'ß',
  '\t\r\n',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '9'.repeat(400),
  '(((((((((',
  ')))))',
  '[[[[',
  '{{{{',
  '"""',
  "''''",
  '\\\\\\',
  '%%%',
  '#'.repeat(60),
  '#ffffffff',
  'rgb(',
  'calc(1px',
  'not not not not',
  'no no no without never',
  'like like like',
  'and and, or or; but but',
  'a-b-c-d-e-f-g-h',
  '. . . . .',
  '!?!?!?',
] as const;

/** Repeated, these are the traps of regular expressions. */
export const TRAPS = [
  'a',
  ' ',
  '. ',
  ', ',
  '-',
  'ab ',
  '1',
  '1 px ',
  'not ',
  'like ',
  '"',
  '(',
  '#f',
  'é',
  '漢',
  '\n',
  'very ',
] as const;

/** Characters of the longest text that an operation accepts. */
const LONGEST = MAX_BRIEF;

/** A text made of what people write and what they do not. */
export function mutateText(random: Random): string {
  let text: string = random.pick(WRITTEN);
  for (let turn = random.below(6); turn >= 0; turn -= 1)
    text = MUTATIONS[random.below(MUTATIONS.length)]?.(text, random) ?? text;
  return text.slice(0, LONGEST);
}

const MUTATIONS: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => insert(text, random.pick(HOSTILE), random),
  (text, random) => insert(text, random.pick(HOSTILE).repeat(1 + random.below(9)), random),
  (text, random) =>
    insert(text, random.pick(TRAPS).repeat(1 + random.below(random.below(20) === 0 ? 20_000 : 60)), random),
  (text, random) => `${text} ${random.pick(WRITTEN)}`,
  (text, random) => text.slice(random.below(text.length + 1)) + text.slice(0, random.below(text.length + 1)),
  (text) => text.toUpperCase(),
  (text) => text.split(' ').toReversed().join(' '),
  (text, random) => text.replaceAll(random.pick(TRAPS), random.pick(HOSTILE)),
];

function insert(text: string, part: string, random: Random): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + part + text.slice(at);
}
