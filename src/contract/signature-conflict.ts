import type { ChangedTaste } from './settle/change-taste.ts';

/** Axes and tokens by the start of their names, and words of signature moves that they decide. */
const DECIDED: readonly (readonly [names: RegExp, words: string])[] = [
  [
    /^(?:surface\.(?:ground|dark_mode)|color\.background)$/,
    '(?:near-)?black|dark|night|white|cream|paper|ivory|canvas|ground|backgrounds?',
  ],
  [
    /^(?:palette\.(?!contrast|accent)|color\.)/,
    'colou?r\\w*|hues?|palette|rainbow|red|orange|coral|yellow|gold|lime|green|teal|cyan|blue|indigo|violet|purple|pink|magenta',
  ],
  [
    /^(?:type\.pairing$|font\.)/,
    'serifs?|sans|mono|monospaced?|typefaces?|type|fonts?|letters?|lettering|headlines?|headings?|grotes\\w*',
  ],
  [/^type\.(?:heading_weight|display_scale|tracking)$/, 'bold|light|thin|heavy|weights?|headlines?|oversized|huge|letters?'],
  [/^surface\.texture$/, 'gradients?|ribbons?|mesh|grain|glow\\w*|blur\\w*|noise'],
  [/^(?:surface\.radius$|radius\.)/, 'round\\w*|pills?|corners?|squares?|square-cornered|circles?'],
  [/^surface\.shadows$/, 'shadows?|raised'],
  [/^(?:surface\.borders|emphasis\.density_signals)$/, 'borders?|hairlines?|lines?|rules?|outlin\\w*|frames?|cards?'],
  [/^motion\./, 'anim\\w*|mov(?:e|es|ing)|motion|scroll\\w*|videos?|webgl|fad(?:e|es|ing)|drifts?'],
  [/^imagery\./, 'photo\\w*|pictures?|images?|illustrat\\w*|drawings?|drawn'],
  [/^emphasis\.cta_treatment$/, 'buttons?'],
];

/** Values by which a brief refuses what an axis measures, even where the brand has it in its signature move alone. */
const REFUSED: ReadonlySet<string> = new Set(['none', 'flat', 'mono', 'desaturated', '0px']);

/** What a brief states that the words of a signature move contradict: axes and tokens; empty without any. */
export function signatureConflict(
  move: string,
  { changed, wanted, said }: Pick<ChangedTaste, 'changed' | 'wanted' | 'said'>,
): readonly string[] {
  const refused = Object.entries(wanted).flatMap(([axis, value]) => (REFUSED.has(value) ? [axis] : []));
  const stated = new Set<string>([...changed, ...refused, ...said.map(({ path }) => path)]);
  return [...stated].filter((name) =>
    DECIDED.some(
      ([names, words]) => names.test(name) && new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w])`, 'i').test(move),
    ),
  );
}

/** A sentence that a signature move is left out. */
export function leftOutSentence(name: string, conflict: readonly string[]): string {
  return `The signature move of ${name} is left out, because the brief states ${conflict.join(', ')} otherwise.`;
}
