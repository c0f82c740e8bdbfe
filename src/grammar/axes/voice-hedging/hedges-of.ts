import type { Prose } from '../../../features/prose.ts';
import { countHedges } from '../../../text/hedges.ts';

/** The hedges of a text, by the word list of its language. */
export const hedgesOf = ({ text, language }: Prose) => countHedges(text, language.tongue ?? 'en');
