import { isStateColor } from '../../color/state-colors.ts';
import { customProperty } from '../../catalog/flat-tokens.ts';
import { tokenColor } from '../../catalog/token-values.ts';
import { contrastOn, statedRatio, TEXT_CONTRAST } from '../../color/contrast.ts';
import { parseHex } from '../../color/hex.ts';
import { looksColored } from '../../color/seen-hue.ts';
import { isNeutralRole } from '../../specimen/brand-choices.ts';
import { hasBareAction, namesOf, type RuleContext, type RuleText, type RuleWriter } from './rule.ts';
import texts from './texts.json' with { type: 'json' };
import { listed } from '../../text/listed.ts';

const MAX_NAMED = 6; // tokens in one sentence; the list above has all

/** How many hues there are. */
export const strategy: RuleWriter = (value, context) => {
  const { accents, states } = coloredTokens(context);
  const isGrey = context.grammar['palette.saturation'] === 'desaturated';
  const rare =
    isGrey || context.grammar['palette.accent_use'] === 'rare-signal' ? RARE_HUES[value] : undefined;
  if (accents.length + states.length > 0) {
    const lead = accents[0] === undefined ? null : leadColor(context);
    const named = lead === null ? '' : `, that of \`${customProperty(lead)}\``;
    const hues = (rare ?? HUES[value] ?? '').replace('one accent hue lead', `one accent hue lead${named}`);
    return { do: `${hues}${keptFor(states)}`, dont: null };
  }
  if (value === 'mono')
    return isGrey || hasOneAccent(context.grammar['palette.accent_use'])
      ? { do: 'Use neutrals, or one hue for everything.', dont: 'Add a second hue.' }
      : null;
  if (isGrey && hasHues(value)) return { do: TINTS[value] ?? '', dont: 'Let tints become strong colours.' };
  return value === 'duotone' && rare !== undefined
    ? {
        do: 'Use exactly two hues, both in small marks.',
        dont: 'Add a third hue.',
      }
    : null;
};

const HUES: Readonly<Record<string, string>> = texts.hues;
const RARE_HUES: Readonly<Record<string, string>> = texts.rareHues;
const TINTS: Readonly<Record<string, string>> = texts.tints;

function keptFor(states: readonly string[]): string {
  return states.length === 0 ? '' : ` Keep ${namesOf(states.slice(0, MAX_NAMED))} for states.`;
}

function hasHues(value: string): boolean {
  return value in TINTS;
}

function hasOneAccent(use: string | undefined): boolean {
  return use !== undefined;
}

/** How strong the colours are. */
export const saturation: RuleWriter = (value, context) => {
  const { accents } = coloredTokens(context);
  if (accents.length > 0) {
    return value === 'desaturated'
      ? {
          do: 'Keep the page nearly grey; the coloured tokens are for small parts only.',
          dont: 'Fill areas with a colour.',
        }
      : { do: 'Use the coloured tokens as they are.', dont: null };
  }
  const hues = context.grammar['palette.strategy'];
  const hasTints = hues !== undefined && hues !== 'mono';
  return value === 'desaturated' && hasTints ? { dont: 'Use a strong colour.' } : null;
};

/** Which side leads, beside the ground and the tokens. */
export const warmth: RuleWriter = (value, context) => {
  const { accents } = coloredTokens(context);
  const ground = context.grammar['surface.ground'] ?? '';
  const isTinted = OPPOSED[value]?.includes(ground) === true;
  const isOpposed = isTinted || (context.token('color.background') !== undefined && value !== 'mixed');
  const rule = accents.length > 0 || isOpposed ? BESIDE_OTHERS[value] : undefined;
  if (rule === undefined) return null;
  return isTinted
    ? {
        ...rule,
        do: rule.do.replace(/; (?=warm|cool)/, ' on the ground; other '),
      }
    : rule;
};

/** Grounds with a tint of the other side, or any where the page has none. */
const OPPOSED: Readonly<Record<string, readonly string[]>> = {
  cool: ['cream', 'warm-tinted'],
  warm: ['cool-tinted'],
  neutral: ['cream', 'warm-tinted', 'cool-tinted'],
};
const BESIDE_OTHERS: Readonly<Record<string, RuleText>> = texts.warmth;

/** How much of the page the accent takes. */
export const accentUse: RuleWriter = (value, context, plain) => {
  const { grammar, token } = context;
  const isGrey = grammar['palette.saturation'] === 'desaturated' || grammar['palette.strategy'] === 'mono';
  const hasButton = !hasBareAction(grammar) && !hasPlainButton(context);
  const lead = leadColor(context);
  const named = (text: string) =>
    lead === null || grammar['palette.strategy'] === 'mono+1' // named there
      ? text
      : text.replace('the accent', `the accent (\`${customProperty(lead)}\`)`);
  if (value === 'rare-signal') return rareSignal(context, plain, { isGrey, hasButton, named });
  if (value === 'recurring' && hasButton) return { do: named(plain.do) };
  if (value === 'recurring') {
    const marks = isGreyLink(context) ? 'on icons and' : 'on icons, links and';
    return {
      do: named(plain.do).replace('on buttons, icons and', marks),
      dont: withoutLink(plain),
    };
  }
  if (value !== 'pervasive') return null;
  const ground = token('color.background');
  const isTinted =
    ['warm-tinted', 'cool-tinted', undefined].includes(grammar['surface.ground']) &&
    (ground === undefined || looksColored(tokenColor(ground)));
  if (grammar['palette.strategy'] === 'mono')
    return {
      do: 'Fill bands with the one hue of the page: more than 8 % of the visible page.',
    };
  const accent = lead;
  const text = accent === null ? plain.do : plain.do.replace('the accent', `\`${customProperty(accent)}\``);
  return isTinted && accent === null
    ? null
    : { do: withLabels(isTinted ? text : text.replace('bands or the ground', 'bands'), accent, context) };
};

