import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';
import type { Reading } from '../../src/grammar/reading.ts';

export const EvidenceSchema = v.object({
  selector: described(v.string(), 'CSS selector of the element, or of the first of several.'),
  property: described(v.string(), 'CSS property, attribute or text that shows the value.'),
  value: described(v.string(), 'Value of the property as the page has it.'),
  share: v.optional(
    described(
      v.number(),
      'Share of the measured whole that this fact accounts for, 0 to 1; absent when it is not part of a whole.',
    ),
  ),
  source: described(
    v.string(),
    'Where the fact comes from: `css`, `markup`, `text`, `layout`, `pixels` or `vision`.',
  ),
});

/** A reading with its evidence. */
export const ExplainedSchema = v.object({
  value: described(v.nullable(v.string()), 'Value of the axis; null when the page does not show it.'),
  confidence: described(v.number(), 'Probability that graders accept the value, 0 to 1.'),
  evidence: described(v.array(EvidenceSchema), 'At most five facts that support the value.'),
  method: v.optional(
    described(
      v.picklist(['measured', 'recovered', 'visual']),
      '`measured` directly, `recovered` from indirect evidence, or `visual`: read by a vision model.',
    ),
  ),
  measure: v.optional(described(v.string(), 'The measurement behind the value, such as `14 px`.')),
  runner_up: v.optional(
    described(
      v.nullable(
        v.object({
          value: described(v.string(), 'Value of the axis.'),
          why: described(v.string(), 'Why this value is possible, in a sentence.'),
        }),
      ),
      'The second most likely value; null when there is none.',
    ),
  ),
  reason: v.optional(described(v.string(), 'Why there is no value; only when `value` is null.')),
});
export type Explained = v.InferOutput<typeof ExplainedSchema>;

export function explain(reading: Reading): Explained {
  const { value, confidence } = reading;
  const evidence = reading.evidence.map((fact) => ({ ...fact }));
  if (value === null) return { value, confidence, evidence, reason: reading.reason };
  const { method, measure, runnerUp } = reading;
  return { value, confidence, evidence, method, measure, runner_up: runnerUp && { ...runnerUp } };
}

export function explainAll(readings: Readings): Record<string, Explained> {
  return Object.fromEntries(AXES.map(({ id }) => [id, explain(readings[id])]));
}
