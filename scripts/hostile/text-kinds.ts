import { endless } from './endless.ts';
import { fillHtml, times } from './fill.ts';
import type { HostileKind } from './kind.ts';

/** Pieces repeated to fill one long paragraph. */
const PIECES = [
  '!',
  '.',
  'a',
  'a ',
  'A. ',
  'a.b',
  '1,',
  '-',
  "a'",
  '…"',
  '。',
  '漢',
  'が',
  'é',
  '\u0301',
  ' \n',
  'No. ',
  'is ',
  'we are built ',
  'http://a',
  'I’ve ',
  '&nbsp;',
  '(',
  '😀',
] as const;

const TURN_DARK = "a.addEventListener('click', () => { document.documentElement.dataset.theme = 'dark' });";

/** One long text in each place that the engine searches for words. */
export const TEXT_KINDS: readonly HostileKind[] = [
  ...PIECES.map((piece) => endless(`text: ${JSON.stringify(piece)}`, piece, '<p>')),
  inside('a heading', '<h1>', 'Word '),
  inside('a label', '<a href=#>', 'get '),
  inside('a preformatted block', '<pre>', 'a\n'),
  inside('a title', '<title>', 'a | '),
  inside('a script', '<script>', 'new IntersectionObserver('),
  inside('a script of loops', '<script>', 'requestAnimationFrame('),
  inside('a class attribute', '<p class="', 'dark'),
  inside('an address', '<img src="', 'a-1x'),
  inside('an inline picture', '<img src="data:image/svg+xml,', '%3Csvg '),
  inside('a description', '<meta name=description content="', 'a '),
  inside('a style sheet', '<style>', 'p{'),
  {
    name: 'wrapped words',
    page: (share) => ({
      html: fillHtml('<i>a</i><b>b</b>', share),
      css: 'body { white-space: nowrap } i { vertical-align: 9px }',
    }),
  },
  {
    name: 'switches by scripts',
    page: (share) => ({
      html: `<!doctype html><script>${times(TURN_DARK, 10_000 * share)}</script>${times('<button class="a b c d">ok</button>', 22_000 * share)}`,
      css: '[data-theme=dark] { background: black; color: white }',
    }),
  },
];

function inside(place: string, open: string, piece: string): HostileKind {
  return endless(`text in ${place}: ${JSON.stringify(piece)}`, piece, open);
}
