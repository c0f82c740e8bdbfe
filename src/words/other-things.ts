import { OF_PAGES, OPENINGS, SPEAKING_OF_PAGES, WISHING } from './vocabulary/other-things.ts';

/** A place of a text, end exclusive. */
interface Place {
  readonly start: number;
  readonly end: number;
}

/**
 * The clauses of a text that are about something else than a page, by what they are said of: `our vans are white`, `we sell
 * round cards`, `she was cold`. They end where the text comes back to the page or wishes something. Linear in its length.
 */
export function otherThings(text: string): readonly Place[] {
  const places = CLAUSES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: written, 1: thing = '', index: start }) => {
      if (isOfPage(thing) || SPEAKING.test(written)) return [];
      const from = start + written.length;
      const end = endOf(text, from);
      return end > from ? [{ start, end }] : [];
    }),
  );
  const pages = OTHER_PAGES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: written, index: start }) => ({ start, end: start + written.length })),
  );
  return [...places, ...pages];
}

const START = String.raw`(?<=(?:^|[.!?;:\n])[\s•*–-]{0,4})(?:(?:also|by\s+the\s+way|btw|oh|ps|note|besides|yes|and|inside|outside|here|today|now|meanwhile|of\s+course)[,:]?\s+)*`;
const LATER = String.raw`(?<=[,(–—]\s*|\b(?:and|but|because|since|although|though|while|whereas)\s+)`;
const IS = String.raw`(?:is|are|was|were|has|have|had|comes?|came|gets?|got|runs?|sings?|smells?|tastes?|sounds?|grows?|sits?|stands?|hangs?|gives?|gave|wears?|wore|lies?|lay|draws?|makes?|takes?|sells?|brings?|plays?|holds?|carr(?:y|ies)|costs?|serves?|opens?|closes?|starts?|ends?|lasts?|means|shows|keeps|covers|features|moves|turns|casts|jumps|falls|does|made|took)\b(?!\s+(?:to|got\s+to)\b)`;
const STATED = String.raw`(?!\s+(?:to|welcome|allowed|fine|ok|okay|enough|used|set|better|needed|always|best|off|on|out|good|king|banned|forbidden|printed|drawn|expressed)\b)`;
const CLAUSES = [
  String.raw`${START}(?:our|my|the|their|his|her|its|both)\s+((?:[\p{L}\d'’-]+\s+){1,6}?)${IS}`,
  String.raw`${LATER}(?:our|my|their|his|her)\s+((?:[\p{L}\d'’-]+\s+){1,3}?)${IS}`,
  String.raw`${START}((?!(?:${OPENINGS})\b)(?:[\p{L}\d'’-]+\s+){1,3}?)(?:are|were|come|is|has|was|have|had|means?)\b${STATED}`,
  String.raw`(?:${START}|${LATER})(?:we|i)\s+(?:(?:also|mostly|mainly|only|now|just|still|even|usually|once|never|always)\s+)*(?!(?:${WISHING})(?!\p{L}))\p{L}+`,
  String.raw`${START}s?he\s+[\p{L}']+`,
].map((pattern) => new RegExp(pattern, 'giu'));

const SITE = String.raw`(?:(?:web|home)?\s?(?:site|page)|design|look|version|app|shop|layout|theme)`;
const FELLOW = String.raw`(?:colleague|cousin|friend|classmate|brother|sister|nephew|niece|daughter|son|sister\s+\p{L}+)`;
const RIVAL = String.raw`(?:competit(?:ors?|ion)|rivals?|neighbou?rs?|predecessors?)`;
const UNTIL = String.raw`(?:(?!\s(?:so|but|we|us|ours?|i|instead|now|unlike|whereas|while|please|page|want|let|show|here|make|use|keep|give|put)\b|\btoo\b)[^.!?;\n]){1,160}`;
/** Pages of others and of the past: `their site is black`, `the old one was pink`. */
const OTHER_PAGES = [
  String.raw`\b(?:(?:their|his|her)|(?:(?:the|our|a|my|another|every\s+other|one)\s+)?(?:[\p{L}]+\s){0,2}?(?:${RIVAL}|${FELLOW})(?:['’]s?)?)\s+(?:[\p{L}]+\s){0,2}?${SITE}\s+(?:(?:is|has|was|had|looks?|uses?|goes)\b)${UNTIL}`,
  String.raw`\b(?:(?:the|our|my|a)\s+)?(?:[\p{L}]+\s)?${RIVAL}\s+(?:(?:in|on|from|down|round|across|next|over)\s+(?:[\p{L}]+\s){1,3}?|\p{Lu}\p{L}+\s+)?(?:now\s+|all\s+)?(?:have|has|had|use|uses|is|are|were|was|went|go|does|do)\b${UNTIL}`,
  String.raw`\b(?:old|previous|last|former|current|present|existing|own)\s+(?:[\p{L}]+\s)?(?:${SITE}|one|leaflet|brochure)\s+(?:was|had|were|is|has)\b${UNTIL}`,
  String.raw`${START}before\b,?\s+(?:that\s+)?(?:everything|it|we|the\s+\p{L}+)\s+(?:was|were|had)\b${UNTIL}`,
  String.raw`\b(?:it|site|page|everything|we)\s+used\s+to\s+(?:be|have|look)\b${UNTIL}`,
  // names and what is to stay
  String.raw`\b(?:slogan|motto|tagline|strapline|called|entitled|titled)\b[^.!?;\n"“]{0,24}["“][^"”\n]{3,80}["”]`,
  String.raw`\b(?:do\s+not|don['’]t)\s+touch\s+(?![^.,;!?\n]*(?:letter|track|kern|spac|gap|\bit\b))[^.,;!?\n]+`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** Whether the last word of a thing, before what says more of it, is of a page: `the colours of the sun`. */
function isOfPage(thing: string): boolean {
  const [name = ''] = thing.toLowerCase().split(OF);
  const last = name.trim().split(/\s+/).at(-1) ?? '';
  return OF_PAGE.has(last) || PLURALS.some(([ending, one]) => OF_PAGE.has(last.replace(ending, one)));
}

const OF = /\s(?:of|in|on|for|from|with|at|by|to|that|who|which|under|above|behind|around|near|we|i|you|they)\s/;
const PLURALS = [
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
] as const;
const OF_PAGE: ReadonlySet<string> = new Set(OF_PAGES.split(' '));
const SPEAKING = new RegExp(String.raw`\b(?:${SPEAKING_OF_PAGES})\b`, 'iu');
const MARKED = new RegExp(
  String.raw`[.!?;\n]|[,:–—]\s*(?:(?:and|so|but)\s+)?(?:(?:the|our|your|this)\s+)?(?:${OF_PAGES.replaceAll(' ', '|')}|i|we|no|not|nothing|use|keep|make|give|let|just|only|show|put)s?\b|${SPEAKING.source}`,
  'giu',
);

/** A word of a page without a mark before it takes the words since the last comma back. */
function endOf(text: string, from: number): number {
  MARKED.lastIndex = from;
  const found = MARKED.exec(text);
  const furthest = Math.min(from + REACH, text.length);
  if (found === null || found.index > furthest) return furthest;
  if (/^\P{L}/u.test(found[0])) return found.index;
  return Math.max(from, text.lastIndexOf(',', found.index));
}

/** Characters. */
const REACH = 120;
