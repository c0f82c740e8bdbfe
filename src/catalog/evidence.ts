import * as v from 'valibot';
import { AXES, type AxisId } from '../grammar/axes/index.ts';
import { described } from './described.ts';
import { SURFACE_KINDS } from './facets.ts';
import { SourceId } from './sources.ts';
import { Citations } from './tokens.ts';

export const Url = v.pipe(v.string(), v.url('Write an absolute address: https://example.com.'));
export const IsoDay = v.pipe(
  v.string(),
  v.isoDate('Write the day as YYYY-MM-DD.'),
  v.check(isInCalendar, 'This month has no such day.'),
);

function isInCalendar(day: string): boolean {
  return new Date(day).toJSON()?.startsWith(day) ?? false;
}

const AXIS_IDS = AXES.map(({ id }): AxisId => id);
const AxisIds = v.picklist(AXIS_IDS);
const Reason = v.pipe(
  v.string(),
  v.minLength(12, 'Give the reason in a sentence; quote it if it contains " #", which begins a comment.'),
  v.maxLength(220, 'Give the reason in one sentence.'),
);

const byAxis = <T extends v.GenericSchema>(value: T) =>
  v.strictObject(v.entriesFromList(AXIS_IDS, v.exactOptional(value)));

/** How each value of the grammar is known. */
export const Basis = v.strictObject({
  computed: v.optional(
    described(v.array(AxisIds), 'Axes that follow from the tokens; checked at every build.'),
  ),
  measured: v.optional(described(v.array(AxisIds), "Axes read from the brand's own pages by the engine.")),
  sourced: v.optional(
    described(
      byAxis(
        described(
          v.strictObject({
            cites: described(Citations, 'Sources that show the value.'),
            reason: described(Reason, 'What the sources show.'),
          }),
          'Sources and reason of this axis.',
        ),
      ),
      'Axes that cited sources show, each with its sources and the reason.',
    ),
  ),
  recalled: v.optional(
    described(
      byAxis(described(Reason, 'Why the brand has this value, in a sentence.')),
      'Axes written from general knowledge by a language model, each with its reason; nothing checks them.',
    ),
  ),
});

export const Schemes = v.strictObject({
  light: v.optional(described(v.literal('none'), '`none`: the brand has no light scheme.')),
  dark: v.optional(described(v.literal('none'), '`none`: the brand has no dark scheme.')),
  cites: v.optional(described(Citations, 'Sources that show it; without them it is recalled.')),
  reason: described(Reason, 'Where this can be seen.'),
});

export const Surface = v.strictObject({
  kind: described(
    v.picklist(SURFACE_KINDS),
    '`product`: the application or service itself; `marketing`: the promotional site; `docs`: documentation.',
  ),
  url: described(Url, 'Public URL of the surface.'),
  sources: described(v.array(SourceId), 'Ids of the sources that state tokens of this surface.'),
});

export const Dissent = v.strictObject({
  fact: described(v.string(), 'Path of a token, such as `color.primary`.'),
  follows: described(SourceId, 'Id of the source whose value the entry has.'),
  reason: described(Reason, 'Why this source and not the others.'),
});

export const Exception = v.strictObject({
  rule: described(v.literal('text-contrast'), '`text-contrast`: text below a contrast ratio of 4.5.'),
  token: described(v.string(), 'Path of the colour of the text, such as `color.text-muted`.'),
  scheme: described(v.picklist(['light', 'dark']), 'Scheme in which it happens.'),
  cites: described(
    v.pipe(v.array(SourceId), v.minLength(1, 'Cite the source that shows it.')),
    'Ids of the sources that show that the brand ships it.',
  ),
  reason: described(Reason, 'Where the brand uses this colour.'),
});

export const Absent = v.strictObject({
  fields: described(
    v.pipe(v.array(v.string()), v.minLength(1, 'Name at least one core field.')),
    'Core fields that the brand does not have, such as `color.info`.',
  ),
  cites: described(
    v.pipe(v.array(SourceId), v.minLength(1, 'Cite the source that shows it.')),
    'Ids of first-party sources that would have them.',
  ),
  reason: described(Reason, 'What the source has instead, or that it has nothing of the kind.'),
});

export const SecondReading = v.strictObject({
  day: described(IsoDay, 'Day of the second reading.'),
  agreed: described(v.pipe(v.number(), v.integer()), 'Number of axes on which both readers agreed.'),
  settled: described(
    byAxis(described(Reason, 'Why the entry has its value.')),
    'Axes on which the readers differed, each with the reason for the value that the entry has.',
  ),
});

/** Parts of the prose that can cite sources. */
export const CITABLE_PARTS = [
  'signature_move',
  'era',
  'persona',
  'era_lineage',
  'doc_voice',
  'anti_patterns',
] as const;

/** The parts of the prose. The example of the voice is written for the entry, so that no source can show it. */
export const PROSE_PARTS = [...CITABLE_PARTS, 'voice_example'] as const;
export type ProsePart = (typeof PROSE_PARTS)[number];
