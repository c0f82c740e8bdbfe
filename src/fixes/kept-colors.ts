import { keptLooks } from '../grammar/kept-looks.ts';
import type { OfPage, StyleChange, Way } from '../grammar/restyle.ts';
import { withoutDeclarations } from './without-declarations.ts';

/** Properties by which a look is drawn. */
const LINES = /^(?:border(?!-radius)|outline|box-shadow)/;
const INKS = /^(?:color|-webkit-text-fill-color)$/;
const FILLS = /^(?:background|filter)/;

/** The way without new colours where those of the page say something, such as an error. */
export function withKeptLooks(way: Way, page: OfPage): Way {
  const { fills, lines, inks } = keptLooks(page);
  const without = (one: Way, within: ReadonlySet<number>, ...properties: readonly RegExp[]) =>
    within.size === 0
      ? one
      : withoutDeclarations(one, (name) => properties.some((all) => all.test(name)), within);
  return without(without(without(way, fills, FILLS, LINES, INKS), lines, LINES), inks, INKS);
}

/** Whether a declaration of a change would take away what the look of an element says. */
export function keptLookFinder(page: OfPage): (change: StyleChange, index: number) => boolean {
  const { fills, lines, inks } = keptLooks(page);
  return ({ declarations }, index) => {
    const [byFill, byLines, byInk] = [fills, lines, inks].map((kept) => kept.has(index));
    return Object.keys(declarations).some(
      (name) =>
        (byFill && FILLS.test(name)) ||
        ((byFill || byLines) && LINES.test(name)) ||
        ((byFill || byInk) && INKS.test(name)),
    );
  };
}
