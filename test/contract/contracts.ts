import { agentsMd } from '../../src/contract/agents-md.ts';
import { brandContract } from '../../src/contract/brand-contract.ts';
import { oncePer } from '../../src/text/once-per.ts';
import { entries } from '../catalog/catalog.ts';

/** The contracts of all brands, made once for the test files of a process: they and their texts take a second. */
export const contracts = entries.map((entry) => brandContract(entry, 'https://taste.example'));

/** The text of a contract. */
export const textOf = oncePer(agentsMd);
