import type { CatalogEntry } from '../../src/catalog/catalog-entry.ts';
import { contractPage, sourceOf } from '../../src/identity/contract-page.ts';
import { judgeIdentity } from '../../src/identity/judge-identity.ts';
import { seeIdentity } from '../../src/identity/seen.ts';
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
  const judge = (html: string) => {
    const survey = surveyPage(pageFromHtml({ html, baseUrl: 'https://example.test/' }));
    return judgeIdentity(seeIdentity(survey), target).score;
  };
  const landing = (page: typeof source) => contractPage(page, 'landing');
  const pages: readonly (readonly [Kind, string])[] = [
    ['the same page', landing(source)],
    ['another page', contractPage(source, 'article')],
    ['a dashboard', contractPage(source, 'dashboard')],
    ...(substitute === null
      ? []
      : [['substitute typeface', landing(inTypefaceFor(source, substitute, likeText(target)))] as const]),
    ['wrong typeface', landing(inTypeface(source, typeface))],
    ['wrong hue', landing(inHue(source, turn))],
    ['wrong radius', landing(inOtherRadius(source))],
    // A brand with both schemes has no wrong one.
    ...(target.schemes.length > 1 ? [] : [['wrong scheme', landing(inOtherScheme(source))] as const]),
    ['competitor', landing(sourceOf(entryOf(rival)))],
  ];
  return pages.map(([kind, html]) => ({ kind, target: brand, half, score: judge(html) }));
}

/** Tokens of the typefaces that have the class of the text. */
function likeText(target: TargetIdentity): ReadonlySet<string> {
  const [body] = bodyFamilies(target);
  const alike = [...target.families.values()].filter(({ kind }) => kind === body?.kind);
  return new Set(alike.map(({ token }) => token));
}
