import { AXES, type ValueOf } from '../../src/grammar/axes/index.ts';
import { voiceHedging } from '../../src/grammar/axes/voice-hedging/axis.ts';
import { writeCopy, type Voice } from '../../src/specimen/copy/write-copy.ts';
import { html, type Markup } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';

/** Sentences of a specimen that differs in this axis alone. */
export const VOICE: FiguresOf<'voice'> = {
  'voice.archetype': (archetype) => said({ archetype }),
  'voice.formality': (formality) => said({ formality }),
  'voice.hedging': (hedging) => {
    const plain = new Set(sentencesOf({ hedging: 'none' }));
    const all = sentencesOf({ hedging });
    // Hedged sentences come first: of hundred words, few are hedges.
    const ordered = [...all.filter((one) => !plain.has(one)), ...all.filter((one) => plain.has(one))];
    return quote(ordered, `${voiceHedging.shownBy.rate[hedging]} hedges in 100 words`);
  },
  'voice.sentence_length': (length) => said({ length }),
};

/** Characters; a sentence that ends behind them is the last. */
const ENOUGH = 150;

function said(change: Partial<Voice>): Markup {
  return quote(sentencesOf(change));
}

function quote(sentences: readonly string[], note = ''): Markup {
  const shown = sentences.filter((_, at) => sentences.slice(0, at).join(' ').length < ENOUGH);
  return html`<blockquote class="figure-words">
    ${shown.join(' ')}${note === '' ? '' : html` <small>${note}</small>`}
  </blockquote>`;
}

/** The story of a specimen in a voice. Brackets mark code, which is not set apart here. */
function sentencesOf(change: Partial<Voice>): readonly string[] {
  const voice: Voice = {
    archetype: plain('voice.archetype'),
    formality: plain('voice.formality'),
    hedging: 'none',
    length: plain('voice.sentence_length'),
    ...change,
  };
  const { story } = writeCopy(voice, { name: null, seed: 0, many: false });
  return story
    .join(' ')
    .replaceAll(/[[\]]/g, '')
    .split(/(?<=[.!?]) /);
}

type VoiceAxis = 'voice.archetype' | 'voice.formality' | 'voice.sentence_length';

/** The value of a specimen that does not state the axis. */
function plain<Id extends VoiceAxis>(id: Id): ValueOf<Id> {
  return AXES.find((axis) => axis.id === id)?.plain as ValueOf<Id>; // `plain` of an axis is one of its values
}
