import { ADJECTIVES, isChangedModel } from './changed-model.ts';
import type { Mention } from './mention.ts';
import { isModelAfter, isOnlyMentioned } from './mentioned-brands.ts';
import { negationAfter, OF_SEEMING } from './negation.ts';
import type { BrandRelation } from './understanding.ts';
import { COPY, OTHERWISE, PLAIN, REFUSED, WANTED } from './vocabulary/brand-cues.ts';
import { isOrdinary } from './stray-names.ts';
import { ORDINARY_NAMES } from './vocabulary/ordinary-names.ts';

/** Characters before and after a name that show how it is meant. */
const REACH = 48;
/** Characters before a name in which a refusal may stand: `I don't want anyone to think this is made by Apple`. */
const REFUSAL_REACH = 96;

/** What may stand between a refusal and the brand: no word with a meaning of its own. */
const FILLER = String.raw`(?:\s+(?:${OF_SEEMING}|old|new|early|classic|modern|current|usual|should|could|would|will|can|may))*`;

function followed(words: string): RegExp {
  return new RegExp(
    String.raw`(?:^|[^\p{L}])(?:${words})(?:\s+(?:of|the|old|new|early|classic|modern|current|both|if|from))*[\s"“‘'(]*$`,
    'iu',
  );
}

const PLAINLY_WANTED = followed(PLAIN);

const BEFORE = {
  wanted: followed(WANTED),
  refused: new RegExp(String.raw`(?:^|[^\p{L}])(?:${REFUSED})${FILLER}[\s"“‘'(]*$`, 'iu'),
  otherwise: new RegExp(String.raw`(?:^|[^\p{L}])(?:${OTHERWISE})[\s"“‘'(]*$`, 'iu'),
} as const;

