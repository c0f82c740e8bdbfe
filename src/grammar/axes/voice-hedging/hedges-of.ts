import type { Prose } from '../../../features/prose.ts';
import { countHedges } from '../../../text/hedges.ts';
import { once } from '../../once.ts';

/** The hedges of a text, by the word list of its language. */
export const hedgesOf = once(({ text, language }: Prose) => countHedges(text, language.tongue ?? 'en'));
