import { expect, test } from 'vitest';
import { CATALOG } from '../../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../../src/catalog/catalog-index.ts';
import { openSubstitutes } from '../../../src/catalog/open-substitutes.ts';
import { composeHybrid } from '../../../src/compose/hybrid.ts';
import { resolveSources } from '../../../src/compose/resolve-sources.ts';
import { agentsMd } from '../../../src/contract/agents-md.ts';
import { brandContract } from '../../../src/contract/brand-contract.ts';
import { brandTaste } from '../../../src/contract/exporters/brand-taste.ts';
import { cssExporter } from '../../../src/contract/exporters/css.ts';
import { hybridTaste } from '../../../src/contract/exporters/hybrid-taste.ts';
import { hybridContract } from '../../../src/contract/hybrid-contract.ts';
import { entries } from '../../catalog/catalog.ts';

const catalog = catalogIndex(CATALOG);

/** The declarations of typefaces in the first stylesheet of a text. */
function typefaces(text: string): string[] {
  return text.match(/^ {2}--font-(?!weight)[\w-]+: .+;$/gm) ?? [];
}

/** Brands with a typeface that is not free and an open one in its place. */
const substituting = entries.filter(
  ({ theme, tokens, components = {} }) => openSubstitutes({ tokens, theme, components }).length > 0,
);

test('exports name the open substitutes that contracts name', () => {
  expect(substituting.length).toBeGreaterThan(50);
  for (const entry of substituting)
    expect(typefaces(cssExporter.render(brandTaste(entry))), entry.slug).toEqual(
      typefaces(agentsMd(brandContract(entry, ''))),
    );
});

test('so do the contract and the exports of a hybrid', () => {
  for (const entry of substituting) {
    const hybrid = composeHybrid(resolveSources({ type: entry.slug }, catalog), null);
    const own = typefaces(agentsMd(brandContract(entry, '')));
    expect(typefaces(cssExporter.render(hybridTaste(hybrid))), entry.slug).toEqual(own);
    expect(typefaces(agentsMd(hybridContract(hybrid, ''))), entry.slug).toEqual(own);
  }
});
