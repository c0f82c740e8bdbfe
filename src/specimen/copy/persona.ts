/**
 * Sentences of one length. A word in brackets is an optional hedge: `Each part (often) fits.`; `[relay up]` is set as
 * code.
 */
export type Sentences = readonly string[];

/** Texts of which a page has one, by its seed. */
export type Choice = readonly [string, ...string[]];

export type SentenceLength = 'terse' | 'balanced' | 'flowing';

/** DATA shape: the copy of one archetype for any brand. Sentences neither address the reader nor argue. */
export interface Persona {
  /** Names, one of which a page has. */
  readonly brands: Choice;
  /** Four short entries. */
  readonly navigation: readonly string[];
  readonly headlines: Choice;
  /** Label of the main action, and of the link beside it. */
  readonly action: string;
  readonly aside: string;
  readonly features: { readonly title: string; readonly items: readonly string[] };
  readonly story: string;
  readonly voucher: string;
  readonly offers: {
    readonly title: string;
    readonly items: readonly { readonly name: string; readonly price: string }[];
  };
  readonly form: { readonly title: string; readonly label: string; readonly button: string };
  readonly sentences: Readonly<Record<SentenceLength, Sentences>>;
}

/** One sentence a line. */
export function lines(text: string): Sentences {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
