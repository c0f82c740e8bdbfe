import { editsOf, everyMatch, type TextEdit } from './text-edit.ts';
import {
  FAULT,
  FELT,
  FINDING,
  FOUND,
  KEPT_ALL_THE_SAME,
  NO_FAULT,
  PAGE_FAULT,
  UNREADABLE,
} from './vocabulary/faults.ts';

const FAULTY = [`${FOUND}${FAULT}`, FINDING].map(everyMatch);
/** Letters of a kind that cannot be read; those that are too small or too faint are complaints. */
const ILLEGIBLE = new RegExp(`${FOUND}(?:is|are|looks?|gets?|becomes?)\\s+${UNREADABLE}(?!\\p{L})`, 'giu');
const INSTEAD = new RegExp(
  String.raw`\s(?:instead\s+of|rather\s+than|in\s+place\s+of)\s+(?:(?:any|the)\s+)?(?=(?:(?:drop|box)[\s-]?)?(?:shadows?|gradients?|animations?)(?!\p{L}))`,
  'giu',
);
const OF_PAGE = new RegExp(PAGE_FAULT, 'giu');
const FEELING = new RegExp(FELT, 'giu');
const EXCUSED = new RegExp(NO_FAULT, 'iu');
const KEPT = new RegExp(KEPT_ALL_THE_SAME, 'iu');
const SMALL_OR_FAINT = /\d|\b(?:small|tiny|little|light|pale|faint|gr[ae]y)\b|^fancy/i;

/** Characters around a complaint. */
const REACH = 60;

function isExcused({ 0: written, index, input }: RegExpExecArray): boolean {
  const end = index + written.length;
  return (
    EXCUSED.test(input.slice(Math.max(0, index - REACH), index)) || KEPT.test(input.slice(end, end + REACH))
  );
}

/** `Buttons with gradients`: such buttons are unwanted, others are not. */
function named({ thing = '', link, other = '' }: Readonly<Record<string, string | undefined>>): string {
  return link === 'with' ? `no ${other.replace(/s$/, '')} ${thing.split(/\s/, 1)[0]}` : `no ${thing}`;
}

/** What people find bad they refuse: `the gradients look cheap`, `borders instead of shadows`. */
export function faultEdits(text: string): TextEdit[] {
  return EDITS.flatMap(({ may, editsIn }) => (may.test(text) ? editsIn(text) : []));
}

/** Whether a text may find fault with a thing of the page. */
export function mayFindFault(text: string): boolean {
  return EDITS.some(({ may }) => may.test(text));
}

/** Edits with the words without which there are none: most texts have none of them. */
const EDITS = [
  {
    may: new RegExp(`${FAULT}|\\b(?:finds?|found|thinks?|thought|considers?)\\b`, 'iu'),
    editsIn: editsOf(FAULTY, (match) => (isExcused(match) ? null : named(match.groups ?? {}))),
  },
  {
    may: new RegExp(UNREADABLE, 'iu'),
    editsIn: editsOf([ILLEGIBLE], (match) => {
      const { thing = '' } = match.groups ?? {};
      return isExcused(match) || SMALL_OR_FAINT.test(thing) ? null : named(match.groups ?? {});
    }),
  },
  {
    may: /\b(?:looks?|feels?|seems?|sounds?|(?:site|page|design|layout|draft|version)\s+is)\b/i,
    editsIn: editsOf([OF_PAGE, FEELING], (match) => {
      const bad = match.groups?.['bad'];
      if (isExcused(match)) return null;
      return bad === undefined ? 'too ' : `not ${bad}`;
    }),
  },
  { may: /\b(?:instead|rather|place)\b/i, editsIn: editsOf([INSTEAD], () => ', no ') },
];
