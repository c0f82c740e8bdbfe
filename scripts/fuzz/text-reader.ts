import { CATALOG } from '../../src/catalog/built/catalog.ts';
import { catalogIndex } from '../../src/catalog/catalog-index.ts';
import { composeHybrid } from '../../src/compose/hybrid.ts';
import { resolveSources } from '../../src/compose/resolve-sources.ts';
import { agentsMd } from '../../src/contract/agents-md.ts';
import { hybridContract } from '../../src/contract/hybrid-contract.ts';
import { lintContract } from '../../src/contract/lint/lint-contract.ts';
import { TasteError } from '../../src/errors.ts';
import { CATEGORIES } from '../../src/grammar/axis.ts';
import { parseBrief } from '../../src/grammar/brief.ts';
import { openIndex } from '../search/open-search.ts';
import { search } from '../../src/search/search.ts';
import { understandQuery } from '../../src/search/understand-query.ts';
import { createAxisReader } from '../../src/words/axis-reader.ts';
import { briefOf } from '../../src/words/brief.ts';
import { MODEL_FILE, readModel } from '../words/readings.ts';
import { randomFrom } from './random.ts';

/** A part of the service that takes a text of a caller. Throws only TasteErrors. */
export type TextReader = (text: string, seed: number) => unknown;

const index = openIndex();
const readAxes = createAxisReader(readModel(MODEL_FILE));
const catalog = catalogIndex(CATALOG);
const graded = catalog.brands.filter(({ grammar }) => grammar !== null).map(({ entry }) => entry.slug);

/** Parts by name. */
export const TEXT_READERS: Readonly<Record<string, TextReader>> = {
  search: (text) => search(index, text),
  brief: (text) => {
    const { understanding } = understandQuery(index, text, readAxes);
    return [understanding, briefOf(understanding), parseBrief(text)];
  },
  compose: (text, seed) => hybridOf(text, seed),
  contract: (text, seed) => {
    const contract = agentsMd(hybridContract(hybridOf(text, seed), 'https://taste.example'));
    return [contract, lintContract(contract)];
  },
};

/** A hybrid of random brands with the text as its name, cut to the length that the service accepts. */
function hybridOf(text: string, seed: number) {
  const random = randomFrom(seed);
  const sources = CATEGORIES.filter(() => random.below(2) === 0).map((category) => [
    category,
    graded[random.below(graded.length)],
  ]);
  const given = Object.fromEntries(sources.length > 0 ? sources : [['surface', 'stripe']]) as Record<
    string,
    string
  >;
  return composeHybrid(resolveSources(given, catalog), text.slice(0, MAX_NAME));
}

/** Characters, as in the operation. */
const MAX_NAME = 120;

/** Describes what is wrong with the answer to a text; null when nothing is. */
export function textFault(read: TextReader, text: string, seed: number): string | null {
  try {
    const [first, second] = [read(text, seed), read(text, seed)].map((answer) => JSON.stringify(answer));
    return first === second ? null : 'Two answers differ.';
  } catch (error) {
    if (error instanceof TasteError) return null;
    return error instanceof Error
      ? `${error.name}: ${error.message}`
      : 'Throws a value that is not an Error.';
  }
}

/**
 * Milliseconds of CPU that two answers to a text may take: at most 1.2 s for the longest text. Each character may
 * be a word of its own, and the network of briefs reads up to 6,000 words.
 */
export function mostMs({ length }: string): number {
  return 400 + 0.04 * length;
}
