import * as v from 'valibot';
import { described } from '../../src/catalog/described.ts';
import type { PartFix } from '../../src/fixes/part-fixes.ts';
import type { IdentityCard, JudgedPart } from '../../src/identity/judge-identity.ts';
import type { Waivers } from '../../src/identity/waivers.ts';
import { EvidenceSchema } from './explained.ts';
import { VERDICT_BANDS } from '../../src/score/total.ts';

const PartSchema = v.object({
  part: described(v.string(), 'Id of the part, such as `type.body`.'),
  label: described(v.string(), 'Display name of the part.'),
  weight: described(
    v.number(),
    'Share of the part in the identity; the weights of all parts have the sum 1.',
  ),
  group: described(
    v.picklist(['ground', 'accent', 'typeface', 'detail']),
    'What people recognise a brand by, so that other parts cannot make up for it; or a `detail`.',
  ),
  score: described(
    v.nullable(v.number()),
    'How close page and target are, 0 to 1; null when one of the two does not show the part.',
  ),
  measured: v.optional(described(v.string(), 'What the page shows.')),
  expected: v.optional(described(v.string(), 'What the tokens of the target state.')),
  distance: v.optional(described(v.number(), 'Distance between the two in `unit`.')),
  unit: described(
    v.picklist(['OKLab', 'px', 'em', 'ratio', 'share', 'weight']),
    'Unit of `distance`; in `OKLab` 0.02 is just noticeable and black to white is 1.',
  ),
  evidence: described(v.array(EvidenceSchema), 'Where the page shows it.'),
  reason: v.optional(described(v.string(), 'Why the part has no score.')),
  waived: v.optional(described(v.string(), 'Reason of the waiver; the part then has weight 0 and no fix.')),
});

const DeclarationSchema = v.object({
  role: described(
    v.picklist(['page', 'text', 'heading', 'code', 'link', 'button', 'input', 'card', 'accent']),
    'What the declaration applies to.',
  ),
  property: described(v.string(), 'CSS property.'),
  value: described(v.string(), 'CSS value, as the target has it.'),
  token: described(
    v.nullable(v.string()),
    'Token of the target that states the value, such as `font.body`; null when no single token does.',
  ),
});

const IdentityFixSchema = v.object({
  part: described(v.string(), 'Id of the part.'),
  label: described(v.string(), 'Display name of the part.'),
  measured: described(v.string(), 'What the page shows.'),
  expected: described(v.string(), 'What the tokens of the target state.'),
  declarations: described(v.array(DeclarationSchema), 'CSS declarations by the role of elements.'),
  css: described(
    v.nullable(v.string()),
    'The declarations as a stylesheet for elements of the page, with the inks that its texts then need; null where a person has to make the change.',
  ),
  predicted_delta: described(
    v.nullable(v.number()),
    'Points the identity gains with `css`, measured by reading the page again; null when it was not measured.',
  ),
  score_delta: described(
    v.nullable(v.number()),
    'Points that `css` adds to the `score` beside the identity, or takes from it; null when it was not measured.',
  ),
  reason: v.optional(described(v.string(), 'Why a person has to make the change; absent with `css`.')),
});

const identityFields = {
  score: described(
    v.nullable(v.number()),
    '0 to 100 with one decimal; null when page and tokens have too little in common to judge.',
  ),
  verdict: described(
    v.nullable(v.picklist(['pass', 'revise', 'reject'])),
    `${VERDICT_BANDS}; null without a score.`,
  ),
  reason: v.optional(described(v.string(), 'Why there is no score.')),
};

const partsField = described(
  v.array(PartSchema),
  'Every part with its weight; empty when the caller may not read the target.',
);

/** How closely a page keeps the tokens of a target. */
export const IdentitySchema = v.object({
  ...identityFields,
  parts: partsField,
  fixes: described(
    v.array(IdentityFixSchema),
    'Changes in values of the target: largest measured gain first, then those without a measure, then those that a person has to make. Empty when the caller may not read the target.',
  ),
});

/** The same between two sides of which none has to be fixed. */
export const ComparedIdentitySchema = v.object({ ...identityFields, parts: partsField });

/** The same for one of many brands, without evidence. */
export const BriefIdentitySchema = v.object({
  ...identityFields,
  parts: described(
    v.array(v.pick(PartSchema, ['part', 'score', 'measured', 'expected'])),
    'Parts that both sides show.',
  ),
});

interface Presentation {
  /** Leaves out what tells the tokens of the target. */
  readonly hidesTarget: boolean;
  /** Reasons of the parts that do not count. */
  readonly waived: Waivers['parts'];
  /** In the order of the answer. */
  readonly fixes: readonly PartFix[];
}

export function presentIdentity(
  card: IdentityCard,
  { hidesTarget, waived, fixes }: Presentation,
): v.InferOutput<typeof IdentitySchema> {
  const { parts } = card;
  return {
    ...presentVerdict(card),
    parts: hidesTarget ? [] : parts.map((judged) => presentPart(judged, waived)),
    fixes: hidesTarget
      ? []
      : fixes.map(({ predictedDelta, scoreDelta, declarations, manual, css, ...fix }) => ({
          ...fix,
          declarations: declarations.map(({ role, property, value, token }) => ({
            role,
            property,
            value,
            token,
          })),
          css,
          predicted_delta: predictedDelta,
          score_delta: scoreDelta,
          ...(manual !== null && { reason: manual }),
        })),
  };
}

/** @param isPage whether the judged side is a page of the request, so that its evidence can be found */
export function presentComparedIdentity(
  card: IdentityCard,
  isPage: boolean,
): v.InferOutput<typeof ComparedIdentitySchema> {
  const parts = card.parts.map((judged) => presentPart(judged, NO_WAIVERS));
  return {
    ...presentVerdict(card),
    parts: isPage ? parts : parts.map((part) => ({ ...part, evidence: [] })),
  };
}

const NO_WAIVERS: Waivers['parts'] = new Map();

export function presentBriefIdentity(card: IdentityCard): v.InferOutput<typeof BriefIdentitySchema> {
  const parts = card.parts.flatMap(({ part, result }) => {
    if (result.score === null) return [];
    const { score, measured, expected } = result;
    return [{ part: part.id, score: rounded(score), measured, expected }];
  });
  return { ...presentVerdict(card), parts };
}

function presentVerdict({ score, verdict, reason }: IdentityCard) {
  return { score, verdict, ...(reason !== null && { reason }) };
}

function presentPart(
  { part: { id, label, weight, group, unit }, result }: JudgedPart,
  waivers: Waivers['parts'],
) {
  const waived = waivers.get(id);
  const known = {
    part: id,
    label,
    weight: waived === undefined ? weight : 0,
    group,
    unit,
    ...(waived !== undefined && { waived }),
  };
  if (result.score === null) return { ...known, score: null, evidence: [], reason: result.reason };
  const { measured, expected, distance, score, evidence } = result;
  return {
    ...known,
    score: rounded(score),
    measured,
    expected,
    distance: rounded(distance),
    evidence: evidence.map((fact) => ({ ...fact })),
  };
}

/** Thousandths: finer differences are noise of rounding. */
function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
