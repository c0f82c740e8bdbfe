import { writtenCss } from '../catalog/code-variants.ts';
import { tokenColor } from '../catalog/token-values.ts';
import { customProperty, firstScheme, flatTokens, TOKEN_REFERENCE } from '../catalog/flat-tokens.ts';
import type { BrandRecord } from '../catalog/record.ts';
import type { Hybrid } from '../compose/hybrid.ts';
import { categoryPhrase } from '../compose/category-phrases.ts';
import { namesOfSources } from '../compose/source.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { boardPage, boardStyle } from './board.ts';
import { type BoardEntry, type BoardFacts, boardFacts, boardEntryOf } from './board-facts.ts';
import { isDarkGround, TEXT_CONTRAST } from '../color/contrast.ts';
import { pieceOf, type Piece, treeOf } from './piece/piece.ts';
import { leastContrast } from './piece/piece-contrast.ts';
import { PAINTED } from './sections/components.ts';
import { panelId } from './sections/panels.ts';
import { setText } from './sections/set-text.ts';
import { detailOf } from './sections/stage.ts';
import { typefacesOf } from './sections/colophon.ts';
import { isSafe } from './style/brand-style.ts';
import { tellingParts } from './telling-parts.ts';
import { type Faces, fontFaces, stackOf } from './type/font-faces.ts';

/**
 * The board of a hybrid as one HTML file without a script: its tokens, the components of its surface, and the signature
 * move of each source, drawn in the tokens of the hybrid.
 *
 * @param records the catalog records of the brands of the hybrid
 * @param posters files of their posters by slug
 */
export function hybridBoard(
  hybrid: Hybrid,
  records: readonly BrandRecord[],
  posters: ReadonlyMap<string, string> = new Map(),
): string {
  const known = propertiesOf(hybrid.tokens, hybrid.scheme);
  const facts = boardFacts(entryOf(hybrid, records, { known, posters }));
  const moves = records.flatMap((record, at) => moveOf(record, { facts, known, at }) ?? []);
  const move = `<div class="moves">${moves.map(({ name, text, piece, detail }) => `<div${piece.isSmall ? ' class="small"' : ''}><h3>${escapeHtml(name)}</h3><p>${setText(text)}</p><div class="shown">${piece.markup}${detail}</div></div>`).join('')}</div>`;
  const styles = moves.map(({ piece }) => piece.style);
  const style = boardStyle(
    facts,
    [isDarkGround(tokenColor(facts.ground)) ? SHOWN : '', ...styles].join('\n'),
  );
  return boardPage(
    facts,
    { move, colophon: colophon(hybrid, typefacesOf(facts.faces)) },
    `${NO_ICON}\n<style>\n${style}</style>`,
  );
}

/** The policy of hybrids allows no request for an icon, which browsers would make and report as blocked. */
const NO_ICON = '<link rel="icon" href="data:,">';

/** Values of tokens by their custom properties. */
type Properties = ReadonlyMap<string, string>;

/** The hybrid in the form of an entry. The voice is that of the brand that gives the voice. */
function entryOf(
  hybrid: Hybrid,
  records: readonly BrandRecord[],
  { known, posters }: { readonly known: Properties; readonly posters: ReadonlyMap<string, string> },
): BoardEntry {
  const { name, signatureMove, theme, tokens, grammar, sources, brands } = hybrid;
  const recordOf = (category: string) => {
    const source = sources.find((one) => one.category === category)?.source.entry.slug;
    return records.find((record) => record.slug === source);
  };
  const voice = recordOf('voice');
  return {
    name,
    slug: brands.map(({ entry }) => entry.slug).join('-'), // what is drawn depends on the sources, not on the title
    signature_move: signatureMove,
    theme,
    density: recordOf('whitespace')?.density ?? 'medium',
    era: [...namesOfSources(sources)],
    phrases: records.flatMap(({ era }) => era.slice(0, 2)),
    categories: tellingParts(sources).map(({ category, source }) => ({
      brand: source.entry.name,
      value: categoryPhrase(category, source.grammar).full.join(', '),
    })),
    panels: records.map((record) => ({
      name: record.name,
      slug: record.slug,
      grammar_flat: record.grammar_flat ?? {},
      tokens: record.tokens,
      givesPictures: record === recordOf('imagery'),
      poster: posters.get(record.slug),
    })),
    mood: [...new Set(records.flatMap(({ mood }) => mood.slice(0, 1)))],
    trades: [...new Set(records.flatMap(({ trades }) => (trades ?? []).slice(0, 2)))],
    ...(voice?.voice === undefined ? {} : { voice: voice.voice }),
    tokens,
    components: knownComponents(recordOf('surface'), known),
    grammar_flat: grammar,
    body: {
      signature_move: brands.map(({ entry }) => entry.signature_move).join(' '),
      era_lineage: '',
      doc_voice: voice?.body.doc_voice ?? '',
      anti_patterns: [],
    },
    code: {},
  };
}

