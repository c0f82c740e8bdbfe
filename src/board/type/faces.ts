import type { FAMILY_CLASSES } from '../../catalog/tokens.ts';

type FaceClass = (typeof FAMILY_CLASSES)[number];

/** A typeface with an open licence, as boards embed it. */
export interface Face {
  /** Its name, also the `font-family` and, in kebab-case, the file. */
  readonly name: string;
  readonly class: FaceClass;
  readonly width: 'condensed' | 'normal' | 'wide';
  /** Weights of a variable font. */
  readonly weights: string;
  /** Whether the font has cuts for large sizes, which browsers choose by the size of the text. */
  readonly hasOpticalSize?: boolean;
  /** Weights of the files of a family without a variable font. */
  readonly cuts?: readonly number[];
}

const face = (
  name: string,
  fontClass: FaceClass,
  weights = '100 900',
  width: Face['width'] = 'normal',
): Face => ({ name, class: fontClass, width, weights });

const optical = (one: Face): Face => ({ ...one, hasOpticalSize: true });

const cut = (name: string, fontClass: FaceClass, ...cuts: readonly number[]): Face => ({
  ...face(name, fontClass),
  cuts,
});

/** Every typeface of the boards. `npm run board-fonts` fetches the files from Fontsource. */
export const FACES = [
  optical(face('Inter', 'grotesque')),
  face('Arimo', 'grotesque', '400 700'),
  face('Roboto', 'grotesque'),
  face('Archivo', 'grotesque'),
  face('Geist', 'grotesque'),
  face('Hanken Grotesk', 'grotesque'),
  face('Libre Franklin', 'grotesque'),
  face('Work Sans', 'grotesque'),
  face('Public Sans', 'grotesque'),
  face('Schibsted Grotesk', 'grotesque', '400 900'),
  face('Space Grotesk', 'grotesque', '300 700'),
  optical(face('Bricolage Grotesque', 'grotesque', '200 800')),
  face('Mona Sans', 'grotesque', '200 900'),
  face('Instrument Sans', 'grotesque', '400 700'),
  face('Onest', 'grotesque'),
  face('Familjen Grotesk', 'grotesque', '400 700'),
  face('TASA Orbiter', 'grotesque', '400 800'),
  face('Atkinson Hyperlegible Next', 'sans', '200 800'),
  face('Noto Sans', 'sans'),
  face('Ubuntu Sans', 'sans', '100 800'),
  face('Overpass', 'sans'),
  face('Mulish', 'sans', '200 1000'),
  face('Sofia Sans', 'sans', '1 1000'),
  face('Inclusive Sans', 'sans', '300 700'),
  face('Lexend', 'sans'),
  face('Raleway', 'sans'),
  cut('Lato', 'sans', 400, 700, 900),
  cut('Fira Sans', 'sans', 400, 700),
  cut('Hind', 'sans', 400, 600, 700),
  cut('Poppins', 'sans', 400, 500, 700),
  cut('Barlow', 'sans', 400, 500, 700),
  cut('Titillium Web', 'sans', 400, 700),
  cut('Cal Sans', 'sans', 400),
  face('Roboto Condensed', 'sans', '100 900', 'condensed'),
  face('Fredoka', 'display', '300 700'),
  cut('Press Start 2P', 'mono', 400),
  face('Open Sans', 'sans', '300 800'),
  face('Source Sans 3', 'sans', '200 900'),
  face('IBM Plex Sans', 'sans', '100 700'),
  face('Figtree', 'sans', '300 900'),
  optical(face('DM Sans', 'sans', '100 1000')),
  face('Albert Sans', 'sans'),
  face('Nunito Sans', 'sans', '200 1000'),
  face('Nunito', 'sans', '200 1000'),
  face('Red Hat Display', 'sans', '300 900'),
  face('Red Hat Text', 'sans', '300 700'),
  face('Jost', 'sans'),
  face('Outfit', 'sans'),
  face('Montserrat', 'sans'),
  face('Manrope', 'sans', '200 800'),
  face('Plus Jakarta Sans', 'sans', '200 800'),
  face('Rubik', 'sans', '300 900'),
  face('Saira', 'sans', '100 900', 'wide'),
  face('Oswald', 'display', '200 700', 'condensed'),
  face('Unbounded', 'display', '200 900', 'wide'),
  optical(face('Source Serif 4', 'serif', '200 900')),
  optical(face('Newsreader', 'serif', '200 800')),
  face('Playfair Display', 'serif', '400 900'),
  face('Lora', 'serif', '400 700'),
  optical(face('Fraunces', 'serif')),
  face('Gelasio', 'serif', '400 700'),
  face('EB Garamond', 'serif', '400 800'),
  face('Libre Bodoni', 'serif', '400 700'),
  cut('Libertinus Serif', 'serif', 400, 700),
  cut('Old Standard TT', 'serif', 400, 700),
  face('Merriweather', 'serif', '300 900'),
  face('Mozilla Headline', 'slab', '200 700'),
  face('Mozilla Text', 'sans', '200 700'),
  face('Bitter', 'slab'),
  face('Roboto Slab', 'slab'),
  face('JetBrains Mono', 'mono', '100 800'),
  face('Geist Mono', 'mono'),
  face('Source Code Pro', 'mono', '200 900'),
  face('Roboto Mono', 'mono', '100 700'),
  face('Inconsolata', 'mono', '200 900'),
] as const satisfies readonly Face[];

/** A font file below `/fonts/`. */
export interface FontFile {
  readonly name: string;
  /** What `font-weight` in its `@font-face` rule says. */
  readonly weights: string;
  /** Its name in the Fontsource package. */
  readonly source: string;
}

/** The files of a face; those of a family without a variable font share all weights, so that none is made bold by the browser. */
export function fontFiles({ name, weights, cuts, hasOpticalSize }: Face): readonly FontFile[] {
  const id = faceId(name);
  if (cuts === undefined) {
    const source = `${id}-latin-${hasOpticalSize === true ? 'opsz' : 'wght'}-normal.woff2`;
    return [{ name: `${id}.woff2`, weights, source }];
  }
  const between = (at: number) => ((cuts[at - 1] ?? 0) + (cuts[at] ?? 2000)) / 2;
  return cuts.map((cut, at) => ({
    name: `${id}-${cut}.woff2`,
    weights: `${at === 0 ? 1 : between(at) + 1} ${at === cuts.length - 1 ? 1000 : between(at + 1)}`,
    source: `${id}-latin-${cut}-normal.woff2`,
  }));
}

/** `Source Sans 3` to `source-sans-3`, the name of its Fontsource package. */
export function faceId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
