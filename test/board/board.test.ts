import { expect, it } from 'vitest';
import { entries } from '../catalog/catalog.ts';
import { catalogDocuments } from '../../scripts/catalog/documents.ts';
import { boardOf, boardOfRecord } from '../../src/board/board.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { ratioOf } from '../../src/board/board-facts.ts';
import { firstScheme } from '../../src/catalog/flat-tokens.ts';
import { PATTERNS } from '../../src/board/sections/patterns/index.ts';
import { COMPOSITIONS } from '../../src/board/composition.ts';
import { posterTitle } from '../../src/catalog/poster.ts';
import { completePiece } from '../../src/board/piece/complete-piece.ts';
import { readCode } from '../../src/board/piece/code-rules.ts';
import { roleOf } from '../../src/board/piece/piece-roles.ts';
import type { PieceNode } from '../../src/board/piece/piece-node.ts';
import { pieceTree } from '../../src/board/piece/piece-tree.ts';
import { compoundsOf } from '../../src/board/piece/selector-parts.ts';
import { tokenColor, tokenValues } from '../../src/catalog/token-values.ts';
import { composite } from '../../src/color/composite.ts';
import { contrastOn } from '../../src/color/contrast.ts';
import { FALLBACK_FACES } from '../../src/board/type/fallback-faces.ts';
import { FACES, fontFiles } from '../../src/board/type/faces.ts';
import { setText } from '../../src/board/sections/set-text.ts';
import { longestWordWidth, nameWidth } from '../../src/board/type/word-width.ts';
import { matchFace } from '../../src/board/type/match-face.ts';

/** A weight this far from what a typeface has looks the same. */
const WEIGHT_STEP = 50;

const boards = entries.map((entry) => ({ entry, board: boardOf(entry) }));
/** Boards of the same brands, had nobody drawn posters for them. */
const withoutPosters = entries.map((known) => {
  const { poster: _, ...entry } = known;
  return { entry, board: boardOf(entry) };
});
const drawn = boards.filter(({ entry }) => entry.poster !== undefined);

it('uses every composition, and none for more than a third of the brands', () => {
  const used = Map.groupBy(boards, ({ board }) => /board k-([a-z]+)/.exec(board.page)?.[1]);
  expect(new Set(used.keys())).toEqual(new Set(COMPOSITIONS));
  for (const list of used.values()) expect(list.length).toBeLessThan(entries.length / 3);
});

it('opens with no subject on more than four of a hundred boards, in whatever manner it is drawn', () => {
  const subjects = withoutPosters.flatMap(({ board }) => {
    const opening = board.page.slice(0, board.page.indexOf('</header>'));
    const shown = /(?: alt|aria-label)="([^"]+)"/.exec(opening)?.[1];
    return shown === undefined ? [] : [shown.replace(MANNER, '')];
  });
  expect(subjects.length).toBeGreaterThan(150);
  const counts = Map.groupBy(subjects, (subject) => subject);
  expect(counts.size).toBeGreaterThan(45);
  const most = 0.04 * boards.length;
  expect(
    [...counts].filter(([, list]) => list.length > most).map(([subject, { length }]) => [subject, length]),
  ).toEqual([]);
});

/** Before what a drawing shows, such as "Line drawing of". */
const MANNER = /^(?:Cut paper|Engraving|Hard-edged picture|Line drawing|Picture|Print) of /;

it('has no script, no inline style and no address of another host', () => {
  for (const { entry, board } of boards) {
    expect(board.page, entry.slug).not.toMatch(/<script|\sstyle=|\son[a-z]+=/i);
    expect(board.page, entry.slug).not.toMatch(/(?:src|href)="(?!\/|#|data:image\/svg)/);
    expect(
      board.style.match(/url\([^)]*\)/g)?.filter((url) => !url.startsWith('url("/fonts/')) ?? [],
    ).toEqual([]);
    expect(board.style, entry.slug).not.toMatch(/@import/);
  }
});

it('has one main landmark, whatever elements the code of an entry styles', () => {
  for (const { entry, board } of boards) expect(board.page.match(/<main[\s>]/g), entry.slug).toHaveLength(1);
});