/**
 * Components of the source of the surface, without declarations whose tokens the hybrid lacks, and without sizes of type
 * that are of another kind in the scale of the hybrid: what one brand calls display is the text of a bar in another.
 */
function knownComponents(
  surface: BrandRecord | undefined,
  known: Properties,
): NonNullable<BoardEntry['components']> {
  const isKnown = (value: string) =>
    [...value.matchAll(TOKEN_REFERENCE)].every(([, path = '']) => known.has(customProperty(path)));
  const own = surface && propertiesOf(surface.tokens, firstScheme(surface.theme, surface.tokens));
  const isAlike = (value: string) =>
    [...value.matchAll(TOKEN_REFERENCE)].every(([, path = '']) => {
      const [here, there] = [known, own].map((values) => pixelsOf(values?.get(customProperty(path)) ?? ''));
      return here === undefined || there === undefined || Math.abs(Math.log(here / there)) < Math.log(ALIKE);
    });
  const kept = Object.entries(surface?.components ?? {}).map(([name, own = {}]) => {
    const stated = Object.entries(own).filter(
      ([property, value]) => isKnown(value) && (property !== 'font-size' || isAlike(value)),
    );
    // A text colour without its ground, or the reverse, may not be readable.
    const isWhole = stated.filter(([property]) => PAINTED.has(property)).length === pairOf(own);
    return [
      name,
      Object.fromEntries(stated.filter(([property]) => isWhole || !PAINTED.has(property))),
    ] as const;
  });
  return Object.fromEntries(kept.filter(([, own]) => Object.keys(own).length > 0));
}

/** Times; steps of a scale of type are nearer to each other. */
const ALIKE = 1.5;

function pixelsOf(size: string): number | undefined {
  const [, number, unit] = /^(\d*\.?\d+)(px|rem|em)$/.exec(size) ?? [];
  return number === undefined ? undefined : Number(number) * (unit === 'px' ? 1 : 16);
}

/** The signature move of a source, and what its entry says about it. */
interface SourceMove {
  readonly name: string;
  readonly text: string;
  readonly piece: Piece;
  /** Its poster, where the opening shows it; takes the room that a larger move beside it leaves. */
  readonly detail: string;
}

function pairOf(declared: Readonly<Record<string, string>>): number {
  return Object.keys(declared).filter((property) => PAINTED.has(property)).length;
}

