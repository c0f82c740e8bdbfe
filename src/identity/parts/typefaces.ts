import { percent } from '../../text/percent.ts';
import { familyScore, FAMILY_SCORES, relationOf } from '../family-closeness.ts';
import {
  CLOSE_ENOUGH,
  definePart,
  TARGET_UNKNOWN,
  unknown,
  type PartComparison,
  type PartUnknown,
  type Role,
} from '../part.ts';
import type { SeenIdentity } from '../seen.ts';
import type { SeenText } from '../seen-texts.ts';
import { evidenceOf, judgeShares, meanScore, tellingShare, type Judged } from '../share.ts';
import { bodyFamilies, headingFamilies, monoFamilies, stackOf } from '../target-families.ts';
import type { TargetFamily, TargetIdentity } from '../target.ts';

/** Score of text in a typeface that the target has for another role, such as labels in its monospaced face. */
const OTHER_ROLE = 0.9;
/** Share of the text that may be in such a typeface. */
const MAX_OTHER_ROLE = 0.3;

/** The typeface of headings, of text and of code: the same family, a substitute, the same class, another class. */
export const headingTypeface = definePart({
  id: 'type.heading',
  label: 'Typeface of headings',
  weight: 0.1,
  group: 'typeface',
  unit: 'share',
  compare: (seen, target) => compareFamilies('heading', seen.headings, headingFamilies(target), seen, target),
});

export const bodyTypeface = definePart({
  id: 'type.body',
  label: 'Typeface of text',
  weight: 0.14,
  group: 'typeface',
  unit: 'share',
  compare: (seen, target) => compareFamilies('text', seen.texts, bodyFamilies(target), seen, target),
});

export const codeTypeface = definePart({
  id: 'type.code',
  label: 'Typeface of code',
  weight: 0.02,
  group: 'detail',
  unit: 'share',
  compare: (seen, target) => compareFamilies('code', seen.code, monoFamilies(target), seen, target),
});

function compareFamilies(
  role: Extract<Role, 'heading' | 'text' | 'code'>,
  texts: readonly SeenText[],
  wanted: readonly TargetFamily[],
  { loaded }: SeenIdentity,
  target: TargetIdentity,
): PartComparison | PartUnknown {
  const [main] = wanted;
  if (main === undefined) return unknown(TARGET_UNKNOWN);
  const judged = judgeShares(texts, {
    weightOf: ({ weight }) => weight,
    valueOf: stackShown,
    scoreOf: (text) => Math.max(...wanted.map((family) => familyScore(text, family, loaded))),
  });
  const shown = tellingShare(judged);
  if (shown === undefined) return unknown(`The page shows no ${role}.`);
  const score = withOtherRoles(judged, [...target.families.values()], loaded);
  return {
    measured: `${familyOf(shown.item)} on ${percent(shareOf(familyOf(shown.item), judged))} of the ${role}`,
    expected: main.names[0] ?? main.stack,
    distance: judged.reduce((sum, { item, weight }) => sum + (isOther(item, wanted) ? weight : 0), 0),
    score,
    evidence: evidenceOf(judged, (text) => ({
      selector: text.selector,
      property: 'font-family',
      value: stackShown(text),
    })),
    declarations:
      score >= CLOSE_ENOUGH
        ? []
        : [{ role, property: 'font-family', value: stackOf(main), token: main.token }],
  };
}

/** Mean score in which a part of the text may have a typeface that the target uses elsewhere. */
function withOtherRoles(
  judged: readonly Judged<SeenText>[],
  families: readonly TargetFamily[],
  loaded: ReadonlySet<string>,
): number {
  const lent = judged.map(({ item, weight, score }) => {
    const best = Math.max(0, ...families.map((family) => familyScore(item, family, loaded)));
    return best === FAMILY_SCORES.same ? Math.max(0, OTHER_ROLE * best - score) * weight : 0;
  });
  const share = judged.reduce((sum, { weight }, at) => sum + ((lent[at] ?? 0) > 0 ? weight : 0), 0);
  const gained = lent.reduce((sum, gain) => sum + gain, 0);
  return meanScore(judged) + gained * Math.min(1, share === 0 ? 0 : MAX_OTHER_ROLE / share);
}

/** What decides the score: the first family, and the one that replaces it. */
function stackShown({ families }: SeenText): string {
  return families.slice(0, 2).join(', ');
}

function shareOf(family: string, judged: readonly Judged<SeenText>[]): number {
  return judged.reduce((sum, { item, weight }) => sum + (familyOf(item) === family ? weight : 0), 0);
}

function familyOf({ families }: SeenText): string {
  return families[0] ?? 'the default of the browser';
}

function isOther({ families }: SeenText, wanted: readonly TargetFamily[]): boolean {
  return wanted.every((family) => relationOf(families, family) === 'otherClass');
}
