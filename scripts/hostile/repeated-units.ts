import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import { fail, TasteError } from '../../src/errors.ts';
import { msOf } from '../fuzz/ms-of.ts';
import { TEXT_READERS } from '../fuzz/text-reader.ts';

/** What expressions and scanners look for, each of which may begin a search anew wherever it stands. */
const UNITS: readonly string[] = [
  String.raw`_·a_·aB·Ab·a-·_-·-·–·—·…·“·é·0·a0· a`,
  String.raw`*·%·(·[·\·$1·1,·1.1.·v1·1px ·100%·1) ·#a·a:·a;·; `,
  String.raw`! ·? ·• ·| ·. ·A. ·e.g. ·I ·we ·very ·to ·no ·www.·a@a.·x/·&amp;`,
  String.raw`x.y·a.js ·a=·=·mode·theme-·dark·is-·class·querySelector·'a'·=>·{}·{·if(·function a`,
  String.raw`var ·.a·a>·:is(·:not(.a)·url(·var(·var(--a,·--a·, ·@import ·calc(·/*·//·<·&lt;`,
  '\t·ﷺ·漢·f#·not dark ·like ',
].flatMap((units) => units.split('·'));

const PROSE = `<h1>A heading</h1><p>${'Some words of text here. '.repeat(40)}</p>`;

/** Where a text stands on a page. */
const PLACES: Readonly<Record<string, (text: string) => string>> = {
  paragraph: (text) => `<p>${text}</p>`,
  heading: (text) => `<h2>${text}</h2>`,
  link: (text) => `<a href="#">${text}</a><button>${text}</button>`,
  title: (text) =>
    `<title>${text}</title><meta name=description content="${text}"><meta property=og:site_name content="${text}">`,
  footer: (text) => `<footer>© ${text}</footer>`,
  attribute: (text) =>
    `<div id="${text}" class="${text} dark-${text}" data-x="${text}" title="${text}" aria-label="${text}" style="${text}"><img alt="${text}" src="${text}.png" class="${text}"><a class="${text}" href="${text}">x</a><button class="${text}" onclick="${text}">y</button><input placeholder="${text}"></div>`,
  script: (text) =>
    `<style>.dark p{color:red}.dark a{color:blue}.h{opacity:0}</style><div class="h k1">a b c</div><script>${text}</script><script>${text} </script>`,
  css: (text) =>
    `<style>.dark ${text}{color:red} .x{background:url(${text});animation:k 1s;transition:${text}} @keyframes k{from{color:${text}}} .y{${text}:1} .z{font-family:${text}} .w{filter:${text}} .v{content:"${text}"}</style><p class="v w x y z">a</p>`,
};

const read = (html: string) => surveyPage(pageFromHtml({ html: `<!doctype html>${PROSE}${html}` }));

interface Place {
  readonly read: (text: string) => unknown;
  /** Of the length of texts: a caller writes less than a page. */
  readonly share: number;
}

const READERS: Readonly<Record<string, Place>> = {
  ...Object.fromEntries(
    Object.entries(PLACES).map(([place, pageWith]) => [
      place,
      { read: (text: string) => read(pageWith(text)), share: 1 },
    ]),
  ),
  ...Object.fromEntries(
    ['brief', 'search'].map((name) => [
      name,
      { read: (text: string) => refusable(() => TEXT_READERS[name]?.(text, 1)), share: 0.1 },
    ]),
  ),
};

/** Each unit in each place. */
export const UNIT_CASES: readonly (readonly [place: string, unit: string])[] = Object.keys(READERS).flatMap(
  (place) => UNITS.map((unit) => [place, unit] as const),
);

/** Times as long. Work that grows with the length of a text takes as many times as long, and quadratic work sixteen times. */
const TIMES = 4;
/** The power of the length by which the time may grow; texts that leave the caches of the processor take more than linear time. */
const MAX_EXPONENT = 1.3;
/** ms below which times are noise. */
const NOISE = 30;
/** Readings of each length, of which the fastest counts. */
const RUNS = 6;

/** Says that the time for a unit that fills a text grows faster than its length; null when it does not. @param characters of the shorter text */
export function unitFault(place: string, unit: string, characters: number): string | null {
  const { read: readText, share } = READERS[place] ?? fail('not_found');
  const texts = [1, TIMES].map((times) => unit.repeat((times * share * characters) / unit.length));
  let [few, many] = [Infinity, Infinity];
  // Short and long take turns, because a busy machine slows whatever runs at that moment.
  for (let run = 0; run < RUNS; run++) {
    const [first = 0, second = 0] = texts.map((text) => msOf(() => void readText(text)));
    few = Math.min(few, first);
    many = Math.min(many, second);
    if (many <= few * TIMES ** MAX_EXPONENT + NOISE) return null;
  }
  return `${few.toFixed(0)} ms for ${characters} characters, ${many.toFixed(0)} ms for ${TIMES} times as many.`;
}

/** A text may be refused, as a brief is that says nothing. */
function refusable(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (error instanceof TasteError) return null;
    throw error;
  }
}
