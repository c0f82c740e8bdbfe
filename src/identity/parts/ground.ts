import { percent } from '../../text/percent.ts';
import { parseHex, toHex } from '../../color/hex.ts';
import { colorDifference } from '../../color/difference.ts';
import type { GroundCandidate } from '../../features/grounds.ts';
import { neutralCloseness, closenessTo, closest } from '../color-closeness.ts';
import { CLOSE_ENOUGH, definePart, TARGET_UNKNOWN, unknown } from '../part.ts';
import { evidenceOf, judgeShares, meanScore, type Judged } from '../share.ts';
import { allColors, groundOf, surfacesOf } from '../target-colors.ts';
import type { TargetIdentity } from '../target.ts';

/** Score of the ground of the scheme that visitors do not see first. */
const OTHER_SCHEME = 0.6;
/** Score of a page whose main ground is a surface of the target. */
const SURFACE = 0.85;
/** The main ground, and all grounds by area. */
const SHARES = { main: 0.7, areas: 0.3 } as const;

export const ground = definePart({
  id: 'color.ground',
  label: 'Ground',
  weight: 0.12,
  group: 'ground',
  unit: 'OKLab',
  compare({ tokens, grounds }, target) {
    const wanted = target.schemes.map(groundOf)[0] ?? null;
    const seen = parseHex(tokens.color.background.slice(1));
    if (wanted === null) return unknown(TARGET_UNKNOWN);
    if (seen === null || grounds.length === 0) return unknown('The page shows no ground of a known colour.');
    const judged = judgeShares(grounds, {
      weightOf: ({ share }) => share,
      valueOf: hexOf,
      scoreOf: ({ color }) => closest(color, allColors(target), neutralCloseness)?.score ?? 0,
    });
    const areas = judged.length === 0 ? mainScore(seen, target) : meanScore(judged);
    const score = SHARES.main * mainScore(seen, target) + SHARES.areas * areas;
    return {
      measured: measuredOf(tokens.color.background, mainScore(seen, target), judged),
      expected: toHex(wanted.color),
      distance: colorDifference(seen, wanted.color),
      score,
      evidence: evidenceOf(judged, (candidate) => ({
        selector: candidate.selector,
        property: 'background-color',
        value: hexOf(candidate),
      })),
      declarations:
        score >= CLOSE_ENOUGH
          ? []
          : [
              {
                role: 'page',
                property: 'background-color',
                value: toHex(wanted.color),
                token: `color.${wanted.name}`,
              },
            ],
    };
  },
});

/** The ground of the page, or an area of another colour where the ground is right. */
function measuredOf(background: string, score: number, judged: readonly Judged<GroundCandidate>[]): string {
  const other = score < 1 ? undefined : judged.find((area) => area.score < 1);
  return other === undefined ? background : `${hexOf(other.item)} on ${percent(other.weight)} of the areas`;
}

function hexOf({ color }: GroundCandidate): string {
  return toHex({ ...color, a: 1 });
}

function mainScore(
  seen: Parameters<typeof neutralCloseness>[0],
  { schemes, mixesSchemes }: TargetIdentity,
): number {
  const scores = schemes.flatMap((scheme, position) => {
    const factor = position === 0 || mixesSchemes ? 1 : OTHER_SCHEME;
    const own = groundOf(scheme);
    const surface = closest(seen, surfacesOf(scheme), neutralCloseness)?.score ?? 0;
    return [
      factor * (own === null ? 0 : closenessTo(own, seen, neutralCloseness)),
      factor * SURFACE * surface,
    ];
  });
  return Math.max(0, ...scores);
}
