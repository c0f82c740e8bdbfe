import { readContract, type WrittenContract } from '../read-contract.ts';
import { KINDS } from './kinds/index.ts';
import type { Finding } from './kind.ts';
import { lintedContract } from './linted-contract.ts';

/**
 * Compares what the rules of a contract say with its tokens and with each other, from its text alone. Empty when a page
 * can follow all of it. @throws TasteError `invalid_request` for a text that is no contract
 */
export function lintContract(markdown: string): readonly Finding[] {
  return lintWritten(readContract(markdown));
}

/** The same of a contract whose text is read already. */
export function lintWritten(written: WrittenContract): readonly Finding[] {
  const contract = lintedContract(written);
  return KINDS.flatMap(({ find }) => find(contract));
}
