import type { FAMILY_CLASSES } from '../../catalog/tokens.ts';

type FaceClass = (typeof FAMILY_CLASSES)[number];

/** A typeface with an open licence, as boards embed it. */
export interface Face {
  /** Its name, also the `font-family` and, in kebab-case, the file. */
  readonly name: string;
  readonly class: FaceClass;
  readonly width: 'condensed' | 'normal' | 'wide';
  /** Weights of a variable font, or the weight of a static one. */
  readonly weights: string;
}

const face = (
  name: string,
  fontClass: FaceClass,
  weights = '100 900',
  width: Face['width'] = 'normal',
): Face => ({ name, class: fontClass, width, weights });

/** Every typeface of the boards. `npm run board-fonts` fetches the files from Fontsource. */
export const FACES = [
  face('Inter', 'grotesque'),
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
  face('Bricolage Grotesque', 'grotesque', '200 800'),
  face('Mona Sans', 'grotesque', '200 900'),
  face('Instrument Sans', 'grotesque', '400 700'),
  face('Onest', 'grotesque'),
  face('Open Sans', 'sans', '300 800'),
  face('Source Sans 3', 'sans', '200 900'),
  face('IBM Plex Sans', 'sans', '100 700'),
  face('Figtree', 'sans', '300 900'),
  face('DM Sans', 'sans', '100 1000'),
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
  face('Source Serif 4', 'serif', '200 900'),
  face('Newsreader', 'serif', '200 800'),
  face('Playfair Display', 'serif', '400 900'),
  face('Bodoni Moda', 'serif', '400 900'),
  face('Lora', 'serif', '400 700'),
  face('Roboto Slab', 'slab'),
  face('JetBrains Mono', 'mono', '100 800'),
  face('Geist Mono', 'mono'),
  face('Source Code Pro', 'mono', '200 900'),
  face('Roboto Mono', 'mono', '100 700'),
  face('Inconsolata', 'mono', '200 900'),
] as const satisfies readonly Face[];

/** File name of a face below `/fonts/`. */
export function faceFile({ name }: Face): string {
  return `${faceId(name)}.woff2`;
}

/** `Source Sans 3` to `source-sans-3`, the name of its Fontsource package. */
export function faceId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
