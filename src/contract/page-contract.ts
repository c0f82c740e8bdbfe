import { AXES, type AxisId } from '../grammar/axes/index.ts';
import { grammarOf, type Readings } from '../grammar/read-axes.ts';
import type { Contract } from './contract.ts';
import type { PageTokens } from './page-tokens.ts';
import { plainText } from './plain-text.ts';
import { tokenList } from './token-list.ts';

/** A reading less sure than this may guide an agent but not fail it. */
const REQUIRED_FROM_CONFIDENCE = 0.7;
const MAX_NAME = 60; // characters
const MAX_NOTE = 160; // characters

interface PageTaste {
  readonly name: string;
  readonly url: string | null;
  readonly readings: Readings;
  readonly tokens: PageTokens;
  readonly service: string;
}

/** The contract of a page that was read. */
export function pageContract({ name, url, readings, tokens, service }: PageTaste): Contract {
  const measures: Partial<Record<AxisId, string>> = {};
  const unstated: Partial<Record<AxisId, string>> = {};
  const required: AxisId[] = [];
  for (const { id } of AXES) {
    const reading = readings[id];
    if (reading.value === null) {
      unstated[id] = plainText(reading.reason, MAX_NOTE);
      continue;
    }
    measures[id] = plainText(reading.measure, MAX_NOTE);
    const sure = reading.method === 'measured' && reading.confidence >= REQUIRED_FROM_CONFIDENCE;
    if (sure) required.push(id);
  }
  return {
    name: plainText(name, MAX_NAME) || 'Untitled',
    url,
    origin: `Every value was read from ${url ?? 'the given page'}; the numbers are what that page shows.`,
    character: null,
    grammar: grammarOf(readings),
    measures,
    unstated,
    required,
    tokens: tokenList(tokens),
    service,
  };
}
