import * as v from 'valibot';
import { AXES } from '../../src/grammar/axes/index.ts';
import type { Readings } from '../../src/grammar/read-axes.ts';
import type { Reading } from '../../src/grammar/reading.ts';

export const EvidenceSchema = v.object({
  selector: v.string(),
  property: v.string(),
  value: v.string(),
  /** Of what the axis looks at; the shares of a reading come to 1 at most. Absent where the fact is no part of it. */
  share: v.optional(v.number()),
  source: v.string(),
});

/** A reading with its evidence. */
export const ExplainedSchema = v.object({
  value: v.nullable(v.string()),
  confidence: v.number(),
  evidence: v.array(EvidenceSchema),
  method: v.optional(v.picklist(['measured', 'recovered', 'visual'])),
  measure: v.optional(v.string()),
  runner_up: v.optional(v.nullable(v.object({ value: v.string(), why: v.string() }))),
  /** Why there is no value. */
  reason: v.optional(v.string()),
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
