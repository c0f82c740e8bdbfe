import { BETWEEN_WORDS, REFUSING_WORDS, SEEMING } from './vocabulary/refusing-words.ts';

/** Whether what stands from `start` to `end` is refused by the words around it. */
export function isRefused(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  return negationBefore(text, start) || negationAfter(text, end);
}

/** Whether what begins at a place of a text is refused by the words before it: `no`, `not too`, `without any`, `but not`. */
function negationBefore(text: string, at: number): boolean {
  return REFUSAL.test(text.slice(Math.max(0, at - REACH), at).replaceAll('’', "'"));
}

/** Whether what ends at a place is refused by what follows: `serif-free`, `italics are banned`, `soft yes, loud no`. */
export function negationAfter(text: string, at: number): boolean {
  return REFUSED_AFTER.test(text.slice(at, at + REACH).replaceAll('’', "'"));
}

/** Whether what begins at a place is refused only as it usually is: `not another bank`, `unlike every other bank`. */
export function usualBefore(text: string, at: number): boolean {
  return USUAL.test(text.slice(Math.max(0, at - REACH), at));
}

const USUAL =
  /\b(?:every\s+other|another|all\s+the\s+other|most\s+other|the\s+usual|the\s+average|an?\s+typical|typical|generic|standard)(?:\s+\w+){0,2}\s+$/i;

/** Characters that hold a refusal and what stands between it and the refused word. */
const REACH = 96;

/** Words as alternatives of an expression. */
function alternatives(words: string): string {
  return words.trim().split(/\s+/).join('|');
}

/** Words without a meaning of their own, and what looks like something: `a site like`. As a source of an expression. */
export const OF_SEEMING = `(?:${alternatives(SEEMING)}|(?:web)?(?:site|page|app|shop|store|thing|brand|design|company|look|version|style|interface)\\s+(?:like|of|from|that\\s+(?:looks|feels)|looks?|feels?|is|was|has|to\\s+(?:look|feel|be)))`;

const BETWEEN = String.raw`(?:\s+(?:(?:the|those|these|all)(?:\s+(?:usual|same))?\s+[a-z-]+|${OF_SEEMING}|${alternatives(BETWEEN_WORDS)})){0,10}`;

const REFUSAL = new RegExp(
  String.raw`(?:^|[\s,;(])(?:${REFUSING_WORDS.join('|')})${BETWEEN}[:\s"“'(-]*$`,
  'i',
);

const REFUSED_AFTER = new RegExp(
  [
    String.raw`^(?:-|\s)free\b(?!\s+(?:shipping|trial|plan|tier|software))`,
    String.raw`^(?:\s+(?:is|are|stays?|(?:must|has\s+to|have\s+to)\s+be))?\s+(?:banned|forbidden|prohibited|refused|rejected|vetoed|taboo|unwelcome|off\s+limits|off\s+the\s+table|a\s+no-?go|not\s+(?:allowed|welcome|wanted|an\s+option|for\s+(?:me|us)))\b`,
    String.raw`^\s*[:?,]?\s*(?:no|nope|never)\s*(?:[,.;!)]|$)`,
  ].join('|'),
  'i',
);