const AFTER = {
  otherwise:
    /^["”’']?[\s-]*(?:alternatives?|competitors?|replacements?|rivals?|substitutes?|equivalents?)(?!\p{L})/iu,
  mixed:
    /^["”’']?\s*(?:meets|meeting|crossed\s+with|cross|x|×|\+|mashup|mixed\s+with|combined\s+with|hybrid|vs\.?|versus)(?!\p{L})/iu,
  /** What may follow a name that is an ordinary word as well. */
  open: new RegExp(
    String.raw`^["”’']?(?:\s*$|\s*[.,;:!?()/+&×…–—]|['’]s?\s|[\s-]+(?:alternatives?|competitors?|${COPY}|style[ds]?|esque|ish|like|vibes?|look(?:s|ing)?|feel(?:s|ing)?|inspired|as|to|aesthetics?|brand(?:ing)?|design(?:ed|s)?|website|web\s?site|site|home\s?page|landing|meets|meeting|crossed|cross|mixed|but|and|or|with|without|does|did|do|has|is|only|you|we|i|they|it|that|which|who|because|so|since|kind|sort|maybe|just|except|look-?alike|copycat|minus|plus|x|vs|versus|if|in|on|for|than|when|while|where|yet|though|rather|not|more|less|from|by|energy|half|quality|level|grade|alike|already|uses?|these|now|today|please|thanks|warmer|cooler|darker|lighter|softer|friendlier|bolder|calmer|simpler|cheaper|denser)(?!\p{L}))`,
    'iu',
  ),
  copied: new RegExp(String.raw`^["”’']?[\s-]+(?:${COPY})(?!\p{L})`, 'iu'),
  host: /^\.[a-z]{2,}/i,
  /** `People say we look like Apple and it annoys us.` */
  annoying:
    /^[^.!?\n]{0,20}\b(?:(?:and|but)\s+(?:it|that|this)|which)\s+(?:really\s+|always\s+|just\s+)?(?:annoys|bothers|bugs|irritates|hurts|drives|upsets|worries)(?!\p{L})/iu,
  /** The legal form of a company: `Apple Inc.` */
  company: /^,?\s+(?:inc|incorporated|corp|corporation|ltd|llc|gmbh|plc|platforms)(?!\p{L})/iu,
} as const;

/** Whether a name that is also an ordinary word means the brand here: `like Linear`, `linear.app`, `Stripe meets Linear`, not
 * `linear easing`. @param previous the brand named before it
 */
export function isMeant(mention: Mention, text: string, previous?: Mention): boolean {
  const { start, end, key } = mention;
  if (!ORDINARY_NAMES.has(key)) return true;
  const [before, after] = around(text, start, end);
  if (isAddressed(before, after) || isFor(text.slice(start, end), key, before, after)) return true;
  return !isOrdinary(mention, text) && isNamed(mention, text, previous);
}

function isNamed({ start, end, key, possessive }: Mention, text: string, previous?: Mention): boolean {
  const [before, after] = around(text, start, end);
  const isCopied = AFTER.copied.test(after);
  if (!isCopied && /[^\p{L}](?:an?|any|some|each|every|this|that|one)\s+$/iu.test(` ${before}`)) return false;
  const name = text.slice(start, end);
  if (!isCopied && isChangedModel({ name, key, before, after })) return true;
  const isFirst = before.trim() === '';
  if (isFirst && isAlone(after)) return true;
  if (!AFTER.open.test(after)) return false;
  if (isFirst && opensBrief(name, key, after)) return true;
  if (previous !== undefined && JOINS.test(text.slice(previous.end, start))) return true;
  return possessive || isCopied || isShown(name, before, after);
}

/** Whether nothing follows a name, or what compares it. */
function isAlone(after: string): boolean {
  return after.trim() === '' || AFTER.otherwise.test(after) || AFTER.mixed.test(after);
}

/** Whether a name is part of an address or of the name of a company. */
function isAddressed(before: string, after: string): boolean {
  return AFTER.host.test(after) || AFTER.company.test(after) || /(?:https?:\/\/|www\.)$/i.test(before);
}

/** Whether a capital within a sentence, or the words around, show that a name is one. */
function isShown(name: string, before: string, after: string): boolean {
  const capital = /^\p{Lu}/u.test(name) && !/(?:^|[.!?:\n]\s*)$/.test(before);
  const signed = Object.values(BEFORE).some((cue) => cue.test(before));
  const styled =
    /^["”’']?[\s-]+(?:alternatives?|style[ds]?|esque|ish|like|vibes?|inspired|meets|but)(?!\p{L})/iu.test(
      after,
    );
  return capital || signed || styled;
}

/** Whether a brief opens with a brand: `Linear with a light ground`, `Linear and Stripe`, `Apple, Notion and Miro`. */
function opensBrief(name: string, key: string, after: string): boolean {
  if (!/^\p{Lu}/u.test(name) || ADJECTIVES.has(key)) return false;
  return /^\s+with(?!\p{L})/iu.test(after) || /^(?:\s*[,&+×]|\s+and)\s*\p{Lu}/u.test(after);
}

/** `Stripe for hospitals`, `the Uber of dogs`: a brand of another trade as the model. */
function isFor(name: string, key: string, before: string, after: string): boolean {
  if (!/^\p{Lu}/u.test(name) || ADJECTIVES.has(key) || KINDS.has(key)) return false;
  const isModel = before.trim() === '' && /^\s+for\s+(?!the\b|an?\b|my\b|our\b)\p{L}+\s*$/iu.test(after);
  return isModel || (/(?:^|\s)the\s+$/i.test(before) && /^\s+(?:of|for)\s+\p{L}+\s*[.,!?]?$/iu.test(after));
}

/** Names that are kinds of things as well: `Studio for ceramics`. */
const KINDS: ReadonlySet<string> = new Set(
  'studio note notes line nature clay element medium guardian box frame foundation motion signal target windows office'.split(
    ' ',
  ),
);

/** How each brand is meant that a text mentions, given in order. Linear in the number of mentions. */
export function relationsOf(mentions: readonly Mention[], text: string): readonly BrandRelation[] {
  const refusedNames = new Set<string>();
  const relations: BrandRelation[] = [];
  let isPreviousRefused = false;
  for (const [at, mention] of mentions.entries()) {
    const { alone, own } = ownRelations(mentions, at, text, isPreviousRefused);
    relations.push(isRefusedLater(own, mention, text, refusedNames) ? 'unlike' : own);
    if (own === 'unlike') refusedNames.add(mention.key);
    isPreviousRefused = alone === 'unlike';
  }
  return relations;
}

/** `Not Apple, everyone does Apple`: once refused, a brand is wanted only in plain words. */
function isRefusedLater(
  own: BrandRelation,
  { key, start }: Mention,
  text: string,
  refusedNames: ReadonlySet<string>,
): boolean {
  if (own === 'alternative' || own === 'mentioned' || !refusedNames.has(key)) return false;
  return !PLAINLY_WANTED.test(text.slice(Math.max(0, start - REACH), start));
}

/** How a brand is meant by the words around it, and how it would be if no brand followed. */
function ownRelations(
  mentions: readonly Mention[],
  at: number,
  text: string,
  isPreviousRefused: boolean,
): { readonly own: BrandRelation; readonly alone: BrandRelation } {
  const [previous, mention, next] = [mentions[at - 1], mentions[at], mentions[at + 1]];
  if (mention === undefined) return { own: 'named', alone: 'named' };
  const plain = plainRelation(mentions, at, text);
  if (plain !== null) return { own: plain, alone: plain };
  const joinsPrevious = previous !== undefined && JOINS.test(text.slice(previous.end, mention.start));
  const alone = joinsPrevious ? (isPreviousRefused ? 'unlike' : 'mix') : wantedRelation(mention, text);
  const joinsNext = next !== undefined && JOINS.test(text.slice(mention.end, next.start));
  return { own: joinsNext ? 'mix' : alone, alone };
}

/** What the words around a brand say of it, whatever other brands are joined to it; null where they say nothing. */
function plainRelation(mentions: readonly Mention[], at: number, text: string): BrandRelation | null {
  const [previous, mention] = [mentions[at - 1], mentions[at]];
  if (mention === undefined) return null;
  const [before, after] = around(text, mention.start, mention.end);
  if (BEFORE.otherwise.test(before) || AFTER.otherwise.test(after)) return 'alternative';
  const [longBefore] = around(text, mention.start, mention.end, REFUSAL_REACH);
  if (BEFORE.refused.test(longBefore) || negationAfter(text, mention.end)) return 'unlike';
  if (AFTER.annoying.test(after)) return 'unlike';
  if (isMentionOf(mentions, at, text)) return 'mentioned';
  const isCompared = previous !== undefined && THAN.test(text.slice(previous.end, mention.start));
  return isCompared ? 'mentioned' : null;
}

function wantedRelation({ start, end }: Mention, text: string): BrandRelation {
  const [before, after] = around(text, start, end);
  return BEFORE.wanted.test(before) || LIKENESS_AFTER.test(after) ? 'like' : 'named';
}

const LIKENESS_AFTER =
  /^["”’']?[\s,-]+(?:but|like|style|esque|ish|vibes?|inspired|aesthetics?|look|feel)(?!\p{L})/iu;

/** `Closer to Aesop than to Nike` */
const THAN = /^['’"”s]*\s*,?\s*(?:(?:rather|more|and\s+less)\s+)?than\s+(?:(?:to|like|of)\s+)?["“‘']?$/i;

/** What stands between two brands that are named together. */
const JOINS =
  /^['’"”s]*\s*(?:meets?|meeting|and|&|\+|x|×|\/|or|vs\.?|versus|crossed\s+with|mixed\s+with|combined\s+with|plus|,(?:\s*and)?|with\s+(?:a\s+)?(?:bit|hint|touch|dash)\s+of|half)\s*(?:half\s+)?["“‘']?$/i;

/** `Sign in with Google or GitHub` mentions both. @param names of a list before this one that may still be read */
function isMentionOf(mentions: readonly Mention[], at: number, text: string, names = MAX_LISTED): boolean {
  const [previous, mention] = [mentions[at - 1], mentions[at]];
  if (mention === undefined) return false;
  const { start, end, key } = mention;
  const sentence = text.slice(Math.max(0, start - SENTENCE_REACH), start).replaceAll('’', "'");
  const before = sentence.slice(sentence.search(/[^.!?\n;](?:[^!?\n;.]|\.(?=\w))*$/u));
  const after = text.slice(end, end + REACH);
  if (LIBRARIES.has(key) && AS_TOOL.test(before) && !isModelAfter(after)) return true;
  if (isOnlyMentioned(before, after)) return true;
  return (
    previous !== undefined &&
    names > 0 &&
    start - previous.end <= REACH &&
    LISTED.test(text.slice(previous.end, start)) &&
    !isModelAfter(after) &&
    isMentionOf(mentions, at - 1, text, names - 1)
  );
}

/** Libraries that most people name as a tool: `use Tailwind but make it warm`, `with React and Tailwind`. */
const LIBRARIES: ReadonlySet<string> = new Set(['tailwind', 'tailwindcss', 'tailwind css']);
const AS_TOOL =
  /\b(?:use|using|uses|keep|with|in|via|on|add|install|bump|upgrade|update|stay\s+with|stick\s+to|plus)\s+(?:(?:plain|our|the)\s+)?(?:[\w.]+(?:\s*[,+&/]\s*|\s+(?:and|or|plus)\s+)){0,3}$/iu;

/** Names of a list; a longer list of brands is none of tools. */
const MAX_LISTED = 6;
/** Characters before a name in which a verb may stand that makes it a mention. */
const SENTENCE_REACH = 120;
/** Between two names of a list, with a few other names or things between: `with Google, Apple ID or GitHub`. */
const LISTED =
  /^["”’']?(?:\s+for\s+(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+(?=\s*[,&]|\s+and\s))?(?:\s*(?:,|&|\/|\+|(?<=\s)(?:and|or|plus)(?=\s))\s*(?:[\p{L}\d.]+\s+){0,2}){1,2}\s*["“‘']?$/iu;

function around(text: string, start: number, end: number, reach = REACH): readonly [string, string] {
  return [text.slice(Math.max(0, start - reach), start).replaceAll('’', "'"), text.slice(end, end + REACH)];
}
