import * as fc from 'fast-check';
import type { TokenValues } from '../../src/catalog/tokens.ts';
import type { Source, Sources } from '../../src/compose/source.ts';
import { CATEGORIES, type Category } from '../../src/grammar/axis.ts';
import { AXES, type Grammar } from '../../src/grammar/axes/index.ts';

/** A brand out of a few facts. */
export function source(
  name: string,
  {
    grammar = {},
    values = { color: {} },
    theme = 'light',
  }: {
    grammar?: Grammar;
    values?: TokenValues;
    theme?: Source['entry']['theme'];
  } = {},
): Source {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return {
    entry: { name, slug, theme, signature_move: `What ${name} is known for, in one decision.` },
    grammar,
    values,
  };
}

/** `{ surface: a, type: b }` in the order of the categories. */
export function given(parts: Partial<Record<Category, Source>>): Sources {
  return CATEGORIES.flatMap((category) => {
    const brand = parts[category];
    return brand === undefined ? [] : [{ category, source: brand }];
  });
}

/** A value or nothing on every axis. */
export const anyGrammar: fc.Arbitrary<Grammar> = fc
  .tuple(...AXES.map(({ values }) => fc.option(fc.constantFrom<string>(...values), { nil: undefined })))
  .map((values) => {
    const stated = AXES.flatMap(({ id }, index) =>
      values[index] === undefined ? [] : [[id, values[index]]],
    );
    return Object.fromEntries(stated) as Grammar;
  });
