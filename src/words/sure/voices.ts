import * as patterns from '../vocabulary/long-patterns.ts';
import { refusedSpansOf, saying, spansOf, type SureReader } from './sure-words.ts';

/** Moods that are a kind of movement only where something moves. */
const LIVELY =
  /(?<!\p{L})(?:playful\w*|fun(?:ny)?|whimsical|cheeky|quirky|silly|goofy|lively|joyful)(?!\p{L})/giu;
const MOVING = new RegExp(patterns.MOVING, 'i');

/** Text that only fills a place says nothing. */
const FILLER = /\blorem\s+ipsum\s+dolor\b/giu;
/** Where it is the name of a way to write. */
const LIKE_FILLER =
  /\b(?:like|as|reads?|sounds?|interchangeable|placeholder|generic|no|not|without|instead)\b/i;

const BOLD_HEADINGS = new RegExp(patterns.BOLD_HEADINGS, 'giu');
const THIN_HEADINGS = new RegExp(patterns.THIN_HEADINGS, 'giu');
const JARGON = /\b(?:technical\s+|tech\s+)?jargon\b/giu;
const LEGALESE = /\b(?:legalese|officialese|bureaucratese|legal\s+language|official\s+language)\b/giu;

const OTHER_THAN_ENGINEER = [
  'friend',
  'librarian',
  'curator',
  'concierge',
  'artist',
  'challenger',
  'generic',
] as const;

/** Moods and refusals that say what an axis is not. */
export const voices: SureReader = (text) => [
  ...(LIKE_FILLER.test(text) ? [] : saying('voice.archetype', [], spansOf(FILLER, text))),
  ...(MOVING.test(text) ? [] : saying('motion.character', [], spansOf(LIVELY, text))),
  ...saying(
    'type.heading_weight',
    ['regular', 'medium', 'light', 'ultralight'],
    refusedSpansOf(BOLD_HEADINGS, text).slice(0, 1),
    { polarity: 'against', force: 'plain' },
  ),
  ...saying(
    'type.heading_weight',
    ['medium', 'bold', 'regular', 'black'],
    refusedSpansOf(THIN_HEADINGS, text).slice(0, 1),
    { polarity: 'against', force: 'plain' },
  ),
  ...saying('voice.archetype', OTHER_THAN_ENGINEER, refusedSpansOf(JARGON, text).slice(0, 1), {
    polarity: 'against',
    force: 'plain',
  }),
  ...saying(
    'voice.formality',
    ['conversational', 'casual', 'professional'],
    refusedSpansOf(LEGALESE, text).slice(0, 1),
    { polarity: 'against', force: 'plain' },
  ),
];
