import { allMatches } from '../text/all-matches.ts';
import { editsOf, type TextEdit } from './text-edit.ts';

/** A request in the form of a question. */
const REQUEST =
  /(?<=(?:^|[.!?:,;\n])\s{0,3}(?:(?:hi|hey|hello|so|and|also|please)[\s,]+)?)(?<asked>(?:can|could|may|might)\s+(?:we|i|you|u)\s+(?:(?:please|maybe|perhaps|just|also|possibly)\s+)*(?:have|get|use|do|try|see)\s+)[^?.!\n]{2,120}\?/giu;

/** `Nothing but pills`, at the start of a clause, wants these alone. */
const aloneEdits = editsOf(
  [
    /(?<=(?:^|[.!?:,;\n]|\b(?:and|with|want|use))\s{0,3})nothing\s+but(?=\s+(?!(?:a|an|the)\s+(?:few|little))\p{L})/giu,
  ],
  () => 'only',
);

/** Whether a text may ask for something in the form of a question. */
export function mayRequest(text: string): boolean {
  return /\b(?:(?:can|could|may|might)\s+(?:we|i|you|u)|nothing\s+but)\b/i.test(text);
}

/** `Can we have pill buttons?` wishes what `please use pill buttons` does, and `nothing but pills` what `only pills` does. */
export function requestEdits(text: string): TextEdit[] {
  const asked = allMatches(REQUEST, text).flatMap(({ 0: written, index, groups = {} }): TextEdit[] => {
    const { asked = '' } = groups;
    const end = index + written.length;
    return [
      { start: index, end: index + asked.length, put: 'please use ' },
      { start: end - 1, end, put: '.' },
    ];
  });
  return [...aloneEdits(text), ...asked];
}
