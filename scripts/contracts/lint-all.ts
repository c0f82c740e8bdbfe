import { catalogIndex, type BundledCatalog } from '../../src/catalog/catalog-index.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import type { Finding } from '../../src/contract/lint/kind.ts';
import { lintContract } from '../../src/contract/lint/lint-contract.ts';
import { hybridContracts, randomContracts } from './sampled-contracts.ts';

/** How many are linted besides the brands. */
const HYBRIDS = 200;
const RANDOM_GRAMMARS = 500;

export interface LintedContracts {
  readonly checked: number;
  /** One line for each contradiction. */
  readonly findings: readonly string[];
}

/** Lints the contracts of every brand, of sampled hybrids and of random grammars. */
export function lintAll(documents: ReadonlyMap<string, string>, bundled: BundledCatalog): LintedContracts {
  const sampled = [
    ...hybridContracts(HYBRIDS, catalogIndex(bundled)),
    ...randomContracts(RANDOM_GRAMMARS),
  ].map((contract) => [contract.name, agentsMd(contract)] as const);
  const published = [...documents].filter(([path]) => path.endsWith('/agents.md'));
  const all = [...published, ...sampled];
  const findings = all.flatMap(([name, text]) =>
    lintContract(text).map((finding) => `${name}: ${describe(finding)}`),
  );
  return { checked: all.length, findings };
}

function describe({ kind, rule, against }: Finding): string {
  return `${kind}: ${rule} | ${against}`;
}
