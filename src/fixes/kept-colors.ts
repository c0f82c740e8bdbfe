import { keptLooks } from '../grammar/kept-looks.ts';
import type { OfPage, StyleChange, Way } from '../grammar/restyle.ts';
import { INKS } from './changed-properties.ts';
import { withoutDeclarations } from './without-declarations.ts';

/** Properties by which a look is drawn. */
const isLine = (name: string) => /^(?:border(?!-radius)|outline|box-shadow)/.test(name);
const isInk = (name: string) => INKS.has(name);
const isFill = (name: string) => /^(?:background|filter)/.test(name);

/** Elements with the properties that they keep; what is kept by its fill keeps all. */
function keptProperties(page: OfPage) {
  const { fills, lines, inks } = keptLooks(page);
  const isAny = (name: string) => isFill(name) || isLine(name) || isInk(name);
  return [
    [fills, isAny],
    [lines, isLine],
    [inks, isInk],
  ] as const;
}

/** The way without new colours where those of the page say something, such as an error. */
export function withKeptLooks(way: Way, page: OfPage): Way {
  return keptProperties(page).reduce(
    (rest, [kept, isKept]) => (kept.size === 0 ? rest : withoutDeclarations(rest, isKept, kept)),
    way,
  );
}

/** Whether a declaration of a change would take away what the look of an element says. */
export function keptLookFinder(page: OfPage): (change: StyleChange, index: number) => boolean {
  const all = keptProperties(page);
  return ({ declarations }, index) =>
    all.some(([kept, isKept]) => kept.has(index) && Object.keys(declarations).some(isKept));
}
