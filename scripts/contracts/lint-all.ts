import { catalogIndex, type BundledCatalog } from '../../src/catalog/catalog-index.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { hybridContract } from '../../src/contract/hybrid-contract.ts';
import type { Finding } from '../../src/contract/lint/kind.ts';
import { lintWritten } from '../../src/contract/lint/lint-contract.ts';
import { readContract, type WrittenContract } from '../../src/contract/read-contract.ts';
import type { Grammar } from '../../src/grammar/axes/index.ts';
import { silentChanges } from '../../src/contract/lint/silent-changes.ts';
import { randomContracts, sampledHybrids, SERVICE } from './sampled-contracts.ts';

/** How many are linted besides the brands: at most so many, and fewer in a catalog of a few brands. */
const HYBRIDS = { most: 200, forBrand: 1 } as const;
const RANDOM_GRAMMARS = { most: 500, forBrand: 2 } as const;

export interface LintedContracts {
  readonly checked: number;
  /** One line for each contradiction. */
  readonly findings: readonly string[];
}

/** Lints the contracts of every brand, of sampled hybrids and of random grammars. */
export function lintAll(documents: ReadonlyMap<string, string>, bundled: BundledCatalog): LintedContracts {
  const catalog = catalogIndex(bundled);
  const published = [...documents].flatMap(([path, text]) => {
    const slug = /([^/]+)\/agents\.md$/.exec(path)?.[1];
    return slug === undefined ? [] : [{ name: path, text, graded: catalog.bySlug(slug)?.grammar ?? {} }];
  });
  const hybrids = sampledHybrids(countFor(HYBRIDS, catalog.brands.length), catalog).map((hybrid) => ({
    name: hybrid.name,
    text: agentsMd(hybridContract(hybrid, SERVICE)),
    graded: hybrid.grammar,
  }));
  const random = randomContracts(countFor(RANDOM_GRAMMARS, catalog.brands.length)).map((contract) => ({
    name: contract.name,
    text: agentsMd(contract),
    graded: contract.grammar,
  }));
  const all = [...published, ...hybrids, ...random];
  const findings = all.flatMap(({ name, text, graded }) =>
    findingsIn(readContract(text), graded).map((finding) => `${name}: ${describe(finding)}`),
  );
  return { checked: all.length, findings };
}

function countFor({ most, forBrand }: typeof HYBRIDS | typeof RANDOM_GRAMMARS, brands: number): number {
  return Math.min(most, forBrand * brands);
}

function findingsIn(contract: WrittenContract, graded: Grammar): readonly Finding[] {
  return [...lintWritten(contract), ...silentChanges(contract, graded)];
}

function describe({ kind, rule, against }: Finding): string {
  return `${kind}: ${rule} | ${against}`;
}