/** What is written on bands in the main colour, links too, which often have that colour. */
function withLabels(text: string, accent: string | null, { token }: RuleContext): string {
  const label = accent?.replace('color.', 'color.on-');
  return label === undefined || token(label) === undefined
    ? text
    : text.replace(/(?=: more than)/, `, with text and links in \`${customProperty(label)}\``);
}

/** Links, with their colour where it is another than the accent; null where it has no hue. */
function linksOf(context: RuleContext): string | null {
  const [lead, link] = [leadColor(context), context.token('color.link')];
  if (isGreyLink(context)) return null;
  return lead === null || link === undefined || link === context.token(lead)
    ? 'links'
    : 'links (in `--color-link`)';
}

/** Whether the colour of links is stated and has no hue. */
function isGreyLink({ component, token }: RuleContext): boolean {
  const color = parseHex((component('link')['color'] ?? token('color.link') ?? '').slice(1));
  return color !== null && !looksColored(color);
}

function withoutLink({ dont }: RuleText): string | null {
  return dont?.replace('a single link', 'one mark') ?? null;
}

/** What an accent below 1.5 % of the page marks. */
function rareSignal(
  context: RuleContext,
  plain: RuleText,
  {
    isGrey,
    hasButton,
    named,
  }: {
    readonly isGrey: boolean;
    readonly hasButton: boolean;
    readonly named: (text: string) => string;
  },
): Partial<RuleText> {
  const { grammar } = context;
  if (isGrey)
    return {
      do: `Mark links and ${hasBareAction(grammar) ? 'the main action' : 'one button a screen'}, nothing else: under 1.5 % of the visible page.`,
      dont: 'Mark headings, icons, bands or decoration that way.',
    };
  if (SEVERAL.includes(grammar['palette.strategy'] ?? ''))
    return {
      do: `Use the accents for small marks, ${hasButton ? 'links and one button a screen' : 'links'}: together under 1.5 % of the visible page.`,
      dont: 'Use them for headings, bands or the ground.',
    };
  const words = grammar['emphasis.mechanism'] === 'color' ? ['marked words'] : [];
  const places = [linksOf(context) ?? 'small marks', ...words, ...(hasButton ? ['one button a screen'] : [])];
  return {
    do: named(plain.do.replace('links or one button a screen', listed(places))),
  };
}

/** Strategies with more than one accent. */
const SEVERAL: readonly string[] = ['duotone', 'triadic', 'full-spectrum'];

/** The leading accent: a token named accent may be for small marks alone. */
function leadColor(context: RuleContext): string | null {
  const { accents } = coloredTokens(context);
  return accents.find((path) => path === 'color.primary') ?? accents[0] ?? null;
}

/** Whether the fill of the main button is stated and has no hue, so that it cannot show an accent. */
function hasPlainButton({ component, grammar, token }: RuleContext): boolean {
  const primary = grammar['emphasis.cta_treatment'] === 'filled-solid' ? token('color.primary') : undefined;
  const fill = parseHex((component('button')['background'] ?? primary ?? '').slice(1));
  return fill !== null && !looksColored(fill);
}

/** The coloured tokens that text on the ground can be read in. */
export function readableAccents(context: RuleContext): readonly string[] {
  const ground = context.token('color.background');
  if (ground === undefined) return [];
  const below = tokenColor(ground);
  return coloredTokens(context).accents.filter((path) => {
    const own = context.token(path);
    return own !== undefined && contrastOn(tokenColor(own), below) >= TEXT_CONTRAST;
  });
}

/** The contrast of the text token. */
export const contrast: RuleWriter = (_, { token }) => {
  const [text, ground] = [token('color.text'), token('color.background')];
  if (text === undefined || ground === undefined) return null;
  const below = tokenColor(ground);
  const ratio = statedRatio(contrastOn(tokenColor(text), below));
  const muted = token('color.text-muted');
  const isReadable = muted !== undefined && contrastOn(tokenColor(muted), below) >= TEXT_CONTRAST;
  const second = isReadable ? ' `--color-text-muted` is for secondary text.' : '';
  return {
    do: `Set running text in \`--color-text\` on \`--color-background\`, a contrast of ${ratio}:1.${second}`,
    dont: null,
  };
};

/** Tokens with a hue: those that may lead, and those of states. */
function coloredTokens({ stated, scheme }: RuleContext): {
  readonly accents: readonly string[];
  readonly states: readonly string[];
} {
  const colored = Object.entries(stated.tokens.color[scheme] ?? {}).filter(([, hex]) =>
    looksColored(tokenColor(hex)),
  );
  const paths = (names: readonly string[]) => names.map((name) => `color.${name}`);
  const names = colored.map(([name]) => name);
  return {
    accents: paths(names.filter((name) => !isStateColor(name) && !isNeutralRole(name))),
    states: paths(names.filter(isStateColor)),
  };
}
