import type { TokenValues } from '../../catalog/tokens.ts';
import { GENERIC_FAMILY } from '../../text/generic-family.ts';
import { FALLBACK_FACES } from './fallback-faces.ts';
import { FACES, fontFiles } from './faces.ts';
import { matchFace, type MatchedFace } from './match-face.ts';

/** The open typefaces that show the families of a brand, by role. */
export type Faces = ReadonlyMap<string, MatchedFace>;

/** What a board is set in where its entry states no typeface. */
export const DEFAULT_FACE = { face: FACES[0], brandFamily: '', why: 'near' } as const satisfies MatchedFace;

export function facesOf({ type }: Pick<TokenValues, 'type'>): Faces {
  return new Map(Object.entries(type?.families ?? {}).map(([role, family]) => [role, matchFace(family)]));
}

/** `@font-face` rules of the typefaces, and of system fonts with their metrics. @param display value of `font-display` */
export function fontFaces(faces: Faces, display: 'swap' | 'optional'): string {
  const used = new Map([...faces.values()].map(({ face }) => [face.name, face]));
  return [...used.values()]
    .map((face) => {
      const rules = fontFiles(face).map(
        ({ name, weights }) =>
          `@font-face{font-family:"${face.name}";src:url("/fonts/${name}") format("woff2");font-weight:${weights};font-display:${display}}`,
      );
      return [...rules, FALLBACK_FACES[face.name]?.css ?? ''].join('');
    })
    .join('\n');
}

/** The value of `font-family` that shows a family of the brand. */
export function stackOf({ face }: MatchedFace): string {
  return `"${face.name}","${face.name} Fallback",${GENERIC_FAMILY[face.class]}`;
}
