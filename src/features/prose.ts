import { collapseSpaces } from '../text/collapse-spaces.ts';
import type { StyledElement } from '../cascade/styled-page.ts';
import { scoreArchetypes } from '../text/archetype.ts';
import { measureFormality } from '../text/formality.ts';
import { countHedges } from '../text/hedges.ts';
import type { ArchetypeScore, FormalityMeasure, HedgeCount } from '../text/voice-measures.ts';
import { guessEnglish, type LanguageGuess } from '../text/language.ts';
import { newSentences } from '../text/new-sentences.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import { endsAsSentence, splitSentences } from '../text/sentences.ts';
import { type StyleMarks, styleMarks } from '../text/style-marks.ts';
import { words } from '../text/words.ts';
import { maxOf } from '../limits/reading-limits.ts';
import type { WorkBudget } from '../limits/work-budget.ts';
import { defineFeature } from './feature.ts';
import type { Perception } from '../perception/perceive.ts';
import { MIN_READABLE } from '../perception/text-roles.ts';
import { shortSelector } from '../perception/selector.ts';

export interface ProseSentence {
  readonly selector: string;
  readonly text: string;
  readonly words: number;
}

export interface Prose {
  readonly language: LanguageGuess;
  /** Sentences of running text: no navigation, headings, labels, code, legal line or placeholder Latin. */
  readonly sentences: readonly ProseSentence[];
  /** Phrases of running text that end without a full stop, as claims and captions do: `A tool for small teams`. */
  readonly phrases: readonly ProseSentence[];
  /** All text, headings and labels included; code, placeholder Latin and repeated sentences left out. */
  readonly text: string;
  readonly words: number;
  /** Words left out, because they repeat sentences or list signs of a voice without saying anything. */
  readonly repeated: number;
  /** Share of the words of the page that are placeholder Latin, 0..1. */
  readonly placeholder: number;
  /** Marks of spoken and of written language in all of the text. */
  readonly manner: FormalityMeasure;
  /** Marks of style in all of the text. */
  readonly marks: StyleMarks;
  /** Words that soften the claims of the text, by the word list of its language. */
  readonly hedges: HedgeCount;
  /** Words and phrases typical of each archetype. */
  readonly archetypeSigns: readonly ArchetypeScore[];
  /** Visible pieces of code: blocks and words set as code. */
  readonly codes: number;
}

interface Block {
  readonly element: StyledElement;
  readonly text: string;
  readonly running: boolean;
}

const MIN_WORDS = 4; // shorter fragments are labels and list entries, even with a full stop
const MIN_SHORT = 2; // in a block with a longer sentence; single words and numbers count entries
const MIN_PHRASE_WORDS = 6; // without a full stop, five words may still be a label
const MAX_DEPTH = 64; // deeper nesting of inline elements is an accident
const CODE = new Set(['pre', 'code', 'kbd', 'samp', 'var', 'textarea', 'script', 'style', 'svg', 'math']);
/** Code that is a word of a sentence: `Set <code>debug</code> first.` */
const NAMES_IN_TEXT = new Set(['code', 'kbd', 'samp', 'var']);
const LABELS = new Set([
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'button',
  'label',
  'legend',
  'option',
  'th',
  'title',
  'summary',
  'a',
]);
const CHROME = new Set(['nav', 'menu']);
/** Authors put paragraphs into these: a card that is a link, a text that is set as a heading. */
const MAY_HOLD_PARAGRAPHS = /^(?:a|h[1-6])$/;
const LEGAL_LINE = /©|\bcopyright\b|all rights reserved/i;

/** The sentences of the page, without navigation lists, code and placeholder Latin. */
export const prose = defineFeature({
  id: 'prose',
  observe(perception: Perception): Prose {
    const blocks = withinLimit(textBlocks(perception), perception.work);
    const written = blocks.filter(({ text }) => !isPlaceholder(text));
    const fresh = newSentences(written.map(({ text }) => text));
    const said = written.flatMap((block, at) => (fresh[at] ? [{ ...block, text: fresh[at] }] : []));
    const running = said.filter(
      (block) => block.running && !LEGAL_LINE.test(block.text) && !isReference(block),
    );
    const parts = running.flatMap(partsOf);
    const count = (list: readonly Block[]) => list.reduce((sum, { text }) => sum + words(text).length, 0);
    const total = count(blocks);
    const [all, spoken] = [count(written), count(said)];
    const text = said.map((block) => block.text).join('\n');
    const language = guessEnglish(text, perception.page.lang);
    return {
      language,
      sentences: running.flatMap(sentencesOf),
      phrases: parts.filter((part) => part.words >= MIN_PHRASE_WORDS && !endsAsSentence(part.text)),
      text,
      words: spoken,
      placeholder: total === 0 ? 0 : 1 - all / total,
      repeated: all - spoken,
      manner: measureFormality(
        text.split('\n').flatMap((line) => splitSentences(line)),
        language.tongue ?? 'en',
      ),
      marks: styleMarks(text, language.tongue),
      hedges: countHedges(text, language.tongue ?? 'en'),
      archetypeSigns: scoreArchetypes(text),
      codes: perception.visible.filter(({ tag }) => tag === 'pre' || tag === 'code').length,
    };
  },
});

