import type { CatalogEntry } from '../catalog/catalog-entry.ts';
import { firstScheme, otherScheme, type Scheme } from '../catalog/flat-tokens.ts';
import { opaqueTokenColor, tokenColor } from '../catalog/token-values.ts';
import { contrastOn, TEXT_CONTRAST } from '../color/contrast.ts';
import { isStateColor } from '../color/state-colors.ts';
import type { BrandRecord } from '../catalog/record.ts';
import type { TokenValues } from '../catalog/tokens.ts';
import { sentencesOf } from '../catalog/repeated-sentences.ts';
import { type Artwork, artworkOf } from './artwork.ts';
import { type Field, fieldOf } from './field.ts';
import { type Faces, facesOf } from './type/font-faces.ts';

export type Colors = Readonly<Record<string, string>>;

/** What a board shows: a catalog entry without its sources, or a hybrid in the same form. */
export interface BoardEntry extends Pick<
  CatalogEntry,
  | 'name'
  | 'slug'
  | 'signature_move'
  | 'theme'
  | 'density'
  | 'era'
  | 'mood'
  | 'trades'
  | 'voice'
  | 'components'
  | 'component_states'
  | 'component_sizes'
  | 'grammar_flat'
  | 'basis'
  | 'body'
  | 'code'
> {
  readonly kind?: CatalogEntry['kind'] | undefined;
  readonly tokens: TokenValues;
  /** SVG drawn for the brand by hand. */
  readonly poster?: string;
  /** Lines for samples of type, instead of its eras. */
  readonly phrases?: readonly string[];
  /** The categories of a hybrid, each with what it looks like and the brand that gives it. */
  readonly categories?: readonly GivenCategory[];
  /** The sources of a hybrid, as its panels show them. */
  readonly panels?: readonly PanelSource[];
}

/** A category of a hybrid in words: `white ground, square corners` from `Stripe`. */
export interface GivenCategory {
  readonly brand: string;
  readonly value: string;
}

/** A source of a hybrid, as its panel in the opening shows it. */
export interface PanelSource extends Pick<BoardEntry, 'name' | 'slug' | 'grammar_flat' | 'tokens'> {
  /** Whether the pictures of the hybrid are of its kind. */
  readonly givesPictures: boolean;
  /** The poster of the source, as its file has it. */
  readonly poster?: string | undefined;
}

/** A published record in the form of an entry. @param css hand-written code of the entry */
export function boardEntryOf(record: BrandRecord, css: string | undefined): BoardEntry {
  return {
    ...record,
    grammar_flat: record.grammar_flat ?? {},
    basis: record.grammar_basis,
    code: css === undefined ? {} : { css },
  };
}

/** What the parts of a board share. */
export interface BoardFacts {
  readonly entry: BoardEntry;
  readonly schemes: readonly { readonly scheme: Scheme; readonly colors: Colors }[];
  /** Colours of the board itself; each is a token of the brand, and text has 4.5:1 or more on its ground. */
  readonly ground: string;
  readonly ink: string;
  /** Of the name: the text colour that is read best. */
  readonly headline: string;
  readonly quiet: string;
  readonly line: string;
  readonly panel: string;
  readonly accent: string;
  readonly onAccent: string;
  /** The ground of large openings and plates. */
  readonly field: Field;
  /** Second colour of drawings. */
  readonly accent2: string;
  readonly artwork: Artwork;
  /** Faces by role of the family. */
  readonly faces: Faces;
  readonly sentences: {
    readonly move: readonly string[];
    readonly voice: readonly string[];
    readonly lineage: readonly string[];
  };
}

