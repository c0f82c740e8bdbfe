import { hostsIn } from './hosts.ts';
import { SURE } from './sure.ts';
import { brandNames } from '../words/read-other-brands.ts';
import { isCovered, isWithin, liesIn } from '../words/is-covered.ts';
import { spansOf } from '../words/sure/sure-words.ts';
import type { Statement, StatementKind } from '../words/understanding.ts';

/**
 * Without what words of a typeface say by themselves: `JetBrains Mono` names no brand, `Comic Sans` no comic; and without
 * hints of words of a place: `San Francisco` is no sans.
 */
export function withoutPartsOfNames(statements: readonly Statement[]): readonly Statement[] {
  const fonts = statements.filter(({ kind }) => kind === 'font');
  const places = statements.filter(({ kind }) => kind === 'country');
  const isPart = ({ kind, span, confidence }: Statement) =>
    kind !== 'font' &&
    kind !== 'axis' &&
    ((!CLASS.test(span.text) &&
      isWithin(
        span,
        fonts.filter((font) => OF_OTHERS.has(kind) || font.span.text !== span.text),
      )) ||
      (confidence < SURE &&
        isWithin(
          span,
          places.filter((place) => place.span.text !== span.text),
        )));
  return statements.filter((one) => !isPart(one));
}

/** What a typeface with a capital says nothing of: `Courier` brings no parcels. */
const OF_OTHERS: ReadonlySet<StatementKind> = new Set(['country', 'audience', 'industry', 'purpose']);
/** What a name says of the typeface all the same. */
const CLASS = /^(?:sans|serif|slab|mono)/i;

/** Without what words of a refused typeface seem to refuse: `no Comic Sans` accepts every other sans. */
export function withoutWordsOfTypefaces(statements: readonly Statement[]): readonly Statement[] {
  const refused = statements.filter(({ kind, polarity }) => kind === 'font' && polarity === 'against');
  return statements.filter((one) => one.kind === 'font' || !isCovered(one.span, refused));
}

/** What only those who write pages refuse: `css framework without javascript` is for developers all the same. */
const TECHNOLOGY =
  /^(?:javascript|js|typescript|jquery|react|vue|angular|svelte|tailwind|css|php|java|python|node)$/i;
/** Languages that are learned: whoever learns Spanish looks for no brand of Spain, and for no word of it. */
export const LEARNED =
  /(?=\p{L})(?<=(?<!\p{L})(?:learn(?:ing|s|ers)?(?:\s+of)?|speak(?:ing)?|teach(?:ing|es)?|study(?:ing)?)\s+)\p{L}+(?:ish|ese|ch|an|ic)(?!\p{L})/giu;

/** Without what words say of brands that are about something else: refused technologies, languages that are learned, hosts. */
export function withoutOtherMeanings(text: string, statements: readonly Statement[]): readonly Statement[] {
  const named = brandNames(text, statements).map(({ span }) => span);
  const hosts = hostsIn(text).filter((host) => !named.some((span) => liesIn(span, [host])));
  const learned = spansOf(LEARNED, text);
  return statements.filter(
    ({ kind, polarity, span }) =>
      !(kind === 'audience' && polarity === 'against' && TECHNOLOGY.test(span.text)) &&
      !(kind === 'country' && liesIn(span, learned)) &&
      !liesIn(span, hosts),
  );
}
