import { tokenColor } from '../../catalog/token-values.ts';
import { rgbaToOklch } from '../../color/oklch.ts';
import { CHROMATIC_FROM } from '../../color/seen-hue.ts';
import { hashOf } from '../../text/seeded.ts';
import { inlinePoster } from '../../catalog/poster.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { type Composition, MAX_MOSAIC } from '../composition.ts';
import type { Shape } from '../artwork.ts';
import { sourcesOf } from '../type/word-width.ts';
import { panels } from './panels.ts';
import { plate } from './plate.ts';
import { setText } from './set-text.ts';
import { spectrum } from './spectrum.ts';

/** Id of what the poster is made of, so that sections can show a detail of it. */
export const POSTER_ID = 'poster-of-brand';

/** The shape of the place of the picture on a wide screen. */
function shapeOf({ stage, opening: place }: Composition): Shape {
  if (stage === 'label') return 'screen';
  if (stage === 'page') return 'tall';
  if (stage === 'spine' || stage === 'stripes') return 'usual';
  if (stage === 'exhibit') return place === 'low' ? 'wide' : 'square';
  if (stage === 'tiles') return place === 'left' || place === 'split' ? 'tall' : 'broad';
  if (stage === 'split') return 'square';
  if (stage === 'deck') return 'deck';
  return 'wide';
}

/**
 * The first screen: the name in the style of headings, the signature move in a sentence, when and where it comes from,
 * a picture or plate, and the main colours. A hybrid says instead what comes from each of its sources.
 *
 * @param exhibit markup that lies on the plate
 */
export function opening(facts: BoardFacts, composition: Composition, exhibit = ''): string {
  const { name, signature_move: move, panels: sources = [], categories = [] } = facts.entry;
  const isMixed = sources.length > 1;
  const lead = isMixed ? '' : `\n<p class="lead">${setText(move)}</p>`;
  const kind = isMixed
    ? ` mixed ${sources.length > MAX_MOSAIC ? 'many' : `of-${sources.length}`}`
    : windowOf(facts, composition);
  return `<header class="opening${kind}"><div class="intro"><h1><span>${title(name)}</span></h1>${lead}</div>
${isMixed ? given(categories.slice(0, composition.stage === 'mosaic' ? IN_BAND : IN_COLUMN)) : credits(facts)}${art(facts, composition, exhibit)}${spectrum(facts, composition)}</header>`;
}

function credits({ entry: { era, mood } }: BoardFacts): string {
  return `<ul class="facts">${[...era.slice(0, 3), mood.join(', ')].map((one) => `<li>${setText(sentenceCase(one))}</li>`).join('')}</ul>`;
}

/** Categories that have room in a row below the pictures, and in a column beside them; all are told in the colophon. */
const [IN_BAND, IN_COLUMN] = [4, 6];

/** Categories with the source that gives each, in fields of one size, so that shares of unlike size leave no hole. */
function given(categories: NonNullable<BoardFacts['entry']['categories']>): string {
  return `<dl class="facts shares fields-${categories.length}">${categories
    .map(
      ({ brand, value }) =>
        `<div><dt>${escapeHtml(sentenceCase(value))}</dt><dd>${escapeHtml(brand)}</dd></div>`,
    )
    .join('')}</dl>`;
}

function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The leading source has a line of its own, and the others follow in smaller type. That it is a hybrid is said by the sign. */
function title(name: string): string {
  const sources = sourcesOf(name);
  if (sources.length === 1) return escapeHtml(name);
  const [first = '', ...others] = sources.map(sourceTitle);
  return `${first} <span class="others">${others.join(' ')}</span>`;
}

function sourceTitle(source: string, at: number): string {
  const sign = at === 0 ? '' : '<span class="times">× </span>';
  return `<span class="of">${sign}${escapeHtml(source)}</span>`;
}

function art(facts: BoardFacts, composition: Composition, exhibit: string): string {
  const { picture } = facts.artwork;
  const { panels: sources = [] } = facts.entry;
  if (sources.length > 1) return panels(facts, sources);
  const { poster } = facts.entry;
  if (poster !== undefined) {
    const drawn = inlinePoster(poster, facts.schemes[0]?.colors ?? {});
    return `<div class="art poster">${drawn.replace(/^<svg ([^>]*)>(.*)<\/svg>$/s, `<svg $1><g id="${POSTER_ID}">$2</g></svg>`)}</div>`;
  }
  const shape = shapeOf(composition);
  return picture === null ? plate(facts, shape, exhibit) : `<div class="art">${picture(0, shape)}</div>`;
}

/** Classes of forms that photographs are cut to, by the corners of the brand; an empty one leaves them whole. */
const WINDOWS = {
  square: ['', ' w-slats', ' w-steps', ' w-slant', ' w-duo'],
  round: ['', ' w-arch', ' w-pill', ' w-duo'],
} as const;

/** The form of a photograph; galleries show it whole, and behind a label only its colours change. */
function windowOf({ entry, accent }: BoardFacts, { id, stage }: Composition): string {
  const { slug, grammar_flat: grammar } = entry;
  if (id === 'gallery' || entry.poster !== undefined || (entry.panels?.length ?? 0) > 1) return '';
  const isRound = ['pill', '12-16px', '8-10px'].includes(grammar['surface.radius'] ?? '');
  const forms = stage === 'label' ? ['', ' w-duo'] : WINDOWS[isRound ? 'round' : 'square'];
  const form = forms[hashOf(`window ${slug}`) % forms.length] ?? '';
  if (form !== ' w-duo') return form;
  const { c, l } = rgbaToOklch(tokenColor(accent));
  if (c < CHROMATIC_FROM) return '';
  return l < DARK ? ' w-duo w-light' : form;
}

/** OKLCH lightness; darker accents take the place of the shadows of a photograph, others of its lights. */
const DARK = 0.55;
