import type { AxisStatement } from './understanding.ts';

/** What follows from a value by the definitions of the axes: a page on a black ground is dark at first. */
const ENTAILED = [
  {
    from: { axis: 'surface.ground', values: ['black', 'gray-dark'] },
    to: { axis: 'surface.dark_mode', values: ['dark-first'] },
  },
  {
    from: { axis: 'surface.texture', values: ['photo'] },
    to: { axis: 'imagery.strategy', values: ['photographic'] },
  },
] as const;

/** The statements that follow from others, where the text says nothing else of their axis. */
export function entailedStatements(statements: readonly AxisStatement[]): readonly AxisStatement[] {
  return ENTAILED.flatMap(({ from, to }) => {
    const cause = statements.find(
      ({ axis, values }) =>
        axis === from.axis && values.every((value) => (from.values as readonly string[]).includes(value)),
    );
    const isSaid = statements.some(({ axis }) => axis === to.axis);
    return cause === undefined || isSaid ? [] : [{ ...cause, ...to }];
  });
}