/** An entry of a bibliography: `A. Smith, B. Jones. Tides. Journal of Harbours 12 (2001), 101–112.` */
function isReference({ element, text }: Block): boolean {
  return (
    /^(?:li|dd|p|div)$/.test(element.tag) &&
    text.length <= MAX_REFERENCE &&
    /(?<!\p{L})\(?(?:19|20)\d\d[a-z]?\)?(?!\p{L})/u.test(text) &&
    (/\b\d+\s?[-–]\s?\d+\b/.test(text) || /\b(?:doi|arxiv|isbn)\b/i.test(text)) &&
    /(?<!\p{L})\p{Lu}\.\s?(?:\p{Lu}|,)|\b(?:Proc(?:eedings|\.)?|Journal|Trans(?:actions|\.)?|Conf(?:erence|\.)?|Press|et\sal)\b/u.test(
      text,
    )
  );
}

const MAX_REFERENCE = 500; // characters; longer is a paragraph

/** The first blocks, the last one cut, of as many characters as a voice is read from. */
function withinLimit(blocks: readonly Block[], work: WorkBudget): readonly Block[] {
  let left = maxOf('prose');
  const kept: Block[] = [];
  for (const block of blocks) {
    if (block.text.length > left) work.leaveOut('prose');
    if (left <= 0) break;
    kept.push(block.text.length > left ? { ...block, text: block.text.slice(0, left) } : block);
    left -= block.text.length;
  }
  return kept;
}

/** The sentences of a block; short ones count beside a longer one. */
function sentencesOf(block: Block): ProseSentence[] {
  const closed = partsOf(block).filter((part) => part.words >= MIN_SHORT && endsAsSentence(part.text));
  return closed.some((part) => part.words >= MIN_WORDS) ? closed : [];
}

function partsOf({ element, text }: Block): ProseSentence[] {
  const selector = shortSelector(element);
  return splitSentences(text).map((part) => ({ selector, text: part, words: words(part).length }));
}

/** The text of each block with that of its inline descendants, in document order. */
function textBlocks({ page, visible }: Perception): Block[] {
  const blocks: Block[] = [];
  const seen = new Set(visible.map(({ index }) => index));
  const context = new Map<number, { code: boolean; label: boolean; inLinkOrHeading: boolean }>();
  for (const element of page.elements) {
    const outer = context.get(element.parent) ?? { code: false, label: false, inLinkOrHeading: false };
    const isLabel = LABELS.has(element.tag) || CHROME.has(element.tag);
    const mayHoldParagraphs = isLabel && MAY_HOLD_PARAGRAPHS.test(element.tag);
    const own = {
      code: outer.code || CODE.has(element.tag),
      label: outer.label || (isLabel && !mayHoldParagraphs),
      inLinkOrHeading: outer.inLinkOrHeading || mayHoldParagraphs,
    };
    context.set(element.index, own);
    if (own.code || !seen.has(element.index) || isInline(element)) continue;
    const text = collapseSpaces(inlineText(element, page.elements, 0));
    if (text !== '')
      blocks.push({ element, text, running: !own.label && (!own.inLinkOrHeading || element.tag === 'p') });
  }
  return blocks;
}

function inlineText(element: StyledElement, elements: readonly StyledElement[], depth: number): string {
  if (depth > MAX_DEPTH) return '';
  return element.content
    .map((part) => {
      if (typeof part === 'string') return element.style['font-size'] < MIN_READABLE ? ' ' : part;
      const child = elements[part];
      if (child === undefined || !child.visible) return ' ';
      if (CODE.has(child.tag) && !(NAMES_IN_TEXT.has(child.tag) && isInline(child))) return ' ';
      if (child.tag === 'br') return '\n';
      return isInline(child) ? inlineText(child, elements, depth + 1) : ' ';
    })
    .join('');
}

function isInline({ style, tag }: StyledElement): boolean {
  return style.display.startsWith('inline') && tag !== 'button';
}
