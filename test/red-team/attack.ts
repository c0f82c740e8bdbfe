import type { CatalogIndex } from '../../src/catalog/catalog-index.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import type { Weights } from '../../src/grammar/weights.ts';
import { targetOfBrand } from '../../src/identity/judge-brands.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
import type { TargetIdentity } from '../../src/identity/target.ts';
import { checkGates, failedGate } from '../../src/score/gates.ts';
import { scoreReadings } from '../../src/score/score.ts';
import { surveyPage, type Survey } from '../../src/survey.ts';
import { type Bait, baitOf } from './bait.ts';
import type { AttackedPage } from './pages.ts';
import { atStart } from './place.ts';
import type { Trick } from './trick.ts';

/** A brand that an attacker wants to resemble. */
export interface AttackTarget {
  readonly slug: string;
  readonly grammar: Grammar;
  readonly weights: Weights;
  readonly identity: TargetIdentity | null;
  readonly bait: Bait;
}

/** Points that a trick adds to a page against a target; negative where it costs points. */
export interface Move {
  readonly page: string;
  readonly target: string;
  readonly score: number;
  readonly identity: number;
}

/** Brands of very different taste: their bait differs from every page. */
export const TARGETS = ['linear', 'guardian', 'spotify'] as const;

export function attackTarget(slug: string, catalog: CatalogIndex): AttackTarget {
  const brand = catalog.bySlug(slug);
  if (brand === null) throw new Error(`${slug} is not in the catalog.`);
  return {
    slug,
    grammar: brand.grammar ?? {},
    weights: catalog.weights,
    identity: targetOfBrand(brand),
    bait: baitOf(brand),
  };
}

/** What the tricks add to the scores of a page. */
export async function attack(
  page: AttackedPage,
  targets: readonly AttackTarget[],
  tricks: readonly Trick[],
): Promise<Map<Trick, Move[]>> {
  // Rules such as :nth-child(even) restyle a page when one or two elements are added, and readers see that.
  const plain = await surveysOf(page, [
    (html) => html,
    (html) => atStart(html, '<div hidden></div>'),
    (html) => atStart(html, '<div hidden></div><style></style>'),
  ]);
  const moves = new Map<Trick, Move[]>();
  for (const trick of tricks) {
    const found: Move[] = [];
    for (const target of targets) found.push(await moveOf(page, trick, target, plain));
    moves.set(trick, found);
  }
  return moves;
}

async function surveysOf(
  page: AttackedPage,
  changes: readonly ((html: string) => string)[],
): Promise<Survey[]> {
  return Promise.all(changes.map(async (change) => surveyPage(await page.read(change))));
}

/** Compared with the best of the pages that look the same. */
async function moveOf(
  page: AttackedPage,
  trick: Trick,
  target: AttackTarget,
  plain: readonly Survey[],
): Promise<Move> {
  const { inSight } = trick;
  const alike = inSight === undefined ? [] : [(html: string) => inSight(html, target.bait)];
  const before = [...plain, ...(await surveysOf(page, alike))];
  const [attacked] = await surveysOf(page, [(html) => trick.apply(html, target.bait)]);
  const after = attacked === undefined ? { score: 0, identity: 0 } : scoresOf(attacked, target);
  const known = before.map((survey) => scoresOf(survey, target));
  const gain = (pick: (scores: Scores) => number) => pick(after) - Math.max(...known.map(pick));
  return {
    page: page.name,
    target: target.slug,
    score: gain(({ score }) => score),
    identity: gain(({ identity }) => identity),
  };
}

interface Scores {
  readonly score: number;
  readonly identity: number;
}

/** The scores that the service answers; an identity that cannot be judged counts 0. */
function scoresOf(survey: Survey, { grammar, weights, identity }: AttackTarget): Scores {
  const gate = failedGate(checkGates(survey.perception));
  const { score } = scoreReadings({ readings: survey.readings, target: grammar, weights, gate });
  const judged = identity === null ? null : judgeIdentity(seeIdentity(survey), identity).score;
  return { score, identity: judged ?? 0 };
}
