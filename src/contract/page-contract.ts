import { AXES, type AxisId } from '../grammar/axes/index.ts';
import { grammarOf, type Readings } from '../grammar/read-axes.ts';
import type { Weights } from '../grammar/weights.ts';
import type { Contract } from './contract.ts';
import type { PageTokens } from './page-tokens.ts';
import { plainNote, plainText } from './plain-text.ts';
import { tokenList } from './token-list.ts';

/** Confidence; less certain readings guide an agent but are not required. */
const REQUIRED_FROM_CONFIDENCE = 0.7;
/** With more required axes, a contract no longer shows what matters. */
const MAX_REQUIRED = 12;
const MAX_NAME = 60; // characters
const MAX_NOTE = 160; // characters

interface PageTaste {
  readonly name: string;
  readonly url: string | null;
  readonly readings: Readings;
  readonly tokens: PageTokens;
  /** Weights of the axes; heavier axes become required first. */
  readonly weights: Weights;
  readonly service: string;
}

/** The contract of a page. */
export function pageContract({ name, url, readings, tokens, weights, service }: PageTaste): Contract {
  const measures: Partial<Record<AxisId, string>> = {};
  const unstated: Partial<Record<AxisId, string>> = {};
  for (const { id } of AXES) {
    const reading = readings[id];
    if (reading.value === null) unstated[id] = plainNote(reading.reason, MAX_NOTE);
    else measures[id] = plainNote(reading.measure, MAX_NOTE);
  }
  return {
    name: plainText(name, MAX_NAME) || 'Untitled',
    isNameQuoted: true,
    url,
    origin: `All values and measurements were read from ${url ?? 'the given page'}.`,
    character: null,
    grammar: grammarOf(readings),
    open: {},
    measures,
    unstated,
    required: requiredAxes(readings, weights),
    tokens: tokenList(tokens),
    service,
  };
}

/** The heaviest axes among those measured with high confidence, in the order of AXES. */
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