export function boardFacts(entry: BoardEntry): BoardFacts {
  const { tokens, theme, body } = entry;
  const first = firstScheme(theme, tokens);
  const schemes = [first, otherScheme(first)].flatMap((scheme) => {
    const colors = tokens.color[scheme];
    return colors === undefined ? [] : [{ scheme, colors }];
  });
  const colors: Colors = schemes[0]?.colors ?? {};
  const ground = colors['background'] ?? '#ffffff';
  const ink = readable(colors['text'], ground, ground) ?? mostContrasting(ground);
  const panel = opaqueToken(colors['surface'], ground) ?? ground;
  const quiet = [colors['text-muted'], colors['text-quiet']].find(
    (one) => readable(one, ground, panel) !== undefined,
  );
  const accent = colors['primary'] ?? colors['accent'] ?? colors['link'] ?? ink;
  const onAccent = inkOn(accent, colors, [ground, ink]);
  const own = schemes.flatMap((one) =>
    Object.entries(one.colors).flatMap(([role, hex]) =>
      isStateColor(role) || CONTROL_STATE.test(role) || hex.length > 7 ? [] : [hex],
    ),
  );
  return {
    entry,
    schemes,
    ground,
    ink,
    headline: headlineOf(colors, ink, ground),
    quiet: quiet ?? ink,
    line: colors['border'] ?? ink,
    panel: readable(ink, panel, panel) === undefined ? ground : panel,
    accent,
    onAccent,
    field: fieldOf({ accent, onAccent, ground, ink, own }),
    accent2: secondAccent(colors, accent, ground),
    artwork: artworkOf(entry),
    faces: facesOf(tokens),
    sentences: {
      move: sentencesOf(body.signature_move),
      voice: sentencesOf(body.doc_voice),
      lineage: sentencesOf(body.era_lineage),
    },
  };
}

/** Roles of controls and of messages, beside those of `isStateColor`: no colours of the brand. */
const CONTROL_STATE = /(?:^|-)(?:informative|disabled|focus)(?:-|$)/;

/** The text colour with the highest contrast, if the brand has one for headings or strong text. */
function headlineOf(colors: Colors, ink: string, ground: string): string {
  const texts = Object.entries(colors).flatMap(([role, hex]) => (STRONG_TEXT.test(role) ? [hex] : []));
  return [ink, ...texts].toSorted((a, b) => ratioOf(b, ground) - ratioOf(a, ground))[0] ?? ink;
}

const STRONG_TEXT = /^text-(?:heading|headline|title|strong|high|primary|dark)$/;

/** The colour that the brand states for text on its accent; else that of its text and grounds that is read best. */
function inkOn(accent: string, colors: Colors, others: readonly string[]): string {
  const stated = readable(colors['on-primary'], accent, accent);
  const own = Object.entries(colors).flatMap(([role, hex]) =>
    /^(?:text|on|background|surface)/.test(role) && hex.length === 7 ? [hex] : [],
  );
  const best = [...others, ...own].toSorted((a, b) => ratioOf(b, accent) - ratioOf(a, accent))[0];
  return stated ?? readable(best, accent, accent) ?? mostContrasting(accent);
}

/** WCAG contrast ratio of two colour tokens; a translucent one is composed over the other. */
export function ratioOf(hex: string, ground: string): number {
  return contrastOn(tokenColor(hex), opaqueTokenColor(ground));
}

function readable(hex: string | undefined, ...grounds: readonly string[]): string | undefined {
  return hex !== undefined && grounds.every((ground) => ratioOf(hex, ground) >= TEXT_CONTRAST)
    ? hex
    : undefined;
}

/** The colour of the brand that is least like its accent and its ground; the accent where there is none. */
function secondAccent(colors: Colors, accent: string, ground: string): string {
  const own = Object.entries(colors).filter(
    ([role, hex]) => hex.length === 7 && !STATE_OR_TEXT.test(role) && hex !== accent && hex !== ground,
  );
  const apart = ([, hex]: readonly [string, string]) => Math.min(ratioOf(hex, accent), ratioOf(hex, ground));
  return own.toSorted((a, b) => apart(b) - apart(a))[0]?.[1] ?? accent;
}

const STATE_OR_TEXT =
  /^(?:text|on-|border|error|warning|success|info|disabled|focus|surface|background|.*-(?:hover|active|pressed))/;

function opaqueToken(hex: string | undefined, ground: string): string | undefined {
  return hex === undefined || hex.length > 7 || ratioOf(hex, ground) > 3 ? undefined : hex;
}

function mostContrasting(ground: string): string {
  return ratioOf('#000000', ground) > ratioOf('#ffffff', ground) ? '#000000' : '#ffffff';
}
