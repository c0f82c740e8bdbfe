import { countOf, phraseFinder } from './find-phrases.ts';
import { countForeignHedges } from './foreign-voice.ts';
import type { VoiceLanguage } from './language.ts';
import type { HedgeCount } from './voice-measures.ts';
import { words } from './words.ts';

/**
 * Words and phrases that soften a claim, after K. Hyland, "Hedging in Scientific Research Articles" (1998). Limited
 * to those that are hedges in commercial and instructive prose as well: `can` is mostly an ability
 * there, `kind of` means a type. `would` that wishes or asks is none.
 */
const HEDGES =
  'may,might,could,should,would,!would like,!would love,!would you,!would rather,!would be delighted,!would be glad,!would be happy,!would be pleased,!would be honoured,!should be noted,almost,nearly,perhaps,maybe,possibly,probably,likely,unlikely,typically,usually,generally,' +
  'often,sometimes,mostly,mainly,largely,occasionally,seem,seems,seemed,appears to,appear to,tend to,' +
  'tends to,roughly,approximately,somewhat,relatively,fairly,arguably,presumably,apparently,' +
  'potentially,suggest,suggests,aim to,aims to,try to,tries to,strive to,strives to,hope to,hopes to,' +
  'up to #,help you,helps you,helping you,in most cases,in some cases,for the most part,more or less,' +
  'we think,we believe,i think,i believe,it depends,as far as,at least in part,if possible,' +
  '!may the,!may you,!we believe in,!i believe in,!we think about,' +
  '!we think of,!i think about,!i think of';

/**
 * The month of May and whoever is called so: after a preposition or a day, before a day or a year, before another name,
 * and with a capital letter inside a sentence. Titles write `You May` with one too.
 */
const NAME_OF_MAY =
  /\b(?:in|on|by|since|until|till|of|from|to|before|after|early|mid|late|this|next|last|each|every|and|or|\d{1,2}(?:st|nd|rd|th)?)[ -]May\b|\bMay,? \d|\b(?<!\b(?:I|You|We|They|He|She|It|This|That|There|Which|Who|What|And|Or|But) )May(?=['’]s| (?:\p{Lu}\p{Ll}|and|or|to|until|till|through|opens?|is|was|has|had) ?)|\bMay[-–,]|(?<=[\p{L}\p{N},] |[“"‘(])(?<!\b(?:I|You|We|They|He|She|It|This|That|There|Which|Who|What|And|Or|But) )May\b/gu;
/** Strength: `the might of Rome`, `with all her might`, `military might`. */
const STRENGTH =
  /\b(?:the|his|her|their|our|its|my|your|all|of|with|by|full|sheer|great|combined|military|economic|industrial|financial|political|naval|imperial|corporate|creative)(?: \p{L}{1,40})? might\b(?! (?:have|be|not|also|even|still|just|never|well|want|need|like)\b)|\bmight (?:of (?!course)|and main|makes right|is right)/giu;
/** A limit or a price: `up to 40 euros`, `up to 20 guests`. A share, a multiple and a saving are claims. */
const LIMIT =
  /(?<!\b(?:save|saves|saving|savings of|earn|earns|win|gain|by) )\bup to (?:[$€£¥] ?)?\d[\d.,]{0,20}(?![\d.,])(?! ?(?:%|percent|per cent|x\b|×|times\b|-?fold\b|(?:\p{L}{1,40} )?(?:faster|slower|more|less|fewer|better|cheaper|longer|higher|lower|off)\b))/giu;
/** A share that stands alone, in a cell of a table, claims nothing. */
const LONE_SHARE = /^ *up to \d[\d.,]{0,20} ?(?:%|percent|per cent) *$/gimu;

/** An opinion that rejects flatly softens nothing: `we think that's rubbish`. */
const REJECTION =
  /\b(?:we|i) (?:think|believe) (?:\p{L}+ ){0,2}?(?:\p{L}+['’](?:s|re)|is|are) (?:\p{L}+ )?(?:rubbish|nonsense|wrong|broken|bullshit|ridiculous|absurd|stupid|silly|unfair|unacceptable)\b/giu;

const HEDGE_WORDS: ReadonlySet<string> = new Set(HEDGES.split(',').filter((phrase) => !/[ !]/.test(phrase)));

/** Whether an English word in lower case softens a claim by itself. */
export function isHedge(word: string): boolean {
  return HEDGE_WORDS.has(word);
}

/** Counts the hedges of a text. Names, strength and limits that are written alike are none. */
export function countHedges(text: string, tongue: VoiceLanguage = 'en'): HedgeCount {
  if (tongue !== 'en') return countForeignHedges(text, tongue);
  const claims = [NAME_OF_MAY, STRENGTH, LIMIT, LONE_SHARE, REJECTION].reduce(
    (rest, nothing) => rest.replace(nothing, ' . '),
    text,
  );
  const quoted = phraseFinder(claims, false)(HEDGES);
  // Numbers are searched without their signs, so that only the words before one stand on the page.
  const byWords = Map.groupBy(quoted, ([phrase]) => phrase.replace(/ \d.*$/, ''));
  const found = [...byWords].map(([phrase, some]) => [phrase, countOf(some)] as const);
  const hedges = countOf(found);
  const total = words(text).length;
  return { words: total, hedges, per100: total === 0 ? 0 : (100 * hedges) / total, found };
}
