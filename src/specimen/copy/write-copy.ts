import type { ValueOf } from '../../grammar/axes/index.ts';
import { words } from '../../text/words.ts';
import { SERVICE_SENTENCES } from './service-sentences.ts';
import type { Choice, Persona, SentenceLength, Sentences } from './persona.ts';
import { PERSONAS } from './personas/index.ts';
import { soften } from './soften.ts';

/** The voice of a page. */
export interface Voice {
  readonly archetype: ValueOf<'voice.archetype'>;
  readonly formality: ValueOf<'voice.formality'>;
  readonly hedging: ValueOf<'voice.hedging'>;
  readonly length: SentenceLength;
}

/** All copy of a specimen, as plain text. */
export interface Copy {
  readonly persona: Persona;
  readonly brand: string;
  readonly headline: string;
  readonly lead: string;
  readonly features: readonly { readonly title: string; readonly text: string }[];
  readonly story: readonly string[];
  readonly quote: string;
  readonly offers: readonly { readonly name: string; readonly price: string; readonly text: string }[];
  readonly form: string;
  readonly closing: string;
}

/**
 * Source of each sentence of a paragraph: p the persona, m the service sentences; P and M are shorter sentences, which
 * flowing text also contains.
 */
type Pattern = readonly string[];

interface Plan {
  readonly lead: Pattern;
  readonly features: Pattern;
  readonly story: Pattern;
  readonly offers: Pattern;
}

const FEW: Readonly<Record<SentenceLength, Plan>> = {
  terse: { lead: ['pp'], features: ['pm', 'pm', 'pm'], story: ['ppm', 'ppm'], offers: ['p', 'p', 'p'] },
  balanced: { lead: ['p'], features: ['p', 'p', 'm'], story: ['pmp', 'ppm'], offers: ['p', 'p', 'm'] },
  flowing: { lead: ['p'], features: ['P', 'P', 'M'], story: ['pp', 'pm'], offers: ['P', 'P', 'M'] },
};
const MANY: Readonly<Record<SentenceLength, Plan>> = {
  terse: { ...FEW.terse, features: ['p', 'm', 'p', 'p', 'm', 'p'] },
  balanced: { ...FEW.balanced, features: ['p', 'm', 'p', 'p', 'm', 'p'], story: ['pm', 'p'] },
  flowing: { ...FEW.flowing, features: ['P', 'm', 'P', 'P', 'm', 'P'], story: ['pp'] },
};

const MATRIX_WORDS = 25; // words; names of rows and columns in the comparison table

/** What copy depends on besides the voice. */
export interface CopyOptions {
  readonly name: string | null;
  /** Chooses headline and sentences. */
  readonly seed: number;
  /** Six features instead of three. */
  readonly many: boolean;
}

/** Copy of a page in a voice. Deterministic. */
export function writeCopy(voice: Voice, { name, seed, many }: CopyOptions): Copy {
  const persona = PERSONAS[voice.archetype];
  const plan = (many ? MANY : FEW)[voice.length];
  const shorter = voice.length === 'flowing' ? 'balanced' : voice.length;
  const sources: Readonly<Record<string, Sentences>> = {
    p: persona.sentences[voice.length],
    P: persona.sentences[shorter],
    m: SERVICE_SENTENCES[voice.formality][voice.length],
    M: SERVICE_SENTENCES[voice.formality][shorter],
  };
  const headline = chosen(persona.headlines, seed);
  const said = new Map<string, number>();
  const sentence = (who: string) => {
    const at = said.get(who) ?? 0;
    said.set(who, at + 1);
    const source = sources[who] ?? [];
    return source[(seed + at) % source.length] ?? '';
  };
  const paragraph = (pattern: string) => [...pattern].map(sentence);
  const order = [...plan.lead, ...plan.features, ...plan.story, 'p', ...plan.offers, 'm', 'm'];
  const paragraphs = order.map(paragraph);
  const softened = soften(
    paragraphs,
    voice.hedging,
    words(labelsOf(persona, headline)).length + (many ? MATRIX_WORDS : 0),
  );
  return { headline, ...arrange(softened, persona, name ?? chosen(persona.brands, seed >>> 4), plan) };
}

function chosen(choice: Choice, seed: number): string {
  return choice[seed % choice.length] ?? choice[0];
}

function arrange(
  texts: readonly string[],
  persona: Persona,
  brand: string,
  plan: Plan,
): Omit<Copy, 'headline'> {
  let at = 0;
  const take = (count: number) => texts.slice(at, (at += count));
  const [lead = ''] = take(1);
  const features = take(plan.features.length).map((text, i) => ({
    title: persona.features.items[i] ?? '',
    text,
  }));
  const story = take(plan.story.length);
  const [quote = ''] = take(1);
  const offers = take(plan.offers.length).flatMap((text, i) => {
    const offer = persona.offers.items[i];
    return offer === undefined ? [] : [{ ...offer, text }];
  });
  const [form = '', closing = ''] = take(2);
  return { persona, brand, lead, features, story, quote, offers, form, closing };
}

function labelsOf({ navigation, features, offers, story, voucher, form }: Persona, headline: string): string {
  const names = [...features.items.slice(0, 3), ...offers.items.map(({ name, price }) => `${name} ${price}`)];
  const titles = [headline, features.title, story, voucher, offers.title, form.title];
  return [...navigation, ...navigation, ...titles, ...names].join(' ');
}
