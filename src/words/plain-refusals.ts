import { allMatches } from '../text/all-matches.ts';
import { changeEdits } from './changes.ts';
import { correctionEdits } from './corrections.ts';
import { faultEdits, mayFindFault } from './faults.ts';
import { likenedColorEdits } from './likened-colors.ts';
import { refusingLists } from './refusing-lists.ts';
import { mayRefuseThings, REFUSED_THINGS } from './refused-things.ts';
import { REFUSING_PHRASES } from './refusing-phrases.ts';
import { formerPageEdits } from './other-things.ts';
import { multipliedEdits } from './multiplied-values.ts';
import { oppositeEdits } from './opposites.ts';
import { mayChangeValue, presentValueEdits } from './present-values.ts';
import { mayReferBack, referringEdits } from './said-before.ts';
import { refusalEnds } from './refusal-ends.ts';
import { mayRequest, requestEdits } from './requests.ts';
import { editsOf, type TextEdit } from './text-edit.ts';
import { toleranceEdits } from './tolerances.ts';
import { faintTextEdits } from './sure/complaints.ts';
import { mayNoteType, typeNotationEdits } from './type-notation.ts';
import { utilityEdits } from './utility-classes.ts';
import { ASIDES, mayHaveAsides, mayWish, WISHES } from './wish-leads.ts';
import type { Span } from './understanding.ts';
import { MAY_REFUSE_WORDS } from './vocabulary/refusing-patterns.ts';

/** A text whose refusals are all written as `no X`, with the words of the original for each place of it. */
export interface PlainText {
  readonly text: string;
  readonly spanOf: (span: Span) => Span;
  /** Words of the original that `no` stands for, or that are left out. */
  readonly replaced: readonly Span[];
}

/**
 * Writes the ways in which people refuse as `no X`, the one that every reader knows: `zero X`, `drop the X`, `X: no`,
 * `X are banned`, `Y over X`, and what stands in a list under `Don't:`. What people only tolerate is left out. Linear in the length of the text.
 */
export function plainRefusals(text: string): PlainText {
  const blanks = allMatches(LONG_BLANK, text).map(({ index, 0: blank }): TextEdit => ({
    start: index,
    end: index + blank.length,
    put: blank.includes('\n') ? '\n\n' : ' ',
  }));
  if (blanks.length === 0) return plainWords(text);
  const short = edited(text, blanks);
  const plain = plainWords(short.text);
  return {
    text: plain.text,
    spanOf: (span) => short.spanOf(plain.spanOf(span)),
    replaced: plain.replaced.map((span) => short.spanOf(span)),
  };
}

/** Longer than any indentation that tells something: patterns may take a time that is quadratic in the length of a blank. */
const LONG_BLANK = /\s{16,}/g;

function plainWords(text: string): PlainText {
  const asGiven: PlainText = { text, spanOf: (span) => span, replaced: [] };
  const straight = text.replaceAll('’', "'");
  const edits = EDITS.flatMap(({ may, all }) =>
    may.some((mayEdit) => mayEdit(text)) ? all.flatMap((editsIn) => editsIn(straight)) : [],
  );
  const apart: TextEdit[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end))
    if (edit.start >= (apart.at(-1)?.end ?? 0)) apart.push(edit);
  return apart.length === 0 ? asGiven : edited(text, apart);
}

/** `Tight-but-not-touching` is read as its words. */
const chainEdits = editsOf(
  [
    /(?<=\p{L})-(?=(?:but|yet|not)-\p{L})|(?<=\p{L}-(?:but|yet|not))-(?=\p{L})|(?<=\p{L}-(?:but|yet)-not)-(?=\p{L})/giu,
  ],
  () => ' ',
);

function mayChain(text: string): boolean {
  return /-(?:but|yet|not)-/i.test(text);
}

/** One of the words that the patterns of lists and phrases begin with; most texts have none, so that they cost nothing. */
const MAY_REFUSE = new RegExp(MAY_REFUSE_WORDS, 'iu');

const MAY_EDIT = [
  (text: string) => MAY_REFUSE.test(text),
  mayFindFault,
  mayChangeValue,
  mayNoteType,
  mayReferBack,
  mayChain,
  mayRequest,
];

/** Edits with what tells that a text may need them. */
const EDITS: readonly {
  readonly may: readonly ((text: string) => boolean)[];
  readonly all: readonly ((text: string) => readonly TextEdit[])[];
}[] = [
  {
    may: MAY_EDIT,
    all: [
      utilityEdits,
      toleranceEdits,
      oppositeEdits,
      formerPageEdits,
      changeEdits,
      presentValueEdits,
      multipliedEdits,
      referringEdits,
      chainEdits,
      requestEdits,
      correctionEdits,
      faultEdits,
      likenedColorEdits,
      typeNotationEdits,
      faintTextEdits,
      refusingLists,
      refusalEnds,
      ...REFUSING_PHRASES,
    ],
  },
  { may: [mayRefuseThings], all: REFUSED_THINGS },
  { may: [mayWish], all: WISHES },
  { may: [mayHaveAsides], all: ASIDES },
];

/** A piece of the edited text and the piece of the original that it stands for. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly isPut: boolean;
}

function edited(text: string, edits: readonly TextEdit[]): PlainText {
  const pieces: Piece[] = [];
  let plain = '';
  const add = (words: string, start: number, end: number, isPut: boolean) => {
    if (words !== '') pieces.push({ from: plain.length, to: plain.length + words.length, start, end, isPut });
    plain += words;
  };
  let at = 0;
  for (const { start, end, put } of edits) {
    add(text.slice(at, start), at, start, false);
    add(put, start, end, true);
    at = end;
  }
  add(text.slice(at), at, text.length, false);
  const replaced = edits
    .filter(({ put }) => !/\S\s+\S/.test(put))
    .map(({ start, end }) => ({ start, end, text: text.slice(start, end) }));
  const pieceAt = (place: number) => pieces.find(({ to }) => place < to) ?? pieces.at(-1);
  return {
    text: plain,
    replaced,
    spanOf: (span) => {
      const [first, last] = [pieceAt(span.start), pieceAt(span.end - 1)];
      if (first === undefined || last === undefined) return span;
      const start = first.isPut ? first.start : first.start + span.start - first.from;
      const end = last.isPut ? last.end : last.start + span.end - last.from;
      return { start, end: Math.max(start, end), text: text.slice(start, end) };
    },
  };
}