/** The least width of columns that fill a row; in a column of the page two of them have to stand side by side. */
const WIDE_CELL = /minmax\((\d+px),/g;

/** Heights of whole screens, which would be empty beside the other moves. */
const HIGH = /min-height:\s*(\d{3,}px|\d+[sdl]?vh)/g;

/** On black it hides pictures. */
const SHOWN = '.moves .piece img{mix-blend-mode:normal!important}\n';

/** The hybrid that a signature move is drawn in. */
interface Frame {
  readonly facts: BoardFacts;
  readonly known: Properties;
  /** Position of the source among the others. */
  readonly at: number;
}

/** Pictures of one signature move at most; the next source shows others. */
const PICTURES = 4;

function moveOf(record: BrandRecord, { facts: hybrid, known, at }: Frame): SourceMove | null {
  const css = writtenCss(record, record.code.css);
  if (css === undefined) return null;
  const id = `of-${record.slug}`;
  const facts = boardFacts(boardEntryOf(record, css));
  const address = (picture: number) => hybrid.artwork.address(picture + PICTURES * at);
  const values = propertiesOf(record.tokens, firstScheme(record.theme, record.tokens));
  const isOwn = keepsColors(css, values, { own: facts, hybrid, known });
  const { ground, ink } = isOwn ? facts : hybrid;
  const valueOf = (name: string) => (isOwn ? undefined : known.get(name)) ?? values.get(name);
  const piece = pieceOf({ ...facts, artwork: { ...facts.artwork, address } }, id, { ground, ink, valueOf });
  if (piece === null) return null;
  const own = [
    missingFaces(css, facts.faces, known),
    missingTokens(css, record, known, { id, faces: facts.faces }),
    isOwn ? ownColors(id, facts, values) : '',
  ].join('');
  const isShown = hybrid.entry.panels?.some(
    ({ slug, poster }) => slug === record.slug && poster !== undefined,
  );
  return {
    name: record.name,
    text: record.signature_move,
    piece: {
      ...piece,
      style:
        own +
        piece.style.replaceAll(WIDE_CELL, 'minmax(min($1,44%),').replaceAll(HIGH, 'min-height:min($1,220px)'),
    },
    detail: isShown === true ? detailOf(panelId(record.slug), '240 140 720 520') : '',
  };
}

/** Whether the colours of the hybrid would leave text less readable than it is in those of the source. */
function keepsColors(
  css: string,
  values: Properties,
  {
    own,
    hybrid,
    known,
  }: { readonly own: BoardFacts; readonly hybrid: BoardFacts; readonly known: Properties },
): boolean {
  const tree = treeOf(css);
  const valueOf = (name: string) => known.get(name) ?? values.get(name);
  const { ground, ink } = own;
  const mixed = leastContrast(tree, { ground: hybrid.ground, ink: hybrid.ink, valueOf });
  return (
    mixed < TEXT_CONTRAST && leastContrast(tree, { ground, ink, valueOf: (name) => values.get(name) }) > mixed
  );
}

/** The colours of the source. @param id class of its piece */
function ownColors(id: string, { ground, ink }: BoardFacts, values: Properties): string {
  const colors = [...values].filter(([name, value]) => name.startsWith('--color-') && isSafe(value));
  return `.piece.${id}{--ground:${ground};--ink:${ink};${colors.map(([name, value]) => `${name}:${value}`).join(';')}}\n`;
}

/** Typefaces of families that the code names and the hybrid lacks. */
function missingFaces(css: string, faces: Faces, known: Properties): string {
  const missing = [...faces].filter(([role]) => {
    const name = customProperty(`font.${role}`);
    return css.includes(`var(${name}`) && !known.has(name);
  });
  return missing.length === 0 ? '' : `${fontFaces(new Map(missing), 'swap')}\n`;
}

/** Tokens that the code uses and the hybrid lacks have the values of their own brand. */
function missingTokens(
  css: string,
  record: BrandRecord,
  known: Properties,
  { id, faces }: { readonly id: string; readonly faces: Faces },
): string {
  const stacks = new Map([...faces].map(([role, face]) => [customProperty(`font.${role}`), stackOf(face)]));
  const own = propertiesOf(record.tokens, firstScheme(record.theme, record.tokens));
  const used = new Set([...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name = '']) => name));
  const lines = [...used].flatMap((name) => {
    const value = known.has(name) ? undefined : (stacks.get(name) ?? own.get(name));
    return value === undefined || !isSafe(value) ? [] : [`${name}:${narrowed(name, value)}`];
  });
  return lines.length === 0 ? '' : `.piece.${id}{${lines.join(';')}}\n`;
}

/** px; larger lengths shrink with the piece, which is as narrow as a column. */
const LARGE = 36;

function narrowed(name: string, value: string): string {
  const isLong = /^--(?:spacing|text)-/.test(name) && Number.parseFloat(value) > LARGE;
  return isLong ? `min(${value},${name.startsWith('--text') ? '9.5cqi' : '28cqi'})` : value;
}

function propertiesOf(
  tokens: Parameters<typeof flatTokens>[0],
  scheme: Parameters<typeof flatTokens>[1],
): Properties {
  return new Map(flatTokens(tokens, scheme).map(({ path, value }) => [customProperty(path), value]));
}

function colophon({ sources, conflicts }: Hybrid, typefaces: readonly string[]): string {
  const rows = [
    ['from', namesOfSources(sources).join(', ')],
    ['typefaces', typefaces.join(' ')],
  ].filter(([, text]) => text !== '');
  const changed = conflicts.map(({ detail }) => `<li>${escapeHtml(detail)}</li>`).join('');
  const folded =
    changed === ''
      ? ''
      : `<details class="stated"><summary>Conflicts</summary><ul class="conflicts">${changed}</ul></details>`;
  return `<dl class="grounds">${rows
    .map(([label = '', text = '']) => `<div><dt>${label}</dt><dd>${escapeHtml(text)}</dd></div>`)
    .join(
      '',
    )}</dl>${folded}<p class="note">Composed from the design-taste catalog; none of its brands made or approved it.</p>`;
}
