import type { ChangedTaste } from './settle/change-taste.ts';

export type Families = Readonly<Record<string, { readonly stack: string }>>;

/** Axes and tokens by the start of their names, and words of signature moves that they decide. */
const DECIDED: readonly (readonly [names: RegExp, words: string])[] = [
  [
    /^(?:surface\.(?:ground|dark_mode)|color\.background)$/,
    '#[0-9a-f]{6}|(?:near-)?black|dark|night|white|cream|paper|ivory|canvas|ground|backgrounds?',
  ],
  [
    /^(?:palette\.(?!contrast|accent)|color\.)/,
    '#[0-9a-f]{6}|colou?r\\w*|hues?|palette|rainbow|red|orange|coral|yellow|gold|lime|green|teal|cyan|blue|indigo|violet|purple|pink|magenta',
  ],
  [/^(?:type\.pairing$|font\.)/, 'serifs?|sans|mono|monospaced?|typefaces?|fonts?|grotes\\w*'],
  [
    /^type\.(?:heading_weight|display_scale|tracking)$/,
    'bold|light|thin|heavy|weights?|headlines?|oversized|huge|letters?',
  ],
  [/^surface\.texture$/, 'gradients?|ribbons?|mesh|grain|glow\\w*|blur\\w*|noise'],
  [/^(?:surface\.radius$|radius\.)/, 'round\\w*|pills?|corners?|squares?|square-cornered|circles?'],
  [/^surface\.shadows$/, 'shadows?|raised'],
  [
    /^(?:surface\.borders|emphasis\.density_signals)$/,
    'borders?|hairlines?|lines?|rules?|outlin\\w*|frames?|cards?',
  ],
  [/^motion\./, 'anim\\w*|mov(?:e|es|ing)|motion|scroll\\w*|videos?|webgl|fad(?:e|es|ing)|drifts?'],
  [/^imagery\./, 'photo\\w*|pictures?|images?|illustrat\\w*|drawings?|drawn'],
  [/^emphasis\.cta_treatment$/, 'buttons?'],
];

/** Values by which a brief refuses what an axis measures, even where the brand has it in its signature move alone. */
const REFUSED: ReadonlySet<string> = new Set(['none', 'flat', 'mono', 'desaturated', '0px']);

/**
 * What a brief states that the words of a signature move contradict: axes and tokens; empty without any.
 * @param families typefaces of the brand
 */
export function signatureConflict(
  move: string,
  { changed, wanted, said }: Pick<ChangedTaste, 'changed' | 'wanted' | 'said'>,
  families: Families = {},
): readonly string[] {
  const refused = Object.entries(wanted).flatMap(([axis, value]) => (REFUSED.has(value) ? [axis] : []));
  const stated = new Set<string>([...changed, ...refused, ...said.map(({ path }) => path)]);
  const faces = Object.values(families).flatMap(({ stack }) => stack.match(NAME)?.slice(0, 2) ?? []);
  return [...stated].filter((name) =>
    DECIDED.some(([names, words]) => {
      const all = names.test('font.') ? [words, ...faces].join('|') : words;
      return names.test(name) && new RegExp(String.raw`(?<![\w-])(?:${all})(?!\w)`, 'i').test(move);
    }),
  );
}

/** Words that are names. */
const NAME = /[a-z]{5,}/gi;

/** A sentence that a signature move is left out. */
export function leftOutSentence(name: string, conflict: readonly string[]): string {
  return `The signature move of ${name} is left out, because the brief states ${conflict.join(', ')} otherwise.`;
}
