import { plainWords } from './words.ts';

/** Names and terms of software that are rare in the opening lines of other texts. */
const SOFTWARE = new Set(
  'npm api apis sdk cli css css3 html html5 javascript typescript react vue angular jquery json svg library libraries framework frameworks plugin plugins package packages github git node developers component components dom sass scss less webpack http browser browsers'.split(
    ' ',
  ),
);
/** File names, versions and sizes in code style: `hint.css`, `v2.0.4`, `14kb`. */
const FILE_OR_VERSION = /^(?:[\w-]+\.(?:js|css|ts|json|scss|io)|v?\d+\.\d+\.\d+|\d+(?:\.\d+)?kb)$/;

const MIN_WORDS = 4; // shorter lines are labels, which say nothing about the speaker
const OPENING_WORDS = 60; // a headline, a claim and the first paragraph

/** The distinct software terms in the opening words of a text with one line per block. */
export function softwareInOpening(text: string): readonly string[] {
  const opening = text
    .split('\n')
    .map(plainWords)
    .filter((line) => line.length >= MIN_WORDS)
    .flat()
    .slice(0, OPENING_WORDS);
  const files = opening.filter((word) => FILE_OR_VERSION.test(word)).slice(0, 1); // one name may be repeated often
  return [...new Set([...files, ...opening.filter((word) => SOFTWARE.has(word))])];
}
