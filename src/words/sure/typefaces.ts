import * as patterns from '../vocabulary/long-patterns.ts';
import { isRefused } from '../negation.ts';
import { saying, spansOf, wantedSpansOf, type SureReader } from './sure-words.ts';

const SERIF = String.raw`(?<!\bsans[-\s]?)\b(?:serifs?|seriff?ed)\b`;
const SANS = String.raw`\b(?:sans(?:[-\s]?serifs?)?|neo[-\s]grotes(?:que|k)s?|grotesks?|grotesques?(?=\s*(?:$|[,.;:!)]|(?:and|with|type\w*|fonts?|faces?|in|only|throughout|everywhere|sans|headings?|headlines?|titles?|body|for)\b)))\b`;
const MONO = String.raw`\bmono(?:space[ds]?)?\b(?!\s*(?:palette|colou?r|scheme))`;
const OTHER = String.raw`\b(?:slab|typewriter|script|didone|antiqua|blackletter|display\s+face)\b`;

const CLASSES = { serif: SERIF, sans: SANS, mono: MONO, other: OTHER } as const;
type Class = keyof typeof CLASSES;

/** Words that give a typeface to a part of the page, or speak of a second one or of one alone. */
const PARTED = new RegExp(patterns.PARTED, 'i');

/** `Headings and text in a serif`. */
const FOR_BOTH = new RegExp(
  String.raw`\b(?:head(?:ing|line)s?|titles?)\s+(?:and|&|\+)\s+(?:the\s+)?(?:body|text|copy|paragraphs?)(?:\s+(?:text|copy))?\s+(?:(?:both|all|are|is|set)\s+)*(?:in\s+)?(?:an?\s+|the\s+same\s+|one\s+)?(?:${SERIF}|${SANS})`,
  'giu',
);

/** A class that sets the whole page. */
const EVERYWHERE = /\b(?:throughout|everywhere|everything|top\s+to\s+bottom)\b/i;

const WANTED: Readonly<Record<Class, readonly string[]>> = {
  serif: ['serif/sans', 'serif/grotesque', 'single-family'],
  sans: ['single-family', 'sans/sans', 'sans/mono', 'grotesque/mono'],
  mono: [],
  other: [],
};
const REFUSED: Readonly<Record<Class, readonly string[]>> = {
  serif: ['single-family', 'sans/sans', 'sans/mono', 'grotesque/mono'],
  sans: [],
  mono: ['single-family', 'sans/sans', 'serif/sans', 'serif/grotesque'],
  other: [],
};

/** A class of typeface that is the only one named, for no part of the page, accepts each pairing that it sets the text of. */
export const typefaces: SureReader = (text) => {
  const both = wantedSpansOf(FOR_BOTH, text).slice(0, 1);
  if (both.length > 0) return saying('type.pairing', ['single-family'], both);
  const named = (Object.keys(CLASSES) as Class[]).flatMap((name) =>
    spansOf(new RegExp(CLASSES[name], 'giu'), text).map((span) => ({ name, span })),
  );
  const wantedOnes = named.filter(({ span }) => !isRefused(text, span));
  // Of `no serif, a sans`, the wanted one says all.
  const [first] = wantedOnes.length === 1 ? wantedOnes : named;
  if (first === undefined || (named.length > 1 && wantedOnes.length !== 1)) return [];
  const { name, span } = first;
  // Who refuses serif headings is likely to want no serif in the text either.
  const isOfAll = named.length === 1 ? isRefused(text, span) : EVERYWHERE.test(text);
  if (!isOfAll && PARTED.test(text)) return [];
  if (isRefused(text, span)) {
    const left = REFUSED[name];
    return left.length === 0
      ? []
      : saying('type.pairing', left, [span], { polarity: 'against', force: 'plain' });
  }
  const wanted = EVERYWHERE.test(text) ? ['single-family'] : WANTED[name];
  return WANTED[name].length === 0 ? [] : saying('type.pairing', wanted, [span], { force: 'plain' });
};
