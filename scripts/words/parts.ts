import { AXIS_NAMES } from './axis-names.ts';
import type { Labels, WrittenBrief } from './written.ts';

/** Part of a brief: its words and what they state. */
export interface Part {
  readonly text: string;
  readonly labels: Labels;
}

export const NOTHING: Labels = new Map();

/** A written brief in parts: the spans that state axes, and the words between them. */
export function partsOfBrief({ text, says }: WrittenBrief): readonly Part[] {
  const spans = says
    .flatMap(({ span, axis, values }) => {
      const id = AXIS_NAMES[axis];
      const start = text.indexOf(span);
      return id === undefined || start < 0
        ? []
        : [{ start, end: start + span.length, labels: new Map([[id, values]]) }];
    })
    .toSorted((a, b) => a.start - b.start);
  const parts: Part[] = [];
  let done = 0;
  for (const { start, end, labels } of merged(spans)) {
    if (start > done) parts.push({ text: text.slice(done, start), labels: NOTHING });
    parts.push({ text: text.slice(start, end), labels });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), labels: NOTHING });
  return parts;
}

interface Labelled {
  readonly start: number;
  readonly end: number;
  readonly labels: Labels;
}

function merged(spans: readonly Labelled[]): readonly Labelled[] {
  const out: Labelled[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last === undefined || span.start >= last.end) out.push(span);
    else
      out[out.length - 1] = {
        start: last.start,
        end: Math.max(last.end, span.end),
        labels: new Map([...last.labels, ...span.labels]),
      };
  }
  return out;
}
