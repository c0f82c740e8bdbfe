import * as v from 'valibot';
import { described } from '../src/catalog/described.ts';
import { refuse } from '../src/errors.ts';
import type { Axis } from '../src/grammar/axis.ts';
import { AXES, GRAMMAR_VERSION } from '../src/grammar/axes/index.ts';
import { PARTS } from '../src/identity/parts/index.ts';
import type { Target } from './score-target.ts';

/** Characters of a version or a reason in a baseline. */
const MAX_TEXT = 400;
/** Characters of a name or a URL of its target. */
const MAX_NAME = 8000;

const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const points = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const verdict = v.picklist(['pass', 'revise', 'reject']);

const AXIS_VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  (AXES as readonly Axis[]).map(({ id, values }) => [id, values]),
);

const AxisSchema = v.pipe(
  v.looseObject({
    key: described(v.picklist(AXES.map(({ id }) => id)), 'Id of the axis.'),
    brief_target: described(text, 'Value that the target had.'),
    score: described(v.nullable(share), 'Its score, 0 to 1.'),
    status: described(v.picklist(['pass', 'fail', 'not_shown']), 'Its status.'),
    waived: v.optional(described(text, 'Reason of its waiver.')),
  }),
  v.check(
    ({ key, brief_target }) => AXIS_VALUES.get(key)?.includes(brief_target) === true,
    'Has a `brief_target` that is not a value of the axis.',
  ),
);

const PartSchema = v.looseObject({
  part: described(v.picklist(PARTS.map(({ id }) => id)), 'Id of the part.'),
  score: described(v.nullable(share), 'Its score, 0 to 1.'),
  waived: v.optional(described(text, 'Reason of its waiver.')),
});

const ONCE = 'Must name each axis or part once.';

/** An earlier answer of score. Other fields of the answer are allowed and not read. */
export const BaselineSchema = v.looseObject({
  score: described(points, 'Score of the baseline.'),
  verdict: described(verdict, 'Verdict of the baseline.'),
  target_source: described(v.picklist(['brand', 'reference', 'grammar', 'brief']), 'Kind of its target.'),
  target_brand: v.optional(described(v.pipe(v.string(), v.maxLength(MAX_NAME)), 'Slug of its target.')),
  target_url: v.optional(described(v.pipe(v.string(), v.maxLength(MAX_NAME)), 'URL of its target.')),
  axes: described(
    v.pipe(
      v.array(AxisSchema),
      v.maxLength(AXES.length),
      v.check((axes) => isEachOnce(axes.map(({ key }) => key)), ONCE),
    ),
    'Axes of the baseline.',
  ),
  identity: v.optional(
    described(
      v.looseObject({
        score: described(v.nullable(points), 'Score of the identity, 0 to 100.'),
        parts: described(
          v.pipe(
            v.array(PartSchema),
            v.maxLength(PARTS.length),
            v.check((parts) => isEachOnce(parts.map(({ part }) => part)), ONCE),
          ),
          'Parts of the identity.',
        ),
      }),
      'Identity of the baseline.',
    ),
  ),
  audit: described(
    v.looseObject({
      grammar_version: described(text, 'Version of the axes and their values.'),
      weights_version: v.optional(described(text, 'Version of the axis weights.')),
    }),
    'Versions of the baseline.',
  ),
});
export type Baseline = v.InferOutput<typeof BaselineSchema>;

function isEachOnce(names: readonly string[]): boolean {
  return new Set(names).size === names.length;
}

/** @throws TasteError `invalid_request` for a baseline of another target or another version of the grammar */
export function checkBaseline(baseline: Baseline, target: Target): void {
  const { target_source: source, audit } = baseline;
  if (audit.grammar_version !== GRAMMAR_VERSION) {
    return refuse(
      'invalid_request',
      'baseline.audit.grammar_version',
      `Must be ${GRAMMAR_VERSION}, the version of this service; score the page again for a new baseline.`,
    );
  }
  if (source !== target.source) return refuseTarget('target_source', target.source);
  if (source === 'brand' && baseline.target_brand !== target.slug)
    return refuseTarget('target_brand', target.slug);
  if (source === 'reference' && baseline.target_url !== target.url)
    return refuseTarget('target_url', target.url);
  if ((source === 'grammar' || source === 'brief') && !isSameTarget(baseline, target))
    return refuseTarget('axes', null);
}

/** Whether a grammar without a name is the one of the baseline: on some axis, and on no axis another. */
function isSameTarget({ axes }: Baseline, { grammar, accepted }: Target): boolean {
  const shared = axes.filter(({ key }) => grammar[key] !== undefined);
  const isSame = ({ key, brief_target }: Baseline['axes'][number]) =>
    grammar[key] === brief_target || accepted[key]?.includes(brief_target) === true;
  return shared.length > 0 && shared.every(isSame);
}

function refuseTarget(field: string, asked: string | null): never {
  const now = asked === null ? '' : ` (${asked})`;
  return refuse(
    'invalid_request',
    `baseline.${field}`,
    `The baseline was scored against another target than this request${now}; only scores of the same target can be compared.`,
  );
}
