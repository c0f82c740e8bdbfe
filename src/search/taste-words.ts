import type { CorpusDocument } from '../catalog/corpus.ts';
import type { Axis } from '../grammar/axis.ts';
import { AXES } from '../grammar/axes/index.ts';

const THEME_WORDS: Readonly<Record<string, readonly string[]>> = { dark: ['dark'], light: ['light'] };
const DENSITY_WORDS: Readonly<Record<string, readonly string[]>> = {
  high: ['dense'],
  low: ['spacious', 'airy'],
};

/** The grammar, theme and density of a brand in words. */
export function tasteWords({ codes, theme, density }: CorpusDocument): string {
  const ofAxes = (AXES as readonly Axis[]).flatMap(({ values, texts }, position) => {
    const value = values[codes[position] ?? -1];
    return value === undefined ? [] : (texts[value]?.search ?? []);
  });
  return [...new Set([...(THEME_WORDS[theme] ?? []), ...(DENSITY_WORDS[density] ?? []), ...ofAxes])].join(
    ' ',
  );
}
