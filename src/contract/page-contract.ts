import { AXES, type AxisId } from '../grammar/axes/index.ts';
import { grammarOf, type Readings } from '../grammar/read-axes.ts';
import type { Weights } from '../grammar/weights.ts';
import type { Contract } from './contract.ts';
import type { PageTokens } from './page-tokens.ts';
import { plainText } from './plain-text.ts';
import { tokenList } from './token-list.ts';

/** A reading less sure than this may guide an agent but not fail it. */
const REQUIRED_FROM_CONFIDENCE = 0.7;
/** Past a dozen, requirements no longer say what matters. */
const MAX_REQUIRED = 12;
const MAX_NAME = 60; // characters
const MAX_NOTE = 160; // characters

interface PageTaste {
  readonly name: string;
  readonly url: string | null;
  readonly readings: Readings;
  readonly tokens: PageTokens;
  /** What tells brands apart most is required first. */
  readonly weights: Weights;
  readonly service: string;
}

/** The contract of a page that was read. */
export function pageContract({ name, url, readings, tokens, weights, service }: PageTaste): Contract {
  const measures: Partial<Record<AxisId, string>> = {};
  const unstated: Partial<Record<AxisId, string>> = {};
  for (const { id } of AXES) {
    const reading = readings[id];
    if (reading.value === null) unstated[id] = plainText(reading.reason, MAX_NOTE);
    else measures[id] = plainText(reading.measure, MAX_NOTE);
  }
  return {
    name: plainText(name, MAX_NAME) || 'Untitled',
    url,
    origin: `Every value was read from ${url ?? 'the given page'}; the numbers are what that page shows.`,
    character: null,
    grammar: grammarOf(readings),
    measures,
    unstated,
    required: requiredAxes(readings, weights),
    tokens: tokenList(tokens),
    service,
  };
}

/** The heaviest of the axes that were seen outright and surely, in the order of AXES. */
function requiredAxes(readings: Readings, weights: Weights): AxisId[] {
  const ids = AXES.map(({ id }) => id);
  const sure = ids.filter((id) => {
    const reading = readings[id];
    if (reading.value === null || reading.method !== 'measured') return false;
    return reading.confidence >= REQUIRED_FROM_CONFIDENCE;
  });
  const heaviest = sure.toSorted((a, b) => weights[b].weight - weights[a].weight).slice(0, MAX_REQUIRED);
  return ids.filter((id) => heaviest.includes(id));
}