it('shows every colour and every size of the entry', () => {
  for (const { entry, board } of boards) {
    for (const scheme of [entry.tokens.color.light, entry.tokens.color.dark]) {
      for (const [role, hex] of Object.entries(scheme ?? {})) {
        expect(rolesOf(board.page, hex), entry.slug).toContain(role);
      }
    }
    for (const [role, size] of Object.entries(entry.tokens.type?.sizes ?? {})) {
      expect(board.page, entry.slug).toContain(`text.${role} ${Number.parseFloat(size)} px`);
    }
  }
});

/** Roles on the chips of a colour; roles with the same colour share a chip. */
function rolesOf(page: string, hex: string): readonly string[] {
  const chips = page.matchAll(
    /<b>([^<]*)<\/b><code>([^<]*)<\/code><small>[^<]*<\/small>(?:<small class="also">also ([^<]*))?/g,
  );
  return [...chips].flatMap(([, own = '', value, also = '']) =>
    value === hex ? [...own.split(', '), ...also.split(', ')] : [],
  );
}

it('states a size only if the entry does', () => {
  const [{ entry } = { entry: undefined }] = boards;
  if (entry === undefined) throw new Error('The catalog is empty.');
  const { type: _, spacing: __, ...tokens } = entry.tokens;
  const { page } = boardOf({ ...entry, tokens });
  expect(page).not.toMatch(/text\.\w+ \d+ px|is-spacing|id="type"/);
});

it('draws other pictures for every brand that states a kind of picture', () => {
  const pictures = withoutPosters.flatMap(({ entry, board }) => {
    const [picture] = board.page.match(/(?<=class="art">).*?(?=<\/div>)/) ?? [];
    return picture === undefined ? [] : [{ slug: entry.slug, picture }];
  });
  expect(pictures.length).toBeGreaterThan(boards.length / 2);
  expect(new Set(pictures.map(({ picture }) => picture)).size).toBe(pictures.length);
});

it('fills every row of large colours', () => {
  for (const { entry, board } of boards) {
    for (const [, columns, odd, list = ''] of board.page.matchAll(
      /class="chips major col-(\d)( odd)?[^"]*">(.*?)<\/ul>/g,
    )) {
      const main = list.includes('class="main"') ? 1 : 0;
      const taken = list.split('<li').length - 1 + main + (odd === undefined ? 0 : 1);
      expect(taken % Number(columns), entry.slug).toBe(0);
    }
    expect(board.page, entry.slug).toContain('chips major col-');
  }
});

