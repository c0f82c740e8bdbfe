import { illustration } from '../../src/specimen/artwork/illustrations/index.ts';
import { completeTaste } from '../../src/specimen/complete-taste.ts';
import { html, Markup } from '../html.ts';
import type { FiguresOf } from './figures-of.ts';
import { block, drawing, lines, photo } from './draw.ts';

/** The pictures of specimens, made smaller. */
export const IMAGERY: FiguresOf<'imagery'> = {
  'imagery.strategy': (value) => KINDS[value](),
};

const KINDS = {
  none: () => drawing(block(16, 20, 84, 10), lines(16, 42, [120, 104, 112, 64])),
  photographic: () => drawing(photo(0, 160)),
  illustration: () => drawing(drawn(0, 160)),
  abstract: () =>
    drawing(
      block(0, 0, 160, 96, 'rule'),
      html`<circle class="signal" cx="52" cy="48" r="30" /><path class="ink" d="M80 78 112 18l32 60z" />`,
    ),
  mixed: () => drawing(photo(0, 78), drawn(82, 78)),
} as const;

const PLAIN = completeTaste({}).taste;

/** The drawing of a specimen. It is markup of the project, without a value from outside. */
function drawn(x: number, width: number): Markup {
  const svg = illustration({ taste: PLAIN, seed: 1 }, [width, 96]).replace(
    / role="img" aria-label="[^"]*"/,
    '',
  );
  return new Markup(svg.replace('<svg class="drawing"', `<svg class="art" x="${x}"`));
}
