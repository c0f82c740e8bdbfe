import { allMatches } from '../text/all-matches.ts';
import { editsOf, everyMatch, type TextEdit } from './text-edit.ts';
import * as patterns from './vocabulary/refused-things.ts';

/** A thing that its own words refuse. */
const REFUSING = /^(?:no|not|never|none|don't|dont|without|zero|avoid|nothing)\b/i;

/** `box-shadow: none` is read as such. */
const OF_CSS = /-.*[:=]\s*none$/i;

/** Each of the things as `no X`; null where one refuses by itself. */
function refusedEach([written, ...groups]: RegExpExecArray): string | null {
  if (OF_CSS.test(written)) return null;
  const things = groups.filter((one) => one !== undefined);
  return things.some((one) => REFUSING.test(one)) ? null : things.map((one) => `no ${one}`).join(', ');
}

const LIST = everyMatch(patterns.REFUSED_LIST);
const BETWEEN_ITEMS = /\s*,\s*/gu;
const MAY_WISH = new RegExp(patterns.MAY_WISH, 'i');

/** `No shadows or gradients`: what joins two refused things refuses the second. */
function listEdits(text: string): TextEdit[] {
  return allMatches(LIST, text).flatMap(({ 0: written, index, groups = {} }): TextEdit[] => {
    const { head = '', first = '', further = '', join = '', last = '' } = groups;
    const isWish = /\band\b/i.test(join) && MAY_WISH.test(head) && (further !== '' || /\s/.test(last));
    if (isWish) return [];
    const start = index + written.indexOf(first, head.length) + first.length;
    const commas = allMatches(BETWEEN_ITEMS, further).map(({ 0: comma, index: at }) => ({
      start: start + at,
      end: start + at + comma.length,
      put: ', no ',
    }));
    const end = start + further.length + join.length;
    return [
      ...commas,
      { start: start + further.length, end, put: /\band\b/i.test(join) ? ' and no ' : ' or no ' },
    ];
  });
}

/** `Gradients can go`, `shadows: none please`, `leave the photos out`, `no shadows or gradients`. Linear in the length of the text. */
export const REFUSED_THINGS = [
  editsOf(
    [...patterns.REFUSED_TOGETHER, ...patterns.REFUSED_AFTER, patterns.LEFT_OUT].map(everyMatch),
    refusedEach,
  ),
  editsOf(patterns.REFUSED_BEFORE.map(everyMatch), () => 'no '),
  listEdits,
] as const;

const MAY_REFUSE = new RegExp(patterns.MAY_REFUSE_THINGS, 'iu');

/** Whether a text may refuse a thing before or after its name. */
export function mayRefuseThings(text: string): boolean {
  return MAY_REFUSE.test(text);
}
