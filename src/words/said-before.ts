import { allMatches } from '../text/all-matches.ts';
import { editsOf, everyMatch, type TextEdit } from './text-edit.ts';
import { ANSWERED, AT_PRESENT, CHANGES, LIKES, REFERRED } from './vocabulary/answers.ts';

const PRESENT = new RegExp(AT_PRESENT, 'iu');
const LIKING = new RegExp(LIKES, 'iu');
const CHANGING = new RegExp(CHANGES, 'iu');

const answers = editsOf(ANSWERED.map(everyMatch), ([, thing = '']) => `no ${thing}`);

const BACK = REFERRED.map(everyMatch);

/** The thing takes the place of its pronoun, and what is to change is left out. */
function references(text: string): TextEdit[] {
  return BACK.flatMap((pattern) =>
    allMatches(pattern, text).flatMap(({ 0: written, index, groups = {} }) => {
      const { former = '', thing = '', stop = '', verb = '', how } = groups;
      const isLeftOut = LIKING.test(former) || (PRESENT.test(former) && CHANGING.test(verb));
      const start = index + former.length + stop.length;
      return [
        ...(isLeftOut ? [{ start: index, end: start, put: '' }] : []),
        {
          start: start + verb.length,
          end: index + written.length,
          put: how === undefined ? ` the ${thing}` : ` ${how} ${thing}`,
        },
      ];
    }),
  );
}

const MAY_ANSWER = /\?|\b(?:about|as\s+for|regarding|concerning|comes\s+to)\b/i;
const MAY_REFER = /\b(?:make|keep|leave|have|let|want|like|need|prefer)\s+(?:it|them|those)\s/i;

/** Whether a text may say something of a thing that it named before. */
export function mayReferBack(text: string): boolean {
  return MAY_ANSWER.test(text) || MAY_REFER.test(text);
}

/** What is said of the thing just named: `Gradients? We don't want them.`, `I like shadows. Keep them soft.` */
export function referringEdits(text: string): TextEdit[] {
  return [...(MAY_ANSWER.test(text) ? answers(text) : []), ...(MAY_REFER.test(text) ? references(text) : [])];
}