it('opens with the poster of the brand where there is one, in a place of its proportions', () => {
  for (const { entry, board } of drawn) {
    const opening = /<header.*?<\/header>/s.exec(board.page)?.[0] ?? '';
    expect(opening, entry.slug).toContain(`aria-label="${posterTitle(entry.poster ?? '')}"`);
    expect(opening, entry.slug).not.toMatch(/var\(--color|class="art plate/);
    expect(board.page, entry.slug).toMatch(
      / g-(?:split|deck|spine|tiles|bill|stripes|masthead|print|tall|wide) o-(?:left|split)[ "]/,
    );
  }
});

it('shows a picture, or a pattern in colours of a brand without pictures', () => {
  const kinds = withoutPosters.flatMap(({ entry, board }) => {
    const opening = /<header.*?<\/header>/s.exec(board.page)?.[0] ?? '';
    const isStated = !['none', undefined].includes(entry.grammar_flat['imagery.strategy']);
    if (isStated) expect(opening, entry.slug).toMatch(/class="art"><(?:svg|img)/);
    const [, kind, content = ''] =
      /class="art plate[^>]*><svg class="([a-z]+)"(.*?)<\/svg>/s.exec(opening) ?? [];
    if (kind === undefined) return [];
    expect(isStated, entry.slug).toBe(false);
    const own = new Set([
      '#000000',
      '#ffffff',
      ...Object.values(entry.tokens.color.light ?? {}),
      ...Object.values(entry.tokens.color.dark ?? {}),
    ]);
    const fills = [...content.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill);
    for (const fill of fills) expect(own, entry.slug).toContain(fill);
    expect(new Set(fills).size, entry.slug).toBeGreaterThan(1);
    expect(content, entry.slug).not.toMatch(/NaN|Infinity|undefined/);
    return [kind];
  });
  expect(new Set(kinds)).toEqual(new Set(Object.keys(PATTERNS)));
});

it('reads the text in every field of a palette', () => {
  for (const { entry, board } of boards) {
    const grounds = {
      dark: entry.tokens.color.dark?.['background'] ?? '#000000',
      light: entry.tokens.color.light?.['background'] ?? '#ffffff',
    };
    const labels = board.style.matchAll(/\.is-(dark|light) li \.c-([0-9a-f]+)~\*\{color:(#[0-9a-f]+)\}/g);
    const found = [...labels].map(([, scheme, hex = '', text = '']) => {
      const seen = composite(
        tokenColor(`#${hex}`),
        tokenColor(scheme === 'dark' ? grounds.dark : grounds.light),
      );
      expect(contrastOn(tokenColor(text), seen), `${entry.slug} ${hex} ${text}`).toBeGreaterThanOrEqual(4.5);
      return hex;
    });
    const own = Object.values({ ...entry.tokens.color.light, ...entry.tokens.color.dark });
    for (const hex of own) expect(found, entry.slug).toContain(hex.slice(1));
  }
});

it.each([
  ['with posters', boards],
  ['without posters', withoutPosters],
])('opens boards %s in at least nine arrangements, no more than a quarter in one', (_, all) => {
  const stages = Map.groupBy(all, ({ board }) => / g-([a-z]+)/.exec(board.page)?.[1]);
  expect(stages.size).toBeGreaterThanOrEqual(9);
  for (const list of stages.values()) expect(list.length).toBeLessThan(all.length / 4);
});

it('shows a small signature move on the pattern of the opening, and then no second time', () => {
  const shown = withoutPosters.filter(({ board }) => board.page.includes('<div class="exhibit">'));
  expect(shown.length).toBeGreaterThan(5);
  for (const { entry, board } of shown) expect(board.page.match(/class="piece/g), entry.slug).toHaveLength(1);
});

it('cuts photographs to the corners of the brand, and shows those of galleries whole', () => {
  const forms = withoutPosters.map(({ board }) => /class="opening( w-[a-z]+)?"/.exec(board.page)?.[1]);
  for (const form of ['slats', 'steps', 'slant', 'arch', 'pill', 'duo', undefined])
    expect(forms).toContain(form === undefined ? undefined : ` w-${form}`);
  for (const { entry, board } of withoutPosters) {
    if (!/class="opening w-(?:arch|pill)"/.test(board.page)) continue;
    expect(['pill', '12-16px', '8-10px'], entry.slug).toContain(entry.grammar_flat['surface.radius']);
    expect(board.page, entry.slug).not.toContain('k-gallery');
  }
});

it('shows the narrowest word in the largest type where none has room', () => {
  const [first] = boards;
  if (first === undefined) throw new Error('The catalog is empty.');
  const tokens = { ...first.entry.tokens, type: { cites: [], sizes: { display: '900px' } } };
  const { page } = boardOf({ ...first.entry, name: 'Queensland', mood: ['raw'], trades: [], tokens });
  expect(page).toContain('<p class="t-display">Raw</p>');
});

it('shows no colours of visited links, code, charts or disabled controls in the main colours', () => {
  const control = { background: '#ffffff', text: '#111111', primary: '#0055aa', 'link-visited': '#551a8b' };
  const light = { ...control, 'syntax-keyword': '#aa00aa', 'chart-1': '#00aa88', disabled: '#999999' };
  const [first] = boards;
  if (first === undefined) throw new Error('The catalog is empty.');
  const { entry } = first;
  const { page } = boardOf({
    ...entry,
    theme: 'light',
    tokens: { ...entry.tokens, color: { cites: [], light } },
  });
  const [, list = ''] = /<ul class="spectrum[^"]*">(.*?)<\/ul>/.exec(page) ?? [];
  expect(list).toContain('#111111');
  expect(list).not.toMatch(/visited|syntax|chart|disabled/);
});

it('opens with the main colours of the entry, each once with its role and value', () => {
  const shown = boards.flatMap(({ entry, board }) => {
    const colors = entry.tokens.color[firstScheme(entry.theme, tokenValues(entry.tokens))] ?? {};
    const [, list] = /<ul class="spectrum[^"]*">(.*?)<\/ul>/.exec(board.page) ?? [];
    if (list === undefined) return [];
    const items = [...list.matchAll(/<b>([^<]+)<\/b><span>(#[0-9a-f]{6})</g)];
    for (const [, role = '', hex] of items) expect(colors[role], entry.slug).toBe(hex);
    expect(new Set(items.map(([, , hex]) => hex)).size, entry.slug).toBe(items.length);
    return [items.length];
  });
  expect(shown.length).toBeGreaterThan(0.9 * boards.length);
  expect(Math.min(...shown)).toBeGreaterThan(1);
  expect(Math.max(...shown)).toBeLessThan(7);
});

it.each(FACES)('gives the metrics of $name to the system font that takes its place', (face) => {
  const { css = '', widths } = FALLBACK_FACES[face.name] ?? {};
  expect(css.match(/@font-face/g)).toHaveLength(2);
  expect(css).toContain(`"${face.name} Fallback";src:local(`);
  // Arimo has the metrics of Arial, and Roboto Mono the widths of Courier New.
  if (face.name !== 'Arimo') expect(css).toMatch(/ascent-override:[\d.]+%/);
  // The letters of Press Start 2P end on the baseline.
  if (!['Arimo', 'Press Start 2P'].includes(face.name)) expect(css).toMatch(/descent-override:[\d.]+%/);
  if (face.class !== 'mono' && face.name !== 'Arimo') expect(css).toMatch(/size-adjust:[\d.]+%/);
  expect(Math.min(...(widths ?? [0]))).toBeGreaterThan(0.3);
});

it.each([
  ['D-DIN', 'Barlow'],
  ['The Future', 'Jost'],
  ['universalSans', 'Instrument Sans'],
  ['Noto Sans JP', 'Source Sans 3'],
  ['Noto Sans VF', 'Noto Sans'],
  ['Postoni', 'Libre Bodoni'],
  ['Titillium Web', 'Titillium Web'],
  ['Adobe Clean Serif', 'Source Serif 4'],
  ['Frutiger Neue', 'Hind'],
  ['Helvetica Neue', 'Inter'],
  ['Arial', 'Arimo'],
] as const)('sets %s in the open typeface that is nearest in design', (family, name) => {
  expect(matchFace({ stack: family, class: 'grotesque' }).face.name).toBe(name);
});

it('takes a typeface nearer in design in place of a stated one of little character', () => {
  const setIn = (stack: string, substitute: string) =>
    matchFace({ stack, class: 'grotesque', substitute }).face.name;
  expect(setIn('ABC Diatype', 'Inter')).toBe('Instrument Sans');
  expect(setIn('ABC Diatype', 'Figtree')).toBe('Figtree');
  expect(setIn('Helvetica Neue', 'Arimo')).toBe('Arimo');
  expect(setIn('-apple-system', 'Source Sans 3')).toBe('Source Sans 3');
});

it('has a file for every weight of a typeface, so that no browser makes one bold', () => {
  for (const face of FACES) {
    const ranges = fontFiles(face).map(({ weights }) => weights.split(' ').map(Number));
    if (face.cuts === undefined) continue;
    expect(ranges[0]?.[0], face.name).toBe(1);
    expect(ranges.at(-1)?.[1], face.name).toBe(1000);
    for (const [at, [from = 0]] of ranges.entries())
      if (at > 0) expect(from, face.name).toBe((ranges[at - 1]?.[1] ?? 0) + 1);
  }
});

it('sets sentences with the marks of print, and numbers on one line with their units', () => {
  expect(setText(`A "slate" grey of Hara's, 1 px wide & 55 % high`)).toBe(
    'A “slate” grey of Hara’s, 1\u00A0px wide &amp; 55\u00A0% high',
  );
});

it('names the typeface of the brand where another one stands in for it', () => {
  const known = (stack: string, substitute?: string) =>
    matchFace({ stack, class: 'sans', ...(substitute !== undefined && { substitute }) });
  expect(known('"Inter Variable", sans-serif')).toMatchObject({ face: { name: 'Inter' }, why: 'own' });
  expect(known('Neue Something', 'Figtree')).toMatchObject({ face: { name: 'Figtree' }, why: 'stated' });
  expect(known('Neue Something')).toMatchObject({ why: 'near', brandFamily: 'Neue Something' });
});

it.each([
  ['Khan Academy', 'Academy'],
  ['Hewlett-Packard', 'Hewlett'],
  ['iii WWW', 'WWW'],
])('makes room for the widest word of %s', (name, word) => {
  const faces = new Map([['heading', matchFace({ stack: 'Inter', class: 'sans' })]]);
  expect(longestWordWidth(name, faces, 400)).toBe(longestWordWidth(word, faces, 400));
  expect(longestWordWidth(name, faces, 700)).toBeGreaterThan(longestWordWidth(name, faces, 400));
});

it.each([
  ['Stripe', 'Stripe'],
  ['Kiwi.com × Claude', 'Kiwi.com'],
  ['City of Utrecht × Nike', 'City of Utrecht'],
  ['Nike × Siemens Industrial Experience', 'Nike'],
  ['Siemens Industrial Experience × Nike', 'Experience'], // too long for one line
])('gives the leading source of %s a line of its own, as wide as %s', (name, widest) => {
  const faces = new Map([['heading', matchFace({ stack: 'Inter', class: 'sans' })]]);
  expect(nameWidth(name, faces, 400)).toBeGreaterThanOrEqual(longestWordWidth(widest, faces, 400));
  if (name.includes('Utrecht'))
    expect(nameWidth(name, faces, 400)).toBeGreaterThan(longestWordWidth(name, faces, 400));
  expect(nameWidth(`${name} hybrid`, faces, 400)).toBeGreaterThanOrEqual(nameWidth(name, faces, 400));
  expect(nameWidth(name, faces, 400)).toBeLessThanOrEqual(11);
});

const outline = ({ tag, classes, children }: PieceNode): string =>
  [tag, ...classes].join('.') + (children.length === 0 ? '' : `(${children.map(outline).join(' ')})`);

it.each([
  ['.a > .b {}', 'div(div.a(div.b))'],
  ['.tag {} .tag.danger {}', 'div(div.tag div.tag.danger)'],
  ['h1 + p {}', 'div(h1 p)'],
  ['.list li {}', 'div(div.list(ul(li li li)))'],
  ['td {}', 'div(table(tbody(tr(td) tr(td) tr(td))))'],
  ['body { color: red }', 'div'],
  ['.x:hover, .x::after {}', 'div(div.x)'],
  ['.g a { position: relative } .g .tag { position: absolute }', 'div(div.g(a(div.tag)))'],
  ['.g a { position: relative } .g > .tag { position: absolute }', 'div(div.g(a div.tag))'],
  [
    '.shelf { display: grid; grid-template-columns: repeat(3, 1fr) } .box { aspect-ratio: 1 } .box.on {}',
    'div(div.shelf(div.box div.box.on div.box.on))',
  ],
  [
    '.row { display: grid; grid-template-columns: repeat(auto-fill, 9em) }',
    `div(div.row(${Array(6).fill('span').join(' ')}))`,
  ],
])('the smallest markup of %s is %s', (css, expected) => {
  expect(outline(pieceTree(readCode(css).rules))).toBe(expected);
});

it.each([
  ['.stage h2 {}', 'div(div.stage(h2 p a))'],
  ['.hero h2 {} .hero { background: linear-gradient(red, blue) }', 'div(div.hero(h2) p a)'],
  ['.x:hover {}', 'div(div.x p a)'],
  ['h1 + p {} p + a {}', 'div(h1 p a)'],
  ['.a h1 {} .a h3 {} .a p {}', 'div(div.a(h1 h2 h3 p))'],
  ['.a h4 {} .a p {}', 'div(div.a(h3 h4 p))'],
  ['.a h2 {} .a button {}', 'div(div.a(h2 button))'],
  ['body { color: red }', 'div'],
])('a piece of at most two elements shows what they are for: %s is %s', (css, expected) => {
  expect(outline(completePiece(pieceTree(readCode(css).rules), css))).toBe(expected);
});

it.each([
  [".list li[aria-selected='true'] { color: red }", '- > listbox > option option option'],
  [".tabs [aria-selected='true'] { color: red } .tabs b { color: blue }", 'tablist > tab tab'],
  ["tr[aria-selected='true'] { color: red }", 'grid > - > - - -'],
  [".layer[role='dialog'] { color: red }", 'dialog'],
  [".on[aria-checked='true'] { color: red }", 'switch'],
  ['table td { color: red }', '- > - > - - -'],
])('gives %s its roles', (css, expected) => {
  expect(roles(pieceTree(readCode(css).rules).children[0] ?? null, null)).toMatch(new RegExp(`^${expected}`));
});

/** Roles of an element and, after `>`, of its children. */
function roles(node: PieceNode | null, parent: PieceNode | null): string {
  if (node === null) return '';
  const own = node.attributes.get('role') ?? roleOf(node, parent) ?? '-';
  const [first] = node.children;
  if (first === undefined) return own;
  const next = node.children.map((child) => child.attributes.get('role') ?? roleOf(child, node) ?? '-');
  return node.children.length > 1 ? `${own} > ${next.join(' ')}` : `${own} > ${roles(first, node)}`;
}

it('keeps code inside its piece', () => {
  const { nested, top } = readCode(
    'body { position: fixed; background: url(//x) } @keyframes k { to { top: 0 } }',
  );
  expect(nested).toBe('&{position: absolute; background: none}\n');
  expect(top).toContain('@keyframes k');
});

const pieceWith = (css: string) => {
  const [{ entry } = { entry: undefined }] = boards;
  if (entry === undefined) throw new Error('The catalog is empty.');
  const { page } = boardOf({ ...entry, code: { css } });
  return /<div class="piece">.*?<\/section>/s.exec(page)?.[0] ?? '';
};

it('arranges the opening without touching elements of signature moves', () => {
  for (const { board } of boards) expect(board.style).not.toMatch(/\.g-\w+ (?:[a-z]\w*|\.art)\b/);
});

it('gives classes of the code names that no class of the board has', () => {
  const css = '.initial { content: ".art"; margin: 0 .5em; &.art { opacity: .5 } } .initial > .box {}';
  expect(readCode(css).nested).toContain(
    '.own-initial{content: ".art"; margin: 0 .5em; &.own-art { opacity: .5 }}',
  );
  expect(pieceWith(css)).toContain('class="own-initial');
  expect(pieceWith(css)).not.toMatch(/class="(?:[^"]* )?initial/);
});

it('writes no words into a shape that is too low for a line', () => {
  expect(pieceWith('.stripe { width: 96px; height: 8px } .stripe + h1 {}')).toContain(
    '<div class="own-stripe"></div>',
  );
  expect(pieceWith('.panel { width: 96px; height: 80px } .panel + h1 {}')).not.toContain(
    '<div class="own-panel"></div>',
  );
});

it('fits the text of a signature move into boxes whose size the code states', () => {
  const pieceOf = (css: string) => {
    const [{ entry } = { entry: undefined }] = boards.filter(({ entry: { slug } }) => slug === 'adobe');
    if (entry === undefined) throw new Error('The catalog has no Adobe.');
    return /<div class="piece">.*?<\/div>\s*(?=<div class="art|<p class="move-text)/s.exec(
      boardOf({ ...entry, code: { css } }).page,
    )?.[0];
  };
  const tile = 'display: grid; place-items: center; width: 64px; aspect-ratio: 1; font-size: 28px;';
  expect(pieceOf(`.tiles > a { ${tile} background: #000; }`)).toContain('<a href="#palette">Ad</a>');
  expect(pieceOf(`.play { width: 48px; aspect-ratio: 1; border-radius: 50%; background: #000; }`)).toContain(
    'aria-label="See the palette">→</button>',
  );
  expect(
    pieceOf('.cover { display: grid; place-items: center; aspect-ratio: 1; font-size: 64px; }'),
  ).toContain('<div class="own-cover">Ad</div>');
  expect(pieceOf('.tile data { font-size: 32px; }')).toMatch(/<data>\d+<\/data>/);
  expect(
    pieceOf('.row { display: grid; grid-template-columns: 60px 1fr; } .row p { color: red; }'),
  ).toContain('<div class="own-row gapped"><span></span> <p>');
});

it('gives rows cells, bars heights, and lines as wide as the window a word that fits', () => {
  expect(pieceWith("tr[aria-selected='true'] { color: red }")).toMatch(
    /<tr aria-selected="true"><td>[^<]+<\/td><td>/,
  );
  const [{ entry } = { entry: undefined }] = boards;
  if (entry === undefined) throw new Error('The catalog is empty.');
  const css = '.chart { display: flex } .chart > i { --share: 0; height: calc(var(--share) * 1%) }';
  const heights =
    boardOf({ ...entry, code: { css } }).style.match(/(?<=\.own-chart>:nth-child\(\d+\)\{--share:)\d+/g) ??
    [];
  expect(new Set(heights).size).toBeGreaterThan(3);
  expect(Math.max(...heights.map(Number))).toBe(100);
  const [, word = ''] =
    /<b>([^<]+)/.exec(
      pieceWith('.wall b { font: 700 clamp(40px, 24vw, 400px)/1 serif; white-space: nowrap } .wall p {}'),
    ) ?? [];
  expect(word.length).toBeLessThanOrEqual(7);
});

it('lets a button of several parts take the whole width', () => {
  expect(pieceWith('.buy-bar { display: flex } .buy-bar .total {} .buy-bar .name {}')).toContain(
    'own-buy-bar spread',
  );
});

it('puts what a list holds into its items', () => {
  const css =
    '.m { list-style: none; } .m li { padding: 8px; } .m i { width: 8px; height: 8px; } .m strong { color: red; }';
  const [list] = pieceTree(readCode(css).rules).children;
  expect(list?.tag).toBe('ul');
  expect(list?.children.map(({ children }) => children.map(({ tag }) => tag))).toEqual(
    Array.from({ length: 3 }, () => ['i', 'strong']),
  );
});

it.each([
  ['a ground without padding', '.tip { background: var(--color-surface) } .tip p {}', true],
  ['a frame without padding', '.tip { border: 1px solid } .tip h3 {}', true],
  ['a padding of its own', '.tip { background: var(--color-surface); padding: 4px } .tip p {}', false],
  ['no ground and no frame', '.tip { color: var(--color-text) } .tip p {}', false],
  [
    'a frame around frames',
    '.tip { border: 1px solid } .tip article { border: 1px solid } .tip article p {}',
    false,
  ],
  ['padding above and below alone', '.tip { background: red; padding: 4px 0 } .tip p {}', true],
  ['columns', '.tip { border: 1px solid; display: flex } .tip p {} .tip b {}', false],
])('keeps text away from the edges of a box: %s', (_, css, isInset) => {
  expect(/class="own-tip[^"]*"/.exec(pieceWith(css))?.[0].includes('inset')).toBe(isInset);
});

it.each([
  ['a button below a heading', '.x h1 {} .x button {} .x p {}', /<button class="spaced/],
  ['an action beside another', '.x p {} .x a {} .x button {}', /<a class="spaced ahead/],
  ['a margin of its own', '.x p {} .x a { margin-top: 0 } .x b {}', /<a href/],
  ['texts in a row without a gap', '.x { display: flex } .x b {} .x i {} .x em {}', /own-x gapped"/],
  ['a row with a gap', '.x { display: flex; gap: 1px } .x b {} .x i {} .x em {}', /own-x"/],
  ['text in a box of a stated height', '.x { height: 48px } .x + p {} p + a {}', /own-x middle"/],
  ['a variant of a class', '.x { height: 4px } .x.on {} p {}', /"own-x own-on"><\/div>/],
  [
    'fields beside their form',
    '.x form { padding: 0 } .x input {} .x button {}',
    /<form><input [^>]*> <button/,
  ],
])('keeps elements of a signature move apart: %s', (_, css, expected) => {
  expect(pieceWith(css)).toMatch(expected);
});

it.each([
  ['a dark ground without a text colour', '.tip { background: #102030 } .tip p {}', true],
  [
    'a dark text without a ground on one',
    '.tip { background: #102030; color: #fff } .tip p { color: #203040 }',
    true,
  ],
  ['a light ground', '.tip { background: #fafafa } .tip p {}', false],
  ['a pair that the code states', '.tip { background: #555; color: #777 } .tip p {}', false],
  ['a gradient', '.tip { background: linear-gradient(#000, #111) } .tip p {}', false],
])('gives text that could not be read another colour: %s', (_, css, isChanged) => {
  const [{ entry } = { entry: undefined }] = boards.filter(({ entry: { slug } }) => slug === 'adobe');
  if (entry === undefined) throw new Error('The catalog has no Adobe.');
  const { page, style } = boardOf({ ...entry, code: { css } });
  const ink = /class="[^"]*?\bink-([0-9a-f]{6})/.exec(page)?.[1];
  expect(ink !== undefined).toBe(isChanged);
  if (ink === undefined) return;
  expect(style).toContain(`.ink-${ink}{color:#${ink}}`);
  expect(ratioOf(`#${ink}`, '#102030')).toBeGreaterThanOrEqual(4.5);
});

it('puts a picture behind text where the code asks for a ground that covers', () => {
  const css = '.hero { background: center / cover; color: var(--color-on-primary) } .hero h2 {}';
  expect(pieceWith(css)).toMatch(
    /<div class="own-hero backed on-accent inset"><img class="behind" src="data:image/,
  );
  expect(pieceWith('.hero { background: var(--color-primary) } .hero h2 {}')).not.toContain('behind');
});

it('reads positions and attributes of selectors', () => {
  expect(compoundsOf('.a > :nth-child(3n + 2)[aria-selected="true"]')).toMatchObject([
    { classes: ['a'] },
    { relation: 'child', position: 2, attributes: [['aria-selected', 'true']] },
  ]);
});

it('is the same made from the published record', () => {
  const media = { screenshots: new Map(), videos: new Set<string>(), liveTokens: new Map() };
  const few = entries.filter((_, i) => i % 40 === 0);
  const { documents } = catalogDocuments(few, { media, service: '' });
  for (const entry of few) {
    const record = JSON.parse(documents.get(`api/styles/${entry.slug}.json`) ?? '') as BrandRecord;
    const { page, style } = boardOf(entry);
    const inside = page.replace(/<link rel="stylesheet"[^>]+>/, () => `<style>\n${style}</style>`);
    expect(boardOfRecord(record, documents.get(`api/styles/${entry.slug}/poster.svg`) ?? null)).toBe(inside);
  }
});

it('is set in typefaces that have the weights of the brand', () => {
  const lacking = entries.flatMap(({ slug, tokens }) => {
    const { families = {}, weights = {} } = tokenValues(tokens).type ?? {};
    return Object.entries(families).flatMap(([role, family]) => {
      const { face } = matchFace(family);
      const [least = 400, most = least] = face.weights.split(' ').map(Number);
      const weight = weights[role] ?? least;
      return weight < least - WEIGHT_STEP || weight > most + WEIGHT_STEP
        ? [`${slug} ${role} ${weight}: ${face.name}`]
        : [];
    });
  });
  expect(lacking).toEqual([]);
});

it('shows components that state a ratio as narrow as they are', () => {
  const stated = boards.filter(({ entry }) => entry.components?.card?.['aspect-ratio'] !== undefined);
  expect(stated).not.toEqual([]);
  for (const { board } of stated) expect(board.style).toContain('.x-card{max-width:300px}');
});
