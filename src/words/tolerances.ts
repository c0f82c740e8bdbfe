import type { TextEdit } from './text-edit.ts';

/** What somebody neither wants nor refuses: `I don't mind`, `not fussed about`, `no objection to`. */
const TOLERATING = [
  String.raw`(?:do|does|would|will|wo|did)(?:n't|\s+not|nt)\s+(?:really\s+|much\s+|particularly\s+)?mind(?!\s+me)`,
  String.raw`(?:could|do|does)(?:n't|\s+not|nt)\s+(?:really\s+)?care\s+(?:less\s+)?(?:much\s+)?(?:about|if|whether|how|which|what)`,
  String.raw`(?:do|does)(?:n't|\s+not|nt)\s+(?:really\s+)?matter(?:\s+(?:to\s+(?:me|us)|much))?\s+(?:if|whether|how|which|what)`,
  String.raw`not\s+(?:too\s+|very\s+|really\s+)?(?:bothered|fussed|fussy|picky|worried|concerned|strict)\s+(?:about|by|if|whether)`,
  String.raw`no\s+(?:strong\s+|real\s+)?(?:objections?|opinions?|preferences?|problems?|issues?)\s+(?:to|on|about|with|against|regarding)`,
  String.raw`indifferent\s+(?:to|about)`,
].join('|');
/** Up to the end of the clause, with alternatives: `rounded corners, or square ones`. */
const OBJECT = String.raw`(?:(?!\s+(?:but|as\s+long|so\s+long|just|only|and\s+(?:no|i|we|please|use|make))\s)(?:[^.,;:!?\n–—]|,?\s+or\s))*`;
const MINDED = new RegExp(
  String.raw`\b(?:(?:i|we|they)(?:'m|'re|'d|'ve)?\s+(?:am\s+|are\s+|have\s+|would\s+|really\s+|also\s+)*)?(?:${TOLERATING})\b${OBJECT}`,
  'giu',
);
/** `Shadows are optional`, at the beginning of a clause. */
const OPTIONAL =
  /(?<=(?:^|[.;,!\n])\s{0,4}(?:[-*•–]\s{1,4})?)(?:[\p{L}-]+\s+){1,4}(?:(?:is|are)\s+(?:optional|up\s+to\s+you|your\s+(?:call|choice)|negotiable)|(?:do|does)(?:n't|\s+not)\s+matter)(?=\s*(?:[.,;!)\n]|$))/giu;

/** What somebody only tolerates states nothing, and is left out. */
export function toleranceEdits(text: string): TextEdit[] {
  return [MINDED, OPTIONAL].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
      put: '',
    })),
  );
}
