import type { StatedBrand } from '../src/catalog/catalog-index.ts';
import { pageTokens } from '../src/contract/page-tokens.ts';
import { tokenList } from '../src/contract/token-list.ts';
import { contractPage, sourceOf } from '../src/identity/contract-page.ts';
import { targetOfBrand } from '../src/identity/judge-brands.ts';
import { seeIdentity, type SeenIdentity } from '../src/identity/seen.ts';
import { targetOfList, type TargetIdentity } from '../src/identity/target.ts';
import { pageFromHtml } from '../src/page/given-page.ts';
import { surveyPage, type Survey } from '../src/survey.ts';

/** What a page or a brand shows of its identity, and what its tokens state. */
export interface TasteTokens {
  readonly isPage: boolean;
  readonly target: TargetIdentity;
  /** Of a brand, what a page made from its tokens shows; such a page is read anew for each call. */
  readonly see: () => SeenIdentity;
}

/** Tokens of a page that has been read. */
export function tokensOfPage(survey: Survey): TasteTokens {
  return {
    isPage: true,
    target: targetOfList(tokenList(pageTokens(survey))),
    see: () => seeIdentity(survey),
  };
}

/** Tokens of a brand of the catalog, or of a private one. */
export function tokensOfBrand(brand: StatedBrand): TasteTokens {
  return { isPage: false, target: targetOfBrand(brand), see: () => seeIdentity(surveyOfBrand(brand)) };
}

function surveyOfBrand({ entry: { name, theme }, values, components }: StatedBrand): Survey {
  const html = contractPage(sourceOf({ name, theme, tokens: values, components }), 'landing');
  return surveyPage(pageFromHtml({ html, baseUrl: 'https://brand.invalid/' }));
}
