import { AXES } from '../../grammar/axes/index.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { setText } from './set-text.ts';

/** Letters; shorter lines are set larger. */
const SHORT = 48;

/** Who speaks, and how, in the lines of the entry. */
export function voice({ entry, sentences }: BoardFacts): string {
  const [first = '', ...others] = sentences.voice;
  const persona = entry.voice?.persona;
  const isShort = first.length <= SHORT;
  return `<blockquote${isShort ? ' class="short"' : ''}><p>${setText(first)}</p></blockquote>${persona === undefined ? '' : `<p class="persona">Speaks like ${/^[aeiou]/i.test(persona) ? 'an' : 'a'} ${escapeHtml(persona)}</p>`}<p>${setText(others.join(' '))}</p>`;
}

/** Reasons for values of axes that a designer can follow. */
const DO = [
  'surface.borders',
  'surface.shadows',
  'palette.accent_use',
  'palette.strategy',
  'emphasis.mechanism',
  'whitespace.discipline',
  'imagery.strategy',
  'motion.character',
] as const;
/** Two lists of one length stand side by side line by line. */
const LEAST = 4;

/** What the brand does, from the reasons of its grammar, and what it avoids. */
export function rules({ entry }: BoardFacts): string {
  const { basis = {}, body } = entry;
  const known = new Set<string>(AXES.map(({ id }) => id));
  const does = DO.filter((id) => known.has(id)).flatMap((id) => {
    const reason = basis.sourced?.[id]?.reason ?? basis.recalled?.[id];
    return reason === undefined ? [] : [reason];
  });
  const lists = [
    { id: 'do', title: 'Do', texts: does.slice(0, Math.max(LEAST, body.anti_patterns.length)) },
    { id: 'dont', title: 'Don’t', texts: body.anti_patterns },
  ].filter(({ texts }) => texts.length > 0);
  return lists.length === 0
    ? ''
    : `<div class="rules">${lists.map(({ id, title, texts }) => `<div class="${id}"><h3>${title}</h3><ul>${items(texts)}</ul></div>`).join('')}</div>`;
}

const items = (texts: readonly string[]) => texts.map((text) => `<li>${setText(text)}</li>`).join('');
