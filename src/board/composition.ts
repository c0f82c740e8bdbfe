import { isDarkGround } from '../color/contrast.ts';
import { tokenColor } from '../catalog/token-values.ts';
import { hashOf, seeded } from '../text/seeded.ts';
import type { BoardEntry, BoardFacts } from './board-facts.ts';
import { isSmallMove } from './piece/small-move.ts';
import { spectrumColors } from './main-colors.ts';

export const COMPOSITIONS = [
  'poster',
  'ledger',
  'cards',
  'broadsheet',
  'console',
  'gallery',
  'bands',
  'manual',
] as const;
export type CompositionId = (typeof COMPOSITIONS)[number];

export const SECTIONS = [
  'move',
  'palette',
  'type',
  'components',
  'shape',
  'voice',
  'rules',
  'colophon',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Arrangements of the opening. */
export type Stage =
  | 'split'
  | 'deck'
  | 'low'
  | 'tiles'
  | 'masthead'
  | 'bill'
  | 'spine'
  | 'label'
  | 'stripes'
  | 'page'
  | 'exhibit'
  | 'print'
  | 'tall'
  | 'wide'
  | 'index'
  | 'mosaic';

/** How a board is arranged. */
export interface Composition {
  readonly id: CompositionId;
  readonly order: readonly SectionId[];
  /** How the colours are shown. */
  readonly chips: 'columns' | 'rows' | 'tiles' | 'discs' | 'strip';
  /** Where the name stands. */
  readonly opening: 'left' | 'low' | 'centred' | 'split';
  /** How the opening is arranged. */
  readonly stage: Stage;
  /** Whether the opening stands on the accent, or on what takes its place. */
  readonly isOnField: boolean;
}

/** Chooses the arrangement from what the entry states: moods, kind, grammar, colours, corners. */
export function compositionOf(facts: BoardFacts): Composition {
  const { entry } = facts;
  const scored = COMPOSITIONS.map((id) => ({ id, score: SCORES[id](traitsOf(facts)) }));
  const id = scored.toSorted((a, b) => b.score - a.score)[0]?.id ?? 'manual';
  const opening = openingOf(entry);
  return {
    id,
    order: ORDERS[id],
    chips: chipsOf(id, entry),
    opening,
    stage: stageOf(id, opening, facts),
    isOnField: isOnField(id, entry),
  };
}

/** Arrangements that suit a composition, the usual one first; the slug chooses among those that the entry has the parts for. */
const STAGES: Readonly<Record<CompositionId, readonly Stage[]>> = {
  poster: ['low', 'bill', 'spine', 'label', 'exhibit'],
  ledger: ['deck', 'bill', 'page', 'exhibit', 'stripes'],
  cards: ['tiles', 'label', 'exhibit', 'tiles'],
  broadsheet: ['masthead', 'bill', 'label'],
  console: ['split', 'page', 'spine', 'exhibit'],
  gallery: ['low', 'label', 'spine', 'bill'],
  bands: ['deck', 'stripes', 'bill', 'spine', 'label'],
  manual: ['split', 'stripes', 'spine', 'page', 'exhibit', 'bill'],
};

/** Arrangements whose place for the picture has the proportions of a poster. */
const OF_POSTERS: Readonly<Record<CompositionId, readonly Stage[]>> = {
  poster: ['bill', 'wide', 'tall', 'deck'],
  ledger: ['deck', 'tall', 'split', 'bill'],
  cards: ['tiles', 'tiles', 'tall', 'print', 'wide'],
  broadsheet: ['masthead', 'deck', 'masthead', 'print'],
  console: ['split', 'tall', 'wide', 'spine', 'deck'],
  gallery: ['print', 'wide', 'spine', 'print', 'tall'],
  bands: ['wide', 'spine', 'bill', 'deck'],
  manual: ['split', 'spine', 'masthead', 'print', 'bill'],
};
/** Sources whose pictures have room above one another. */
const MAX_INDEX = 3;
/** Sources whose pictures have room side by side, with their names below. */
export const MAX_MOSAIC = 4;
/** Categories that fill a column as high as the screen. */
const MIN_INDEX = 4;
/** Letters; longer names would have two lines in the column. */
const MAX_INDEX_NAME = 28;
/** Places of the name in an opening of a hybrid. */
const HYBRID_PLACES = ['left', 'split', 'low', 'centred'] as const;
/** Letters; longer names are small where they stand upright or across the whole page. */
const SHORT_NAME = 12;
/** A word that is small in a narrow column. */
const LONG_WORD = /\S{10}/;
/** Main colours that are enough for a picture of their own. */
const MANY_COLORS = 4;

function stageOf(id: CompositionId, place: Composition['opening'], facts: BoardFacts): Stage {
  const { slug, panels = [], categories = [] } = facts.entry;
  if (panels.length > MAX_MOSAIC) return 'index';
  if (panels.length > 1) {
    const fits = panels.every(({ name }) => name.length <= MAX_INDEX_NAME);
    const hasIndex = fits && panels.length <= MAX_INDEX && categories.length >= MIN_INDEX;
    // One other picture beside a column is as high as the screen; above the band it would be a strip.
    return hasIndex && (panels.length === 2 || hashOf(`stage ${slug}`) % 2 === 1) ? 'index' : 'mosaic';
  }
  const stages = facts.entry.poster === undefined ? STAGES : OF_POSTERS;
  const able = stages[id].filter((stage) => suits(stage, facts));
  const stage = able[hashOf(`stage ${slug}`) % able.length] ?? 'split';
  return stage === 'split' && (place === 'low' || place === 'centred') ? 'deck' : stage;
}

/** Whether the entry has what the arrangement is made of. */
function suits(stage: Stage, facts: BoardFacts): boolean {
  const { entry, artwork, faces } = facts;
  const hasPicture = artwork.picture !== null;
  switch (stage) {
    case 'bill':
      return entry.name.length <= SHORT_NAME + 2;
    case 'spine':
      return entry.name.length <= SHORT_NAME;
    case 'tall':
      return entry.name.length <= SHORT_NAME && !LONG_WORD.test(entry.name);
    case 'print':
      return !LONG_WORD.test(entry.name);
    case 'label':
      return !isLongName(entry.name);
    case 'stripes':
      return !hasPicture && spectrumColors(facts).length >= MANY_COLORS;
    case 'page':
      return faces.has('mono') && !hasPicture;
    case 'exhibit':
      return !hasPicture && isSmallMove(entry.code.css);
    default:
      return true;
  }
}

/** Galleries and broadsheets keep the ground of the brand; brands whose accent is a rare signal too, unless they are loud. */
function isOnField(id: CompositionId, { grammar_flat: grammar }: BoardEntry): boolean {
  if (id === 'bands' || id === 'poster' || id === 'cards') return true;
  return id !== 'gallery' && id !== 'broadsheet' && grammar['palette.accent_use'] !== 'rare-signal';
}

interface Traits {
  readonly is: (...words: readonly string[]) => number;
  readonly axis: (id: string, ...values: readonly string[]) => number;
  readonly dark: number;
  readonly mono: number;
  readonly serif: number;
  readonly hues: number;
}

/** Points for each composition; a trait that is typical of it has one to three. */
const SCORES: Readonly<Record<CompositionId, (traits: Traits) => number>> = {
  poster: ({ is, axis }) =>
    2 * axis('type.display_scale', 'oversized') +
    2 * axis('type.heading_weight', 'black', 'bold') +
    2 * is('brutalist', 'raw', 'theatrical', 'studio') +
    axis('surface.radius', '0px'),
  ledger: ({ is, axis }) =>
    4 * is('service') +
    2 * axis('surface.borders', 'hairline', 'medium', 'heavy') +
    is('corporate', 'high') +
    axis('palette.accent_use', 'rare-signal'),
  cards: ({ is, axis }) =>
    3 * axis('emphasis.density_signals', 'grouping-cards') +
    2 * axis('surface.shadows', 'subtle', 'layered', 'dramatic') +
    2 * axis('surface.radius', '12-16px', '8-10px', 'pill') +
    is('shop', 'light'),
  broadsheet: ({ is, axis, serif }) =>
    5 * is('publication') +
    3 * serif +
    2 * is('editorial', 'scholarly') +
    axis('voice.sentence_length', 'flowing'),
  console: ({ is, dark, mono }) =>
    2 * dark +
    1.5 * mono +
    2 * is('technical') +
    is('developer-tools', 'product', 'high') -
    is('shop', 'maker'),
  gallery: ({ is, axis, dark }) =>
    3 * is('maker') +
    2 * axis('imagery.strategy', 'photographic') +
    2 * axis('whitespace.discipline', 'generous', 'extreme') +
    dark +
    is('intimate', 'theatrical'),
  bands: ({ is, hues }) =>
    3 * is('playful', 'exuberant', 'vibrant') + Math.min(4, hues / 2) + is('retro', 'organic'),
  manual: ({ is, dark }) =>
    4 * is('design-system', 'institution') + is('restrained', 'polished') + (1 - dark),
};

const ORDERS: Readonly<Record<CompositionId, readonly SectionId[]>> = {
  poster: ['move', 'palette', 'type', 'components', 'shape', 'rules', 'voice', 'colophon'],
  ledger: ['palette', 'type', 'components', 'shape', 'move', 'voice', 'rules', 'colophon'],
  cards: ['move', 'palette', 'components', 'shape', 'type', 'rules', 'voice', 'colophon'],
  broadsheet: ['voice', 'move', 'type', 'rules', 'palette', 'components', 'shape', 'colophon'],
  console: ['move', 'type', 'palette', 'components', 'shape', 'rules', 'voice', 'colophon'],
  gallery: ['move', 'voice', 'palette', 'type', 'components', 'shape', 'rules', 'colophon'],
  bands: ['palette', 'move', 'type', 'components', 'rules', 'voice', 'shape', 'colophon'],
  manual: ['move', 'palette', 'type', 'components', 'shape', 'rules', 'voice', 'colophon'],
};

function traitsOf({ entry, ground, faces, schemes }: BoardFacts): Traits {
  const words = new Set<string>([
    ...entry.mood,
    ...(entry.trades ?? []),
    entry.kind ?? '',
    entry.density,
    entry.theme,
  ]);
  const grammar: Readonly<Record<string, string | undefined>> = entry.grammar_flat;
  const heading = faces.get('heading') ?? faces.get('display') ?? faces.get('body');
  const named = Object.keys(schemes[0]?.colors ?? {}).filter((role) => !ROLE.test(role));
  return {
    is: (...wanted) => wanted.filter((word) => words.has(word)).length,
    axis: (id, ...values) => (values.includes(grammar[id] ?? '') ? 1 : 0),
    dark: isDarkGround(tokenColor(ground)) ? 1 : 0,
    mono: faces.has('mono') ? 1 : 0,
    serif: heading?.face.class === 'serif' || heading?.face.class === 'slab' ? 1 : 0,
    hues: named.length,
  };
}

/** Roles that every brand has; the others name colours of the brand. */
const ROLE =
  /^(?:background|surface|border|text|primary|on-|link|focus|disabled|error|warning|success|info|accent)/;

function chipsOf(id: CompositionId, { grammar_flat: grammar, slug }: BoardEntry): Composition['chips'] {
  if (id === 'bands') return 'strip';
  if (id === 'ledger' || id === 'console') return 'rows';
  const radius = grammar['surface.radius'] ?? '';
  if (radius === 'pill') return 'discs';
  if (radius === '0px') return 'columns';
  return slug.length % 2 === 0 ? 'tiles' : 'columns';
}

/** Whether a name takes several lines. */
export function isLongName(name: string): boolean {
  return name.split(/\s+/).length > 3;
}

/** The lowest bits of a hash alone would go with those that choose the arrangement. */
function hybridPlace(slug: string): Composition['opening'] {
  return HYBRID_PLACES[Math.floor(seeded(hashOf(`side ${slug}`))() * HYBRID_PLACES.length)] ?? 'left';
}

function openingOf({
  grammar_flat: grammar,
  density,
  poster,
  slug,
  panels = [],
}: BoardEntry): Composition['opening'] {
  if (panels.length > 1) return hybridPlace(slug);
  // The other places leave a poster too low a place.
  if (poster !== undefined) return hashOf(`side ${slug}`) % 2 === 0 ? 'left' : 'split';
  const discipline = grammar['whitespace.discipline'];
  if (['light', 'ultralight'].includes(grammar['type.heading_weight'] ?? '') || discipline === 'extreme')
    return 'centred';
  if (density === 'high') return 'split';
  return discipline === 'generous' ? 'low' : 'left';
}
