import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';

/** How many axes of the grammar the page determines. */
export const CoverageSchema = v.object({
  axes_total: described(v.number(), 'Number of axes in the grammar.'),
  axes_extracted: described(v.number(), 'Number of axes with a value.'),
  axes_measured: described(v.number(), 'Axes read directly from computed styles and content.'),
  axes_recovered: described(v.number(), 'Axes inferred from indirect evidence.'),
  axes_seen: described(v.number(), 'Axes that a vision model read from a screenshot.'),
  statement: described(v.string(), 'These counts in a sentence, with the axes that the page does not show.'),
});

export function coverageOf(readings: Readings): v.InferOutput<typeof CoverageSchema> {
  const methods = AXES.map(({ id }) => readings[id]).map((reading) =>
    reading.value === null ? null : reading.method,
  );
  const missing = AXES.filter(({ id }) => readings[id].value === null).map(({ id }) => id);
  const extracted = AXES.length - missing.length;
  const measured = methods.filter((method) => method === 'measured').length;
  const recovered = methods.filter((method) => method === 'recovered').length;
  const seen = extracted - measured - recovered;
  const fromScreenshot = seen === 0 ? '' : `, ${seen} read from a screenshot`;
  return {
    axes_total: AXES.length,
    axes_extracted: extracted,
    axes_measured: measured,
    axes_recovered: recovered,
    axes_seen: seen,
    statement: `${extracted} of ${AXES.length} axes read: ${measured} measured, ${recovered} inferred from indirect evidence${fromScreenshot}. ${missingSentence(missing)}`,
  };
}

function missingSentence(missing: readonly string[]): string {
  if (missing.length === 0) return 'No axis is missing.';
  return `Not shown on the page: ${missing.join(', ')}.`;
}
