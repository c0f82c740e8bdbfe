import { escapeHtml } from '../../specimen/sections/html.ts';
import { hashOf } from '../../text/seeded.ts';
import type { BoardFacts } from '../board-facts.ts';
import { headingOf } from '../type/heading-of.ts';
import { nameClass } from './name-class.ts';

/** What the entry states, large; it takes the place of a picture where the entry states no kind of picture. */
interface PlateKind {
  readonly id: string;
  /** Whether the entry has enough for it. */
  readonly suits: (facts: BoardFacts) => boolean;
  readonly draw: (facts: BoardFacts) => string;
}

/** The initial of each source of a hybrid, in the typeface of its brand. */
const initials: PlateKind = {
  id: 'initials',
  suits: isHybrid,
  draw: ({ entry }) =>
    `<div class="initials">${(entry.shares ?? []).map(({ brand }) => `<i><b class="${nameClass(brand)}">${escapeHtml(brand.slice(0, 1))}</b></i>`).join('')}</div>`,
};

function isHybrid({ entry }: BoardFacts): boolean {
  return (entry.shares?.length ?? 1) > 1;
}

/** Letters with a part below the line. */
const DEEP = /[JQgjpqy,]/;

/** The first letter of the name, as large as the plate. */
const initial: PlateKind = {
  id: 'initial',
  suits: () => true,
  draw({ entry }) {
    const [letter = ''] = entry.name;
    return `<div class="initial${DEEP.test(letter) ? ' deep' : ''}"><span>${escapeHtml(letter)}</span></div>`;
  },
};

/** A capital and a small letter of the typeface of headings, and its alphabet, as type specimens show them. */
const specimen: PlateKind = {
  id: 'specimen',
  suits: () => true,
  draw(facts) {
    const { face, weight } = headingOf(facts);
    return `<div class="specimen"><b>${escapeHtml(lettersOf(facts.entry.name))}</b><p>ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789<span>${face.face.name} ${weight}</span></p></div>`;
  },
};

/** The first letter of the name. */
function lettersOf(name: string): string {
  const [letter = 'a'] = /\p{L}/u.exec(name) ?? [];
  return letter.toUpperCase() + letter.toLowerCase();
}

/** Characters; longer lines would be small. */
const MAX_LINE = 84;
/** Characters of a line in large type. */
const PER_LINE = 14;

/** The example of the voice, as large as the plate allows. */
const motto: PlateKind = {
  id: 'motto',
  suits: ({ entry }) =>
    (entry.voice?.example ?? '') !== '' && (entry.voice?.example ?? '').length <= MAX_LINE,
  draw({ entry }) {
    const line = entry.voice?.example ?? '';
    return `<div class="motto"><q class="lines-${Math.ceil(line.length / PER_LINE) + 1}">${escapeHtml(line)}</q></div>`;
  },
};

const KINDS: readonly PlateKind[] = [motto, specimen, initial];

/** Which of the kinds that suit a brand it shows follows from its name. */
export function plateKind(facts: BoardFacts): PlateKind {
  if (isHybrid(facts)) return initials;
  const suiting = KINDS.filter(({ suits }) => suits(facts));
  return suiting[hashOf(`plate ${facts.entry.slug}`) % suiting.length] ?? initial;
}

export function plate(facts: BoardFacts): string {
  return `<div class="art plate" aria-hidden="true">${plateKind(facts).draw(facts)}</div>`;
}
