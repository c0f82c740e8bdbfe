import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { contractPage, sourceOf, type PageSource } from '../../src/identity/contract-page.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity, type SeenIdentity } from '../../src/identity/seen.ts';
import { bodyFamilies } from '../../src/identity/target-families.ts';
import { targetOfTokens, type TargetIdentity } from '../../src/identity/target.ts';
import { pageFromHtml } from '../../src/page/given-page.ts';
import { surveyPage } from '../../src/survey.ts';
import type { BrandCase } from './brand-cases.ts';
import { inHue, inOtherRadius, inOtherScheme, inTypeface, inTypefaceFor } from './change-tokens.ts';
import type { Kind, Outcome } from './kinds.ts';

/** Judges pages made from the contract of a brand, true and changed, against its entry. */
export function judgeBrand(
  { brand, half, turn, rival, typeface, substitute }: BrandCase,
  entryOf: (slug: string) => CatalogEntry,
): Outcome[] {
  const entry = entryOf(brand);
  const source = sourceOf(entry);
  const target = targetOfTokens(entry.tokens, entry.theme, entry.components);
  const judge = (html: string) => judgeIdentity(seen(html), target).score;
  const landing = (page: typeof source) => contractPage(page, 'landing');
  const pages: readonly (readonly [Kind, string])[] = [
    ['the same page', landing(source)],
    ['another page', contractPage(source, 'article')],
    ['a dashboard', contractPage(source, 'dashboard')],
    ...(substitute === null
      ? []
      : [['substitute typeface', landing(inTypefaceFor(source, substitute, likeText(target)))] as const]),
    ['wrong typeface', landing(inTypeface(source, typeface))],
    ...turnedPage(source, turn).map((html) => ['wrong hue', html] as const),
    ['wrong radius', landing(inOtherRadius(source))],
    // A brand with both schemes has no wrong one.
    ...(target.schemes.length > 1 ? [] : [['wrong scheme', landing(inOtherScheme(source))] as const]),
    ['competitor', landing(sourceOf(entryOf(rival)))],
  ];
  return pages.map(([kind, html]) => ({ kind, target: brand, half, score: judge(html) }));
}

/**
 * The first layout that shows a hue, with every hue turned; none if no layout shows one. A brand with neutral buttons and
 * links has its hue in labels, which only some layouts have.
 */
function turnedPage(source: PageSource, turn: number): readonly string[] {
  const layouts = ['landing', 'dashboard'] as const;
  const layout = layouts.find((one) => seen(contractPage(source, one)).colored.length > 0);
  return layout === undefined ? [] : [contractPage(inHue(source, turn), layout)];
}

function seen(html: string): SeenIdentity {
  return seeIdentity(surveyPage(pageFromHtml({ html, baseUrl: 'https://example.test/' })));
}

/** Tokens of the typefaces that have the class of the text. */
function likeText(target: TargetIdentity): ReadonlySet<string> {
  const [body] = bodyFamilies(target);
  const alike = [...target.families.values()].filter(({ kind }) => kind === body?.kind);
  return new Set(alike.map(({ token }) => token));
}
