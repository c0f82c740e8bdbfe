import { escapeHtml } from '../../text/escape-html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { type TypeRow, typeRows } from '../type/type-rows.ts';
import { setText } from './set-text.ts';
import { longestWordWidth, sourcesOf } from '../type/word-width.ts';

/** Every size at its true size with the weight, tracking and leading that the entry states for it. */
export function typeScale(facts: BoardFacts): string {
  const rows = typeRows(facts);
  const texts = textsOf(facts);
  return `<ol class="scale">${rows
    .map(
      (row, at) =>
        `<li><p class="t-${row.role}">${setText(texts(row, at))}</p><small>${label(row)}</small></li>`,
    )
    .join('')}</ol>${families(facts)}`;
}

/** px; larger sizes show one word, smaller ones a phrase. */
const WORD_FROM = 44;
const SENTENCE_BELOW = 21;
const REGULAR = 400;

/** px; width of the narrowest column of large type. */
const ROOM = 430;

function textsOf({ entry, sentences, faces }: BoardFacts): (row: TypeRow, at: number) => string {
  const words = [
    ...sourcesOf(entry.name),
    ...entry.mood,
    ...(entry.trades ?? []).map((trade) => trade.replaceAll('-', ' ')),
  ];
  const phrases = [
    ...(entry.phrases ?? entry.era),
    ...(entry.voice?.persona === undefined ? [] : [entry.voice.persona]),
  ];
  const lines = [...sentences.move, ...sentences.voice, ...sentences.lineage];
  return ({ px, weight }, at) => {
    const pool = px >= WORD_FROM ? words : px < SENTENCE_BELOW ? lines : phrases;
    const turned = pool.map((_, step) => pool[(at + step) % pool.length] ?? '');
    const widthOf = (one: string) => longestWordWidth(one, faces, weight?.[1] ?? REGULAR);
    const hasRoom = (one: string) => widthOf(one) * px <= ROOM;
    const narrowest = () => turned.toSorted((a, b) => widthOf(a) - widthOf(b))[0];
    const text = turned.find(hasRoom) ?? narrowest() ?? entry.name;
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  };
}

function label({ role, px, weight, leading, tracking }: TypeRow): string {
  const parts = [
    weight && `weight ${weight[1]}`,
    leading && `leading ${leading[1]}`,
    tracking && `tracking ${tracking[1]}`,
  ].filter((part) => part !== null);
  return `<b>text.${role} ${px} px</b>${parts.length === 0 ? '' : ` ${parts.join(' · ')}`}`;
}

/** Fills what is left of a high card. */
const ALPHABET = 'Bb Cc Dd Ee Ff Hh Ii Jj Kk Ll Mm Nn Oo Pp Ss Tt Uu Vv Ww Xx Yy Zz 456789 &?!';

function families({ faces }: BoardFacts): string {
  if (faces.size === 0) return '';
  return `<ul class="families">${[...faces]
    .map(
      ([role, { face, brandFamily, why }]) =>
        `<li class="f-${role}"><span class="glyphs" aria-hidden="true">Aa Gg Rr Qq 0123<i> ${ALPHABET}</i></span><small>font.${role} · ${
          why === 'own'
            ? `Set in ${face.name}`
            : `Set in ${face.name}; the brand uses ${escapeHtml(brandFamily)}`
        }</small></li>`,
    )
    .join('')}</ul>`;
}
